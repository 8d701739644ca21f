import { describe, expect, it } from "vitest";
import { optionalLines, optionalText, required } from "@/lib/platform/validation/fields";
import { joinedLines, normalizeName, withoutSurroundings } from "@/lib/platform/validation/one-line-text";

describe("one line of text", () => {
  it.each([
    ["a\u0007b", "U+0007"],
    ["a\u202eb", "U+202E"],
    ["a\u2067b", "U+2067"],
  ])("is refused for %j", (text, character) => {
    for (const field of [required("Team name"), optionalText("School name")]) {
      const issues = field.safeParse(text).error?.issues.map(({ message }) => message);
      expect(issues).toEqual([`Remove the invisible character ${character} from “ab”.`]);
    }
  });

  it.each(["\u200b", "\u00ad", "\u2060", "\u3164", "\u2800", "\u200d", "\ufe0f", "\u{e0041}", "–", "🍁"])(
    "that identifies something has a letter or digit: %j is refused",
    (text) => {
      const messages = required("Team name")
        .safeParse(text)
        .error?.issues.map(({ message }) => message);
      expect(messages).toEqual([expect.stringMatching(/^Team name (is required|needs at least one)/)]);
    },
  );

  it("has no characters that show nothing", () => {
    for (const field of [required("Team name"), optionalText("School name")])
      expect(field.parse("\u200eA\u00adn\u200da\u3164 B\u200c\u034f\ufeff \u2060")).toBe("Ana B");
    expect(optionalText("School name").parse("\u200b \u3164")).toBeNull();
  });

  it.each([
    ["Persian", "علی\u200cرضا"],
    ["Bengali", "র\u200d্যাব"],
    ["Sinhala", "ශ්\u200dරී"],
    ["Malayalam", "അവന്\u200d"],
    ["Mongolian", "ᠮᠣᠩᠭᠣᠯ\u180eᠠ"],
    ["Japanese", "葛\u{e0100}城"],
  ])("keeps the invisible characters that spell a word in %s", (_, word) => {
    expect(required("Team name").parse(word)).toBe(word);
  });

  it.each(["a\nb", "a \r\n b", "a\tb", "\na\u2028b\n"])("has a space for each line break and tab of %j", (text) => {
    for (const field of [required("Team name"), optionalText("School name")]) expect(field.parse(text)).toBe("a b");
  });

  it("is read in linear time", () => {
    const text = `x${" ".repeat(40_000)}x`;
    const start = performance.now();
    expect([joinedLines(text), withoutSurroundings(text)]).toEqual([text, text]);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it("keeps the letters of a flag and the variant of a key", () => {
    const england = "Team 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3";
    expect(required("Team name").parse(england)).toBe(england);
    expect(required("Team name").parse("A\u{e0067}\u{e007f} 1\ufe0f")).toBe("A 1");
  });

  it("keeps the joiners and variants of emoji", () => {
    expect(required("Team name").parse("Code 👩🏽\u200d💻 ❤\ufe0f")).toBe("Code 👩🏽\u200d💻 ❤\ufe0f");
  });

  it("and several lines are refused with a noncharacter", () => {
    for (const text of ["a\ufffe", "a\uffff", "a\u{1fffe}", "\ufdd0a"])
      for (const field of [required("Team name"), optionalText("School name"), optionalLines("Note", 9)])
        expect(field.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
          "This contains characters that cannot be stored.",
        ]);
  });
});

it.each([
  ["ﬁona ﬂynn", "fiona flynn"],
  ["ﭘﮋﻣﺎﻥ", "پژمان"],
  ["ﻣﺤﻤﺪ", "محمد"],
  ["ﻻﻣﻊ", "لامع"],
  ["ﬓﬔ", "մնմե"],
  ["Nguye\u0302\u0303n", "Nguyễn"],
  ["Mª José", "Mª José"],
])("a name has one form of its letters: %s is %s", (text, name) => expect(normalizeName(text)).toBe(name));
