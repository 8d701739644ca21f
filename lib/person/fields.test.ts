import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fullName, nativeName } from "@/lib/person/fields";

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
    "St. John",
    "J.K. Rowling",
    "Hans’",
  ])("may be %s", (name) => {
    expect(fullName.parse(name)).toBe(name.normalize("NFC").replaceAll("'", "’"));
  });

  it.each([
    ["Jean\u2011Luc Example", "Jean-Luc Example"],
    ["Anne–Marie", "Anne-Marie"],
    ["Ana — Maria", "Ana - Maria"],
    ["Li\u2212Wei", "Li-Wei"],
    ["בן־גוריון", "בן-גוריון"],
    ["Sarvar G‘ulomov", "Sarvar G’ulomov"],
    ["Sarvar Gʻulomov", "Sarvar G’ulomov"],
    ["Shane O´Neill", "Shane O’Neill"],
    ["Shane O`Neill", "Shane O’Neill"],
    ["Shane O \u0301Neill", "Shane O’Neill"],
    ["Дем′яненко", "Дем’яненко"],
    ["Демʼяненко", "Дем’яненко"],
    ["ג׳ורג׳", "ג’ורג’"],
    ["ＤʼArcy＇s", "ＤʼArcy＇s".replace(/[ʼ＇]/g, "’")],
    ["Gal·la", "Gal·la"],
    ["Gal•la", "Gal·la"],
    ["Gaŀla", "Gal·la"],
    ["ジャン・リュック", "ジャン・リュック"],
    ["ｼﾞｬﾝ･ﾘｭｯｸ", "ｼﾞｬﾝ・ﾘｭｯｸ"],
    ["Kumar s/o Raja", "Kumar s/o Raja"],
    ["Devi A/P Muthu", "Devi A/P Muthu"],
    ["\u202aMaria Petrova\u202c", "Maria Petrova"],
    ["\u2068Maria\u2069 \u2068Petrova\u2069", "Maria Petrova"],
    ["\u200fעמי\u200f", "עמי"],
    ["\u202eMaria Petrova\u202c ", "Maria Petrova"],
  ])("has its marks in one form: %j", (typed, stored) => {
    expect(fullName.parse(typed)).toBe(stored);
    expect(nativeName.parse(typed)).toBe(stored);
  });

  it.each([
    ["Maria P@trova", "Remove “@” from “P@trova”"],
    ["<b>", "Remove “<” from “<b>”"],
    ["A,B", "Remove “,” from “A,B”"],
    ["Ana 🍁", "Remove “🍁” from “🍁”"],
    ["Ana Pe\u202etrova", "Remove the invisible character U+202E from “Petrova”"],
    ["’ .", "A name needs at least one letter or digit."],
    ["_", "A name needs at least one letter or digit."],
    ["- _", "A name needs at least one letter or digit."],
    ["Ana/Maria", "Remove “/” from “Ana/Maria”"],
    ["Kumar s/", "Remove “/” from “s/”"],
    ["Ana • Maria", "Remove “•” from “•”"],
  ])("is refused for %j with what is wrong and where", (name, message) => {
    const issues = fullName.safeParse(name).error?.issues.map((issue) => issue.message);
    expect(issues).toEqual([expect.stringContaining(message)]);
  });

  it("is required", () => {
    expect(fullName.safeParse("   ").error?.issues.map(({ message }) => message)).toEqual(["Full name is required."]);
  });

  it.each(["  Ana  Petrova ", "Ana\tPetrova", "Ana\nPetrova", "\u00a0Ana\u00a0\u2003Petrova"])(
    "becomes words with single spaces between them: %j",
    (name) => {
      expect(fullName.parse(name)).toBe("Ana Petrova");
    },
  );

  it("is normalised to composed accents", () => {
    expect(fullName.parse("José")).toBe("José");
  });

  it.each(["\u200b", "\u00ad", "\u2060", "\u3164", "\u2800", "\u200d", "\ufe0f", "\u{e0041}", "–", "🍁"])(
    "needs a letter or digit: %j is refused",
    (name) => {
      expect(fullName.safeParse(name).success).toBe(false);
    },
  );

  it("has no characters that show nothing", () => {
    expect(fullName.parse("\u200eA\u00adn\u200da\u3164 B\u200c\u034f\ufeff \u2060")).toBe("Ana B");
  });

  it.each([
    ["Persian", "علی\u200cرضا"],
    ["Bengali", "র\u200d্যাব"],
    ["Sinhala", "ශ්\u200dරී"],
    ["Malayalam", "അവന്\u200d"],
    ["Mongolian", "ᠮᠣᠩᠭᠣᠯ\u180eᠠ"],
    ["Japanese", "葛\u{e0100}城"],
  ])("keeps the invisible characters that spell a word in %s", (_, word) => {
    expect(fullName.parse(word)).toBe(word);
  });

  it("is refused with a noncharacter", () => {
    for (const name of ["a\ufffe", "a\uffff", "a\u{1fffe}", "\ufdd0a"])
      expect(fullName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
        "This contains characters that cannot be stored.",
      ]);
  });
});

describe("a native name", () => {
  it.each(["_", "-", "- –"])("of %j is refused with a message that says why", (name) => {
    const issues = nativeName.safeParse(name).error?.issues.map(({ message }) => message);
    expect(issues).toEqual(["Native name needs at least one letter or digit."]);
  });

  it("becomes null if empty", () => {
    expect([nativeName.parse(""), nativeName.parse("  "), nativeName.parse(null), nativeName.parse(undefined)]).toEqual(
      [null, null, null, null],
    );
  });
});

const letter = fc.constantFrom(..."abcXYZàñßøЖщъαΩאشक漢字ひ한ที0123456789_-");
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
const name = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) => words.join(" "))
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

describe("for any name", () => {
  it("words of letters, digits, underscores and hyphens with single spaces between them, and a letter or digit among them, are accepted unchanged", () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(fullName.parse(text)).toBe(text.normalize("NFC"));
      }),
    );
  });

  it("repeated spaces become one, and a character outside of words is refused", () => {
    const sign = fc.constantFrom(...'<>&"!?,;:/\\()[]{}@#$%^*+=|~');
    fc.assert(
      fc.property(name, name, sign, (a, b, s) => {
        expect(fullName.parse(`${a}  ${b}`)).toBe(fullName.parse(`${a} ${b}`));
        expect(fullName.safeParse(`${a}${s}${b}`).success).toBe(false);
      }),
    );
  });

  it("an accepted name is accepted again unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const first = fullName.safeParse(text);
        if (first.success) expect(fullName.parse(first.data)).toBe(first.data);
      }),
    );
  });
});
