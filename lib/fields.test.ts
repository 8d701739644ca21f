import { describe, expect, it } from "vitest";
import { email, fullName, nativeName, picture } from "@/lib/fields";

describe("a full name", () => {
  it.each([
    "Ivan Petrov",
    "O’Brien",
    "O'Brien Mc-Carthy",
    "Дъбравка",
    "李 明",
    "محمد علي",
    "Ελένη",
    "नरेन्द्र मोदी",
    "R2_D2 x",
    "Jean-Luc 3",
  ])("may be %s", (name) => {
    expect(fullName.parse(name)).toBe(name.normalize("NFC"));
  });

  it.each(["A  B", "A\tB", "A.B", "<b>", "A,B", "’", "Hans’", "A\nB", "🍁"])("is refused for %j", (name) => {
    expect(fullName.safeParse(name).error?.issues[0]?.message).toMatch(/^Use letters/);
  });

  it("is trimmed and required", () => {
    expect(fullName.safeParse("   ").error?.issues.map(({ message }) => message)).toEqual(["Full name is required."]);
    expect(fullName.parse("  Ana ")).toBe("Ana");
  });

  it("is normalised to composed accents", () => {
    expect(fullName.parse("José")).toBe("José");
  });
});

describe("other fields of a person", () => {
  it("become null if empty", () => {
    expect([nativeName.parse(""), nativeName.parse("  "), nativeName.parse(null), nativeName.parse(undefined)]).toEqual(
      [null, null, null, null],
    );
    expect([picture.parse(""), picture.parse(null)]).toEqual([null, null]);
  });

  it("accept a picture with and without a data: prefix", () => {
    expect([picture.parse("aGk="), picture.parse("data:image/png;base64,aGk=")]).toEqual(["aGk=", "aGk="]);
  });

  it("report a single error for an e-mail", () => {
    const messages = (value: unknown) => email.safeParse(value).error?.issues.map(({ message }) => message);
    expect(messages("")).toEqual(["E-mail is required."]);
    expect(messages("a@b")).toEqual(["This is not a valid e-mail address."]);
  });
});
