import { describe, expect, it } from "vitest";
import { fillIn, placeholdersIn, toValue } from "@/lib/mail/placeholders";
import { messageForm } from "@/lib/message/inputs";

const values = { name: "Ana", country: "Chad", team: "Oaks", deadline: null, transfer: null };

describe("a placeholder", () => {
  it("is replaced wherever it stands, in any case and with spaces", () => {
    expect(fillIn("{name} of { Country }, {TEAM}: {name}", values)).toBe("Ana of Chad, Oaks: Ana");
  });

  it("without a value is a phrase", () => {
    expect(fillIn("{deadline}; {transfer}", values)).toBe("not set yet; not assigned yet");
  });

  it("in a value stays as it is", () => {
    expect(fillIn("{name}, {team}", { ...values, name: "{team} $& {name}", team: "{country}" })).toBe(
      "{team} $& {name}, {country}",
    );
  });

  it("is listed once", () => {
    expect(placeholdersIn("{name} {Name} {team} {other} {")).toEqual(["name", "team"]);
  });

  it.each([
    ["{tema}", "{tema}"],
    ["Dear {}", "{}"],
    ["{name} {constructor}", "{constructor}"],
    ["{first name}", "{first name}"],
  ])("that is unknown is refused and quoted: %s", (text, quoted) => {
    for (const field of ["subject", "text"]) {
      const { error } = messageForm.safeParse({ subject: "A", text: "B", [field]: `A ${text}` });
      expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
        [
          field,
          `There is no placeholder ${quoted} here. There are {name}, {country}, {team}, {deadline} and {transfer}.`,
        ],
      ]);
    }
  });

  it.each(["Dear {name,", "Dear name},", "Dear {{name}}", "Dear {na{name}}"])(
    "needs one brace at each end: %s",
    (text) => {
      const { error } = messageForm.safeParse({ subject: "A", text });
      expect(error?.issues.map(({ message }) => message)).toEqual([
        "Write each placeholder in one pair of braces. There are {name}, {country}, {team}, {deadline} and {transfer}.",
      ]);
    },
  );

  it("is not every brace", () => {
    expect(messageForm.safeParse({ subject: "A } {", text: "if (a) {\n}" }).success).toBe(true);
  });
});

it("a subject has one line", () => {
  const { subject } = messageForm.parse({ subject: "A\r\nBcc: b@example.org", text: "B" });
  expect(subject).toBe("A Bcc: b@example.org");
});

describe("a value", () => {
  it("has no line breaks, control characters or marks that reorder what follows", () => {
    expect(toValue(" Ana\r\nBcc: b@example.org\u0007\u2028\u202eX\u2066 ")).toBe("Ana Bcc: b@example.org X");
  });

  it("is isolated only if it is written from right to left", () => {
    expect(toValue("מיכל")).toBe("\u2068מיכל\u2069");
    expect(toValue("علي (3)")).toBe("\u2068علي (3)\u2069");
    expect(toValue("Лъчезар O’Brien, “Bo” 王")).toBe("Лъчезар O’Brien, “Bo” 王");
  });
});
