import { contestantCode } from "@/lib/contestant/views";
import { participating } from "@/lib/edition/participating";
import type { GuideGetPayload, GuideSelect, TeamGetPayload, TeamSelect } from "@/lib/generated/prisma/models";
import type { Guide } from "@/lib/guide/schema";
import { personSelect, toPerson } from "@/lib/person/views";
import { travelSelect } from "@/lib/travel/views";

export const guideSelect = {
  id: true,
  personId: true,
  userId: true,
  phoneNumber: true,
  schoolName: true,
  classDesignator: true,
  version: true,
  person: { select: { ...personSelect, ...travelSelect } },
  teams: {
    where: participating,
    select: {
      id: true,
      name: true,
      isOnline: true,
      country: { select: { name: true, alpha3: true } },
      contestants: {
        select: { id: true, number: true, person: { select: { fullName: true } } },
        orderBy: { number: "asc" },
      },
    },
    orderBy: { name: "asc" },
  },
} as const satisfies GuideSelect;

type GuideRow = GuideGetPayload<{ select: typeof guideSelect }>;

export function toGuide({ person, teams, ...guide }: GuideRow): Guide {
  return {
    ...guide,
    person: toPerson(person, ["GUIDE"], person),
    teams: teams.map(({ id, name, isOnline, country, contestants }) => ({
      id,
      name,
      isOnline,
      countryName: country.name,
      contestants: contestants.map((contestant) => ({
        id: contestant.id,
        code: contestantCode(country.alpha3, contestant.number),
        fullName: contestant.person.fullName,
      })),
    })),
  };
}

export const guidedTeamSelect = {
  id: true,
  name: true,
  isOnline: true,
  guideId: true,
  leaderId: true,
  deputyLeaderId: true,
  country: { select: { name: true, alpha2: true } },
  _count: { select: { contestants: true } },
} as const satisfies TeamSelect;

export type GuidedTeam = ReturnType<typeof toGuidedTeam>;

export function toGuidedTeam(row: TeamGetPayload<{ select: typeof guidedTeamSelect }>) {
  const { leaderId, deputyLeaderId, country, _count, ...team } = row;
  return {
    ...team,
    countryName: country.name,
    alpha2: country.alpha2,
    contestantsCount: _count.contestants,
    leaderIds: deputyLeaderId ? [leaderId, deputyLeaderId] : [leaderId],
  };
}

/** Guides with their teams, as the lists of guides show them. */
export const toGuideRows = (guides: readonly Guide[], teams: readonly GuidedTeam[]) =>
  guides.map(({ id, person, phoneNumber, schoolName, classDesignator }) => ({
    id,
    phoneNumber,
    schoolName,
    classDesignator,
    fullName: person.fullName,
    picturePath: person.picturePath,
    tShirtSize: person.tShirtSize,
    ...(person.answers && { answers: person.answers }),
    teams: teams.filter(({ guideId }) => guideId === id),
  }));

export type ListedGuide = ReturnType<typeof toGuideRows>[number];
