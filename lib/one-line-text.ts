import type { z } from "zod";

/** Control characters, and the invisible characters that reorder the text after them. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Anything but a letter, digit, mark, underscore, hyphen, apostrophe, full stop or space. */
const notInNames = /[^\p{L}\p{M}\p{N}_.'’ -]/u;

type Context = Pick<z.RefinementCtx, "addIssue">;

/** "“@” from “M@ria”", or "the invisible character U+202E from “Maria”". */
function describe(character: string, text: string, index: number): string {
  const hasGlyph = !/[\p{C}\p{Z}]/u.test(character);
  const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const start = text.lastIndexOf(" ", index) + 1;
  const word = text.slice(start).split(" ", 1)[0] ?? "";
  const shown = hasGlyph ? `“${character}”` : `the invisible character U+${codePoint}`;
  return `${shown} from “${hasGlyph ? word : word.replace(/\p{C}/gu, "")}”`;
}

/** Adds an issue for the first character that `pattern` matches, which says what it is and where. */
function refuseCharacter(pattern: RegExp, hint: string) {
  return (text: string, context: Context) => {
    const found = pattern.exec(text);
    if (!found) return;
    context.addIssue({ code: "custom", message: `Remove ${describe(found[0], text, found.index)}${hint}.` });
  };
}

/** Refuses control characters, line breaks and direction overrides. */
export const refuseInvisible = refuseCharacter(invisible, "");

/** Refuses what names of people are not made of (design.md, "Names of people"). */
export const refuseNotInNames = refuseCharacter(
  notInNames,
  ": a name has letters, digits, hyphens, apostrophes and full stops",
);

/** Surrounding, repeated and no-break spaces, tabs and line breaks become single spaces. */
export const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, " ");
