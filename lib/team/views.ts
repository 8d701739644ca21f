import { contestantSelect, toContestant } from "@/lib/contestant/views";
import { flagBase64 } from "@/lib/country/flags";
import { languageOfName } from "@/lib/country/language";
import { assignedRoles, assignedRolesSelect } from "@/lib/edition/person-roles";
import type { PersonGetPayload, TeamGetPayload, TeamSelect } from "@/lib/generated/prisma/models";
import { leaderSelect, toLeader } from "@/lib/leader/views";
import { picturePath, publicPicturePath } from "@/lib/platform/picture/path";
import { type AnsweredPerson, forGuides } from "@/lib/question/views";
import type { PublicTeam, Team } from "@/lib/team/schema";
import { toTravel, travelSelect } from "@/lib/travel/views";

const contestantOrder = { number: "asc" } as const;

export const teamSelect = {
  id: true,
  name: true,
  group: true,
  isOnline: true,
  isOfficial: true,
  countryId: true,
  ...travelSelect,
  version: true,
  country: { select: { name: true, alpha2: true, alpha3: true } },
  edition: { select: { siteId: true } },
  leader: { select: leaderSelect },
  deputyLeader: { select: leaderSelect },
  contestants: { select: contestantSelect, orderBy: contestantOrder },
} as const satisfies TeamSelect;

type StoredTeam = TeamGetPayload<{ select: typeof teamSelect }>;

const withPersonForGuides = <M extends { person: AnsweredPerson }>(member: M): M => ({
  ...member,
  person: forGuides(member.person),
});

/** Without the answers that guides may not see. */
export const withoutHiddenAnswers = ({ leader, deputyLeader, contestants, ...team }: StoredTeam): StoredTeam => ({
  ...team,
  leader: withPersonForGuides(leader),
  deputyLeader: deputyLeader && withPersonForGuides(deputyLeader),
  contestants: contestants.map(withPersonForGuides),
});

export function toTeam(row: StoredTeam): Team {
  const { country, edition, leader, deputyLeader, contestants, ...rest } = row;
  return {
    ...rest,
    countryName: country.name,
    countryFlag: flagBase64(country.alpha2),
    siteId: edition.siteId,
    leader: toLeader(leader, row),
    deputyLeader: deputyLeader && toLeader(deputyLeader, row),
    contestants: contestants.map((contestant) => toContestant(contestant, row)),
    ...toTravel(row),
  };
}

const faceSelect = { fullName: true, pictureHash: true, pictureIsPublic: true } as const;

export const publicTeamSelect = {
  id: true,
  name: true,
  group: true,
  isOfficial: true,
  countryId: true,
  country: { select: { name: true, alpha2: true } },
  leader: { select: { person: { select: faceSelect } } },
  deputyLeader: { select: { person: { select: faceSelect } } },
  contestants: {
    select: { id: true, person: { select: { ...faceSelect, ...assignedRolesSelect } } },
    orderBy: contestantOrder,
  },
} as const satisfies TeamSelect;

const toFace = (person: PersonGetPayload<{ select: typeof faceSelect }>) => ({
  fullName: person.fullName,
  picturePath: publicPicturePath(person),
});

const cardFaceSelect = { ...faceSelect, nativeName: true } as const;

/** Less than the API's public view, because a page shows hundreds of teams. */
export const teamCardSelect = {
  id: true,
  name: true,
  group: true,
  isOnline: true,
  countryId: true,
  country: { select: { name: true, alpha2: true } },
  leader: { select: { person: { select: cardFaceSelect } } },
  deputyLeader: { select: { person: { select: cardFaceSelect } } },
  contestants: { select: { person: { select: cardFaceSelect } }, orderBy: contestantOrder },
} as const satisfies TeamSelect;

type FaceRow = PersonGetPayload<{ select: typeof cardFaceSelect }>;

export interface Face extends Pick<FaceRow, "fullName" | "nativeName"> {
  picturePath: string | null;
  /** BCP 47; absent if unknown. */
  nativeLanguage?: string;
}

export type TeamCard = ReturnType<typeof toTeamCard>;

interface CardOptions {
  hasNativeNames: boolean;
  /** Whether to leave out pictures that visitors must not see. */
  isPublic: boolean;
}

/** A native name is shown only if it differs from the full name, and not in past editions. */
export function toTeamCard(
  row: TeamGetPayload<{ select: typeof teamCardSelect }>,
  { hasNativeNames, isPublic }: CardOptions,
) {
  const { countryId, country, isOnline, leader, deputyLeader, contestants, ...rest } = row;
  const toCardFace = ({ person }: { person: FaceRow }): Face => {
    const { fullName } = person;
    const nativeName = hasNativeNames && person.nativeName !== fullName ? person.nativeName : null;
    const nativeLanguage = languageOfName(nativeName, countryId);
    const path = isPublic ? publicPicturePath(person) : picturePath(person.pictureHash);
    return { fullName, nativeName, picturePath: path, ...(nativeLanguage && { nativeLanguage }) };
  };
  return {
    ...rest,
    // Left out for teams on site, because a page shows hundreds of cards.
    ...(isOnline && { isOnline }),
    countryName: country.name,
    countryCode: country.alpha2,
    leader: toCardFace(leader),
    deputyLeader: deputyLeader && toCardFace(deputyLeader),
    contestants: contestants.map(toCardFace),
  };
}

export function toPublicTeam(row: TeamGetPayload<{ select: typeof publicTeamSelect }>): PublicTeam {
  const { country, isOfficial, leader, deputyLeader, contestants, ...rest } = row;
  return {
    ...rest,
    countryName: country.name,
    countryFlag: flagBase64(country.alpha2),
    leader: { person: toFace(leader.person) },
    deputyLeader: deputyLeader && { person: toFace(deputyLeader.person) },
    contestants: contestants.map(({ id, person }) => ({
      id,
      person: { ...toFace(person), roles: ["CONTESTANT", ...assignedRoles(person)] },
      contestantGroup: rest.group,
      isOfficial,
    })),
  };
}

export interface ParticipatingCountry {
  /** ISO 3166-1 alpha-2 */
  code: string;
  name: string;
  teams: number;
  contestants: number;
}

export interface RegistrationDay {
  /** yyyy-MM-dd */
  date: string;
  teams: number;
  contestants: number;
}
