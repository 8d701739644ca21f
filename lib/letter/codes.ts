import { randomInt } from "node:crypto";

/** Without characters that look alike. With 32 characters, a code has 80 bits. */
const characters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 16;

/** `pick` returns a random number below `count`. */
export const newCode = (pick: (count: number) => number = randomInt): string =>
  Array.from({ length }, () => characters[pick(characters.length)]).join("");

/** The stored code of one that was typed or scanned; null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.slice(0, 100).replaceAll(/[\s-]/g, "").toUpperCase();
  return code.length === length && [...code].every((character) => characters.includes(character)) ? code : null;
}
