import { randomInt } from "node:crypto";

/** Without those that look like others: 32 of them, so that a code has 80 bits. */
const characters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const length = 16;

export const newCode = (pick: (count: number) => number = randomInt): string =>
  Array.from({ length }, () => characters[pick(characters.length)]).join("");

/** The stored code of one that was typed or scanned; null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.slice(0, 100).replaceAll(/[\s-]/g, "").toUpperCase();
  return code.length === length && [...code].every((character) => characters.includes(character)) ? code : null;
}
