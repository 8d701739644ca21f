import { describe, expect, it } from "vitest";
import {
  deadlineText,
  email,
  instantText,
  optionOf,
  picture,
  webAddress,
  webAddressOrPath,
  wholeNumber,
} from "@/lib/platform/validation/fields";

describe("an instant", () => {
  it.each(["2025-02-30T10:00", "tomorrow", "2025-04-09", "2025-04-09T25:00"])("is refused for %s", (text) => {
    expect(instantText("Time").safeParse(text).success).toBe(false);
  });
});

it.each([
  ["2025-04-09T14:30", "2025-04-09T14:30"],
  ["2025-04-09 14:30", "2025-04-09T14:30"],
  ["2025-04-09 14:30:00", "2025-04-09T14:30:00"],
  ["2025-04-09T14:30Z", "2025-04-09T14:30:00Z"],
  ["2025-04-09T14:30+02:00", "2025-04-09T14:30:00+02:00"],
  ["2025-04-09T14:30-0330", "2025-04-09T14:30:00-03:30"],
  ["2025-04-09T14:30:15.250+0200", "2025-04-09T14:30:15.250+02:00"],
])("an instant may be written %s", (text, instant) => {
  expect(instantText("Time").parse(text)).toBe(instant);
});

it.each([
  "09.04.2025 14:30",
  "4/9/2025 14:30",
  "2025-04-09T14:30+2",
  "2025-04-09 2:30 PM",
  "20250409T1430",
  "2025-04-09T24:30Z",
])("an instant is not read from %s", (text) => expect(instantText("Time").safeParse(text).success).toBe(false));

describe("a deadline", () => {
  const error = (text: string) => deadlineText("The end").safeParse(text).error?.issues[0]?.message;

  it.each(["2025-03-20T23:59", "2025-03-20T23:59:00", "2025-03-20T21:59:00.000Z", "2025-03-20T23:59:00+02:00"])(
    "is a whole minute: %s",
    (text) => expect(error(text)).toBeUndefined(),
  );

  it.each(["2025-03-20T23:59:30", "2025-03-20T21:59:59.000Z", "2025-03-20T23:59:00.5+02:00"])(
    "has no seconds, because pages are cached by the minute: %s",
    (text) => expect(error(text)).toBe("The end must be a whole minute, such as 23:59, without seconds."),
  );

  it.each(["soon", "2025-03-20", "2025-03-20T24:00"])("has a single error if it is not an instant: %s", (text) => {
    expect(deadlineText("The end").safeParse(text).error?.issues).toHaveLength(1);
  });
});

it("a field with options takes any case, and keeps its message for a text that is none", () => {
  const field = optionOf(["Junior", "Senior"], "Junior or Senior.");
  expect(field.parse("senior")).toBe("Senior");
  for (const none of ["Mixed", "", null, undefined])
    expect(field.safeParse(none).error?.issues[0]?.message).toBe("Junior or Senior.");
});

describe("a picture", () => {
  it("is null if empty", () => {
    expect([picture.parse(""), picture.parse(null)]).toEqual([null, null]);
  });

  it("may have a data: prefix", () => {
    expect([picture.parse("aGk="), picture.parse("data:image/png;base64,aGk=")]).toEqual(["aGk=", "aGk="]);
  });

  it("may have lines of 64 characters, but not of a few", () => {
    const line = "AbC9".repeat(16);
    expect(picture.parse(`${line}\r\n`.repeat(1_000))).toBe(line.repeat(1_000));
    const issues = picture.safeParse("AbC9\n".repeat(1_000)).error?.issues.map(({ message }) => message);
    expect(issues).toEqual(["A picture is sent as base64."]);
  });
});

it("an e-mail address has a single error", () => {
  const messages = (value: unknown) =>
    email("E-mail")
      .safeParse(value)
      .error?.issues.map(({ message }) => message);
  expect(messages("")).toEqual(["E-mail is required."]);
  expect(messages("a@b")).toEqual(["This is not a valid e-mail address."]);
});

it("a whole number says whether it is missing or wrong", () => {
  const seats = wholeNumber("Number of seats", 1, 500);
  const messages = ["", null, undefined, "many", "1.5", 0, "501"].map(
    (value) => seats.safeParse(value).error?.issues[0]?.message,
  );
  expect(messages).toEqual([
    "Number of seats is required.",
    "Number of seats is required.",
    "Number of seats is required.",
    "Number of seats must be a number.",
    "Number of seats must be a whole number.",
    "Number of seats must be at least 1.",
    "Number of seats can be at most 500.",
  ]);
  expect([seats.parse("20"), seats.parse(20)]).toEqual([20, 20]);
});

describe("a web address", () => {
  it.each([
    ["ioinformatics.org", "https://ioinformatics.org"],
    ["www.sponsor.example/about?x=1", "https://www.sponsor.example/about?x=1"],
    [" sponsor.example:8080 ", "https://sponsor.example:8080"],
    ["http://sponsor.example", "http://sponsor.example"],
    ["", null],
  ])("%j is stored as %j", (typed, stored) => {
    expect(webAddress("Web address").parse(typed)).toBe(stored);
    expect(webAddressOrPath("Web address").parse(typed)).toBe(stored);
  });

  it.each([
    ["<https://sponsor.example/a>", "https://sponsor.example/a"],
    ["(https://sponsor.example).", "https://sponsor.example"],
    ["“https://sponsor.example”,", "https://sponsor.example"],
    ["https://sponsor.example/a_(b)", "https://sponsor.example/a_(b)"],
    ["https://sponsor.example.", "https://sponsor.example"],
    ["https://sponsor.example/Apple_Inc.", "https://sponsor.example/Apple_Inc."],
    ["https://sponsor.example/a,", "https://sponsor.example/a"],
    ["sponsor.example;", "https://sponsor.example"],
    ["https://https://sponsor.example", "https://sponsor.example"],
    ["\u200bhttps://sponsor.example\u202c", "https://sponsor.example"],
  ])("is the address alone of %j", (typed, stored) => {
    expect(webAddress("Web address").parse(typed)).toBe(stored);
  });

  it.each(["office@sponsor.example", "javascript:alert(1)", "//evil.example", "our sponsor", "/x", "#x"])(
    "is not %j",
    (typed) => {
      expect(
        webAddress("Web address")
          .safeParse(typed)
          .error?.issues.map(({ message }) => message),
      ).toEqual(["Use a full address that begins with https:// or http://."]);
    },
  );

  it("may be a path on this site for a link", () => {
    expect(webAddressOrPath("Invitation letter").parse("/information/invitation")).toBe("/information/invitation");
    expect(webAddressOrPath("Invitation letter").safeParse("office@sponsor.example").success).toBe(false);
  });
});
