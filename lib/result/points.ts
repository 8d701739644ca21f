const maxPoints = 999_999.9999;

/** e.g. "33.5", "33,5" and "1e-05" */
const format = /^(?:\d+(?:[.,]\d+)?|\d(?:\.\d+)?e-\d+)$/i;

/** Formats the points of a column with as many decimals as any of them needs. */
export function pointsFormat(column: readonly (number | null | undefined)[]) {
  const decimals = Math.max(0, ...column.map((points) => String(points ?? "").split(".")[1]?.length ?? 0));
  return (points: number | null | undefined): string => points?.toFixed(decimals) ?? "–";
}

/** Rounds to 4 decimals, as points are stored. Sums are rounded too, so that equal ones compare as equal. */
export function roundPoints(points: number): number {
  const rounded = Math.round(points * 10_000) / 10_000;
  if (rounded === points) return points;
  // 12 digits, because 1.00015 * 10,000 is 10,001.499999999998.
  return Math.round(Number((points * 10_000).toPrecision(12))) / 10_000;
}

/** "1,000" may be 1 or 1000, unless the comma is known to be the decimal mark; then "1.000" may be both. */
export const hasTwoMeanings = (text: string, decimalMark?: ","): boolean =>
  (decimalMark === "," ? /^[1-9]\d{0,2}\.\d{3}$/ : /^[1-9]\d{0,2},\d{3}$/).test(text.trim());

/** Reads a number of points, of any number of decimals, and rounds it. Returns null for anything else. */
export function readRounded(text: string, decimalMark?: ","): { points: number; isRounded: boolean } | null {
  if (!format.test(text.trim()) || hasTwoMeanings(text, decimalMark)) return null;
  const given = Number(text.replace(",", "."));
  const points = roundPoints(given);
  return points > maxPoints ? null : { points, isRounded: points !== given };
}

/** Reads a number of points with at most 4 decimals. Returns null for anything else. */
export function readPoints(text: string): number | null {
  const result = readRounded(text);
  return result && !result.isRounded ? result.points : null;
}
