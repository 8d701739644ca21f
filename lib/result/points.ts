/** Points are whole numbers of this part of a point, so that their sums are exact. */
const perPoint = 10_000;

/** At most 999,999.9999, the largest that the database stores. */
const format = /^(\d{1,6})(?:[.,](\d{1,4})0*)?$/;

/** Reads points such as "100", "33.5" or "33,5"; null for anything else and for more than 4 decimals. */
export function readPoints(text: string): number | null {
  const [, whole, decimals = ""] = format.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * perPoint + Number(decimals.padEnd(4, "0"));
}

/**
 * Reads points as contest systems write them, such as "33.333333333" or "1e-05", rounded to 4 decimals; null for anything
 * that is not a number of points. `isRounded` if there were more decimals.
 */
export function readFloat(text: string): { points: number; isRounded: boolean } | null {
  const exact = readPoints(text);
  if (exact !== null) return { points: exact, isRounded: false };
  // Floats below 0.0001 have an exponent.
  const decimal = /^\d(?:\.\d+)?e-\d+$/i.test(text) ? Number(text).toFixed(20) : text;
  const [, kept, next] = /^(\d+[.,]\d{4})(\d)\d*$/.exec(decimal) ?? [];
  const points = kept === undefined ? null : readPoints(kept);
  return points === null ? null : { points: points + (Number(next) >= 5 ? 1 : 0), isRounded: true };
}

/** Such as "33.5". */
export function formatPoints(points: number): string {
  const decimals = String(points % perPoint)
    .padStart(4, "0")
    .replace(/0+$/, "");
  const whole = String(Math.floor(points / perPoint));
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

/** As a number of JSON, which has the same digits as `formatPoints`. */
export const toNumber = (points: number): number => Number(formatPoints(points));

/** Reads a column of the database. */
export const fromColumn = (column: { toFixed: (decimals: number) => string }): number =>
  Number(column.toFixed(4).replace(".", ""));
