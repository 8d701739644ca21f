import type { z } from "zod";
import { withPlainMarks } from "@/lib/platform/text/marks";
import { shorten } from "@/lib/platform/text/shorten";

/** Control characters, and the invisible characters that reorder the text after them. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A slash is allowed between two single letters only, as in “s/o” and “a/p”. */
const notInNames = /[^\p{L}\p{M}\p{N}\p{Join_Control}\u180e_.’·・/ -]|(?<!(?:^| )[A-Za-z])\/|\/(?![A-Za-z](?: |$))/u;

/** Spaces and direction marks around a text. The lookbehind keeps the time linear. */
const marksAround = /^[\s\u200b\p{Bidi_Control}]+|(?<![\s\u200b\p{Bidi_Control}])[\s\u200b\p{Bidi_Control}]+$/gu;

export const withoutMarksAround = (text: string): string => text.replace(marksAround, "");

/** Direction marks that do not reverse the letters after them. */
const directionMarks = /[\u202a-\u202c\u2066-\u2069]/gu;

/** In scripts whose letters join or combine, a zero-width joiner or non-joiner is spelling. */
const joining =
  "(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}" +
  "\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}]";

/** The letters of a flag such as England's, and the variant of a key such as 1️⃣. */
const flagsAndKeys =
  "(?<=\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{0,6})[\\u{e0030}-\\u{e007f}]|(?<=[\\d#*])\\ufe0f(?=\\u20e3)";

/** Joiners in words, the Malayalam final letters, and variants of Mongolian and Han letters and of emoji. */
const spelling =
  `(?<=${joining})[\\u200c\\u200d](?=${joining})|(?<=\\u0d4d)\\u200d|` +
  "(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})|(?<=\\p{ExtPict})\\ufe0f|" +
  `${flagsAndKeys}|` +
  "(?<=[\\p{sc=Mong}\\p{sc=Han}])[\\u180b-\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]";

/** Tests the character first, because testing what is before each one takes long. */
const ignorable = new RegExp(`(?=\\p{Default_Ignorable_Code_Point})(?:(${spelling})|(?!${invisible.source}).)`, "gu");

/** Without characters that show nothing, unless they spell a word; `invisible` ones stay, to be refused. */
export const withoutIgnorable = (text: string): string => text.replace(ignorable, "$1");

/** A line break or tab, with the spaces around it. */
const breaks = /(?<!\s)\s*[\t-\r\u0085\u2028\u2029]\s*/g;

/** One line of the lines of a cell. */
export const joinedLines = (text: string): string => text.trim().replace(breaks, " ");

/** Without ignorable characters, and without the spaces and direction marks around a copied text. */
export const withoutSurroundings = (text: string): string => withoutMarksAround(withoutIgnorable(text));

export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

type Context = Pick<z.RefinementCtx, "addIssue">;

/** e.g. “@” from “M@ria”, or the invisible character U+202E from “Maria” */
function describe(character: string, text: string, index: number): string {
  const hasGlyph = !/[\p{C}\p{Z}]/u.test(character);
  const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const start = text.lastIndexOf(" ", index) + 1;
  const word = text.slice(start).split(" ", 1)[0] ?? "";
  const shown = hasGlyph ? `“${character}”` : `the invisible character U+${codePoint}`;
  return `${shown} from “${shorten(hasGlyph ? word : word.replace(/\p{C}/gu, ""))}”`;
}

function refuseCharacter(pattern: RegExp, hint: string) {
  return (text: string, context: Context) => {
    const match = pattern.exec(text);
    if (!match) return;
    context.addIssue({ code: "custom", message: `Remove ${describe(match[0], text, match.index)}${hint}.` });
  };
}

export const refuseInvisible = refuseCharacter(invisible, "");

export const refuseNotInNames = refuseCharacter(
  notInNames,
  ": a name has letters, digits, hyphens, apostrophes and full stops",
);

export const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Ligatures and Arabic letter forms, which are copied from PDF documents. */
const letterForms = /[\ufb00-\ufb06\ufb13-\ufb17\ufb50-\ufbb1\ufbd3-\ufbff\ufe80-\ufefc]+/g;

/** A person's name in one form, however it was typed or copied. */
export function normalizeName(name: string): string {
  const letters = name.replace(letterForms, (forms) => forms.normalize("NFKC")).normalize("NFC");
  return singleSpaced(withPlainMarks(withoutSurroundings(letters).replace(directionMarks, "")));
}
