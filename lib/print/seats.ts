import "server-only";
import { contestantCode } from "@/lib/contestant/views";
import { languageOfName } from "@/lib/country/language";
import { notErased } from "@/lib/edition/erased";
import { travelling } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import type { ContestantGetPayload, ContestantSelect } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";
import { type SeatFinder, seatFinder } from "@/lib/seating/plan";
import { readRooms } from "@/lib/seating/queries";

export const seatSelect = (day: number) =>
  ({
    personId: true,
    number: true,
    person: { select: { fullName: true, nativeName: true, countryId: true } },
    days: { where: { day }, select: { seatingPlace: true } },
    team: {
      select: { group: true, isOnline: true, country: { select: { name: true, alpha2: true, alpha3: true } } },
    },
  }) as const satisfies ContestantSelect;

type SeatRow = ContestantGetPayload<{ select: ReturnType<typeof seatSelect> }>;

export const readSeatFinder = async (editionId: string): Promise<SeatFinder> =>
  seatFinder(await readRooms(db(), editionId));

/** `seat` is empty for a contestant without one, `room` if the seat is in no plan. */
export function toSeated(
  { personId, number, person, days, team: { group, isOnline, country } }: SeatRow,
  findSeat: SeatFinder,
) {
  const stored = (!isOnline && days[0]?.seatingPlace) || "";
  const planned = findSeat(stored);
  return {
    personId,
    content: {
      code: contestantCode(country.alpha3, number),
      fullName: person.fullName,
      country: country.name,
      seat: planned?.label ?? stored,
      room: planned?.room ?? "",
    },
    nativeName: person.nativeName ?? "",
    nativeLanguage: languageOfName(person.nativeName, person.countryId),
    countryCode: country.alpha2,
    groups: [group],
    isOnline,
  };
}

export type Seated = ReturnType<typeof toSeated>;

/** A2 before A10; those without a seat come last, by code. */
export function bySeat({ content: a }: Seated, { content: b }: Seated): number {
  return Number(a.seat === "") - Number(b.seat === "") || compareNames(a.seat, b.seat) || compareNames(a.code, b.code);
}

/** The contestants, without those of online teams, in the order of their seats on `day`. */
export async function listSeats({ id: editionId }: EditionRow, day: number) {
  const [findSeat, rows] = await Promise.all([
    readSeatFinder(editionId),
    db().contestant.findMany({ where: { editionId, person: notErased, team: travelling }, select: seatSelect(day) }),
  ]);
  return rows.map((row) => toSeated(row, findSeat)).sort(bySeat);
}

/** Leaves out contestants without a seat. */
export const toLabels = (contestants: readonly Seated[]) =>
  contestants
    .filter(({ content }) => content.seat !== "")
    .map(({ content, nativeName, ...rest }) => ({ ...rest, content: { ...content, nativeName } }));

export type Label = ReturnType<typeof toLabels>[number];
