import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { groupBy } from "@/lib/platform/group-by";
import { toLatin } from "@/lib/platform/text/look-alikes";
import { shorten } from "@/lib/platform/text/shorten";
import { hasLetterOrDigit, withoutIgnorable } from "@/lib/platform/validation/one-line-text";
import { caseKey } from "@/lib/platform/validation/unique-names";

const gap = ".";

/** Of one room. */
const limits = { seats: 500, rows: 100, columns: 60, label: 40 };

/** The limit of all rooms together, because assigning takes longer the more seats there are. */
export const maxSeats = 1500;

/** A line copied from a spreadsheet has a tab between two cells, and an empty or blank cell is a gap. */
function withGaps(line: string): string {
  const cells = line
    .trimEnd()
    .split("\t")
    .map((cell) => cell.trim());
  const isCopied = line.includes("\t") && !cells.some((cell) => /\s/.test(cell));
  return isCopied ? cells.map((cell) => cell || gap).join(" ") : line;
}

/** A plan as it is stored. */
export const normalizePlan = (text: string): string =>
  withoutIgnorable(text)
    .split(/\r\n?|\n/)
    .map(withGaps)
    .join("\n")
    .trim();

/** Rows of labels; null for a gap. */
export function readPlan(plan: string): (string | null)[][] {
  const words = plan.split("\n").map((line) => line.split(/\s+/).filter((word) => word !== ""));
  return words.map((row) => row.map((word) => (word === gap ? null : word)));
}

export const labelsOf = (plan: string): string[] =>
  readPlan(plan).flatMap((row) => row.flatMap((label) => label ?? []));

/** Why a plan cannot be used; null if it can. */
export function planError(plan: string): string | null {
  const rows = readPlan(plan);
  const labels = labelsOf(plan);
  if (labels.length === 0) return "A plan needs at least one seat.";
  if (labels.length > limits.seats)
    return `A room can have at most ${limits.seats} seats; this plan has ${labels.length}.`;
  if (rows.length > limits.rows) return `A plan can have at most ${limits.rows} rows.`;
  const longest = rows.findIndex((row) => row.length > limits.columns);
  if (longest >= 0) return `A row can have at most ${limits.columns} seats and gaps; row ${longest + 1} has more.`;
  const long = labels.find((label) => label.length > limits.label);
  if (long) return `“${shorten(long)}” is too long: a label can have at most ${limits.label} characters.`;
  const several = labels.find((label) => /[,;]/.test(label));
  if (several) return `“${shorten(several)}” is no label of a seat. Separate labels by spaces.`;
  const noLabel = labels.find((label) => !hasLetterOrDigit(label));
  if (noLabel) return `“${shorten(noLabel)}” is no label of a seat. A gap is a single full stop.`;
  return null;
}

export interface NamedPlan {
  name: string;
  plan: string;
}

/** Returns a function that finds a seat by its label, whatever the case; null for a seat that is in no plan. */
export function seatFinder(rooms: readonly NamedPlan[]) {
  const seats = rooms.flatMap(({ name, plan }) => labelsOf(plan).map((label) => ({ label, room: name })));
  const byKey = new Map(seats.map((seat) => [caseKey(seat.label), seat]));
  return (label: string) => byKey.get(caseKey(label)) ?? null;
}

/** The same for labels that are written in another way, such as "А-06" with a Cyrillic letter, "A 6" and "A–06". */
const looseKey = (label: string): string =>
  toLatin(label)
    .replace(/\p{Pd}/gu, "-")
    .replace(/(?<=\p{L})[\s.\-_/]+(?=\d)/gu, "")
    .replace(/(?<!\d)0+(?=\d)/g, "");

/** As `seatFinder`, but also finds the only seat that differs in its hyphen, zeros or look-alike letters. */
export function typedSeatFinder(rooms: readonly NamedPlan[]): SeatFinder {
  const find = seatFinder(rooms);
  const labels = groupBy(
    rooms.flatMap(({ plan }) => labelsOf(plan)),
    looseKey,
  );
  return (typed) => {
    const similar = labels.get(looseKey(typed)) ?? [];
    return find(typed) ?? (similar.length === 1 && similar[0] ? find(similar[0]) : null);
  };
}

export type SeatFinder = ReturnType<typeof seatFinder>;

/** The rooms, by index, whose plan repeats a label of its own or of an earlier room; names the first such label. */
export function repeatedLabels(rooms: readonly NamedPlan[]): { index: number; message: string }[] {
  const seen = new Map<string, number>();
  return rooms.flatMap(({ plan }, index) => {
    const errors = labelsOf(plan).flatMap((label) => {
      const earlier = seen.get(caseKey(label));
      if (earlier === undefined) {
        seen.set(caseKey(label), index);
        return [];
      }
      const where = earlier === index ? "in this plan twice" : `in ${rooms[earlier]?.name} already`;
      return [{ index, message: `The seat “${label}” is ${where}.` }];
    });
    return errors.slice(0, 1);
  });
}

export const competitionDays = [1, 2] as const;
export type CompetitionDay = (typeof competitionDays)[number];

export interface Seat {
  label: string;
  room: { name: string; group: ContestantGroup | null };
  near: Seat[];
}

const offsets = [-1, 0, 1];

/** Neighbours sit beside, in front, behind or diagonally, without a gap between them. */
export function seatsOf(rooms: readonly (NamedPlan & Seat["room"])[]): Seat[] {
  return rooms.flatMap((room) => {
    const rows = readPlan(room.plan).map((row) =>
      row.map((label) => (label === null ? null : { label, room, near: [] as Seat[] })),
    );
    const at = (row: number, column: number) => rows[row]?.[column] || [];
    const seats = rows.flatMap((row, r) => row.flatMap((seat, c) => (seat ? [{ seat, r, c }] : [])));
    return seats.map(({ seat, r, c }) => {
      const near = offsets.flatMap((down) => offsets.flatMap((right) => at(r + down, c + right)));
      seat.near = near.filter((other) => other !== seat);
      return seat;
    });
  });
}

export interface Sitter {
  code: string;
  country: string;
  group: ContestantGroup;
}

/** People by the label of their seat. */
export type Seated<S extends Sitter = Sitter> = ReadonlyMap<string, S>;

/** Each pair of people in neighbouring seats, once. */
export function neighbours<S extends Sitter>(seats: readonly Seat[], seated: Seated<S>) {
  const order = new Map(seats.map((seat, i) => [seat, i]));
  return seats.flatMap((seat, i) => {
    const sitter = seated.get(seat.label);
    if (!sitter) return [];
    return seat.near.flatMap((near) => {
      // Only neighbours in later seats, so that no pair comes twice.
      const isLater = (order.get(near) ?? 0) > i;
      const other = isLater && seated.get(near.label);
      return other ? [{ seats: [seat, near] as const, people: [sitter, other] as const }] : [];
    });
  });
}

/** The codes of those whom each person sits beside, by the person's code. */
export function neighboursByCode(seats: readonly Seat[], seated: Seated): Map<string, Set<string>> {
  const met = new Map<string, Set<string>>();
  const add = (code: string, other: string) => met.set(code, (met.get(code) ?? new Set()).add(other));
  for (const {
    people: [a, b],
  } of neighbours(seats, seated)) {
    add(a.code, b.code);
    add(b.code, a.code);
  }
  return met;
}
