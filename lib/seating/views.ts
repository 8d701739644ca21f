import { contestantCode, seatingPlaceOn } from "@/lib/contestant/views";
import type { ContestantGetPayload, ContestantSelect, RoomModel } from "@/lib/generated/prisma/models";
import { compareNames } from "@/lib/platform/text/sort";
import type { IssueKind } from "@/lib/seating/labels";
import {
  type CompetitionDay,
  neighbours,
  neighboursByCode,
  readPlan,
  type Seat,
  type SeatFinder,
  seatsOf,
} from "@/lib/seating/plan";
import type { SeatedContestant, Seating, SeatingIssue } from "@/lib/seating/schema";

export const seatField = (day: CompetitionDay) => `day${day}SeatingPlace` as const;

export const contestantSelect = {
  id: true,
  teamId: true,
  number: true,
  person: { select: { fullName: true } },
  days: { select: { day: true, seatingPlace: true } },
  team: { select: { group: true, country: { select: { name: true, alpha3: true } } } },
} as const satisfies ContestantSelect;

/** `seats` has the audit log's field names, and labels as the plans spell them. */
export function toStored(row: ContestantGetPayload<{ select: typeof contestantSelect }>, findSeat: SeatFinder) {
  const { group, country } = row.team;
  const seatOn = (day: CompetitionDay) => {
    const seat = seatingPlaceOn(row.days, day);
    return (seat && findSeat(seat)?.label) ?? seat;
  };
  return {
    id: row.id,
    teamId: row.teamId,
    code: contestantCode(country.alpha3, row.number),
    fullName: row.person.fullName,
    country: country.name,
    group,
    seats: { day1SeatingPlace: seatOn(1), day2SeatingPlace: seatOn(2) },
  };
}

export type StoredContestant = ReturnType<typeof toStored>;

export interface StoredSeating {
  rooms: Pick<RoomModel, "id" | "name" | "group" | "plan">[];
  contestants: StoredContestant[];
}

/** Whether the contestant has a seat on either day. */
export const hasSeat = ({ seats }: StoredContestant): boolean => Object.values(seats).some((seat) => seat !== null);

/** The contestants by the label of their seat. */
export function seatedOn(contestants: readonly StoredContestant[], day: CompetitionDay): Map<string, StoredContestant> {
  const field = seatField(day);
  return new Map(
    contestants.flatMap((contestant) =>
      contestant.seats[field] === null ? [] : [[contestant.seats[field], contestant]],
    ),
  );
}

const toContestant = ({ code, fullName, country, group }: StoredContestant): SeatedContestant => ({
  code,
  fullName,
  country,
  group,
});

export function toSeat(label: string, contestant: StoredContestant | undefined) {
  return { label, contestant: contestant ? toContestant(contestant) : null };
}

type Seated = ReadonlyMap<string, StoredContestant>;

function issuesOf(seats: readonly Seat[], seated: Seated, met: ReturnType<typeof neighboursByCode>): SeatingIssue[] {
  const toIssue = (kind: IssueKind, issueSeats: readonly Seat[]): SeatingIssue => ({
    kind,
    room: issueSeats[0]?.room.name ?? "",
    seats: issueSeats.map(({ label }) => toSeat(label, seated.get(label))),
  });
  const pairs = neighbours(seats, seated);
  const misplaced = seats.filter(({ label, room }) => {
    const sitter = seated.get(label);
    return sitter && room.group && room.group !== sitter.group;
  });
  const repeated = pairs.filter(({ people: [a, b] }) => met.get(a.code)?.has(b.code));
  return [
    ...pairs.filter(({ people: [a, b] }) => a.country === b.country).map((pair) => toIssue("SAME_COUNTRY", pair.seats)),
    ...repeated.map((pair) => toIssue("SAME_NEIGHBOUR", pair.seats)),
    ...misplaced.map((seat) => toIssue("OTHER_GROUP", [seat])),
  ];
}

export function toSeating({ rooms, contestants }: StoredSeating, day: CompetitionDay): Seating {
  const seats = seatsOf(rooms);
  const seated = seatedOn(contestants, day);
  const met = day === 1 ? new Map() : neighboursByCode(seats, seatedOn(contestants, 1));
  const planned = new Set(seats.map(({ label }) => label));
  const others = [...seated].filter(([label]) => !planned.has(label));
  return {
    day,
    rooms: rooms.map(({ plan, ...room }) => ({
      ...room,
      rows: readPlan(plan).map((row) => row.map((label) => (label === null ? null : toSeat(label, seated.get(label))))),
    })),
    otherSeats: others.sort(([a], [b]) => compareNames(a, b)).map(([label, contestant]) => toSeat(label, contestant)),
    withoutSeat: contestants.filter((contestant) => contestant.seats[seatField(day)] === null).map(toContestant),
    issues: issuesOf(seats, seated, met),
  };
}
