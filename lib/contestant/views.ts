import type { Contestant } from "@/lib/contestant/schema";
import { isAlone } from "@/lib/edition/participating";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { ContestantGetPayload, ContestantSelect } from "@/lib/generated/prisma/models";
import { personSelect, toPerson } from "@/lib/person/views";
import { dateText } from "@/lib/platform/time/time";
import { type Travel, travelSelect } from "@/lib/travel/views";

/** Prefilled from the previous edition. */
export const contestantDetails = { dateOfBirth: true, operatingSystemName: true } as const satisfies ContestantSelect;

export const contestantColumns = {
  ...contestantDetails,
  personForContactName: true,
  personForContactPhoneNumber: true,
} as const satisfies ContestantSelect;

export type ContestantColumns = ContestantGetPayload<{ select: typeof contestantColumns }>;

export const contestantSelect = {
  id: true,
  teamId: true,
  number: true,
  personId: true,
  ...contestantColumns,
  version: true,
  person: { select: { ...personSelect, ...travelSelect } },
  days: { select: { day: true, seatingPlace: true } },
} as const satisfies ContestantSelect;

type ContestantRecord = ContestantGetPayload<{ select: typeof contestantSelect }>;

interface ContestantsTeam extends Travel {
  group: ContestantGroup;
  isOfficial: boolean;
  country: { alpha3: string };
  edition: { siteId: string };
}

/** A code such as BGR1, which is unique in the edition and never reused. */
export function contestantCode(alpha3: string, number: number): string {
  return `${alpha3}${number}`;
}

interface ContestantDay {
  day: number;
  seatingPlace: string;
}

export const seatingPlaceOn = (days: readonly ContestantDay[], day: 1 | 2): string | null =>
  days.find((row) => row.day === day)?.seatingPlace ?? null;

export function toContestant(row: ContestantRecord, team: ContestantsTeam): Contestant {
  const { number, days, ...contestant } = row;
  return {
    ...contestant,
    code: contestantCode(team.country.alpha3, number),
    contestantGroup: team.group,
    isOfficial: team.isOfficial,
    dateOfBirth: row.dateOfBirth && dateText(row.dateOfBirth),
    hasPersonForContact: isAlone(row),
    siteId: team.edition.siteId,
    person: toPerson(row.person, ["CONTESTANT"], isAlone(row) ? row.person : team),
    contestantContestDays: {
      day1: { seatingPlace: seatingPlaceOn(days, 1) },
      day2: { seatingPlace: seatingPlaceOn(days, 2) },
    },
  };
}
