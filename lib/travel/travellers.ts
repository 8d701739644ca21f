import { notErased } from "@/lib/edition/erased";
import { memberFilters, travelling } from "@/lib/edition/participating";
import type { PersonGetPayload, PersonSelect, PersonWhereInput } from "@/lib/generated/prisma/models";
import { compareNames } from "@/lib/platform/text/sort";
import { type Travel, travelSelect } from "@/lib/travel/views";

export const whoTravels = {
  ...notErased,
  OR: [...memberFilters(travelling), { isGuest: true }],
} satisfies PersonWhereInput;

const teamSelect = {
  name: true,
  group: true,
  ...travelSelect,
  guide: { select: { phoneNumber: true, person: { select: { fullName: true } } } },
} as const;

const ledTeamsSelect = { where: travelling, select: teamSelect } as const;

export const travellerSelect = {
  fullName: true,
  nativeName: true,
  isGuest: true,
  ...travelSelect,
  country: { select: { name: true } },
  leader: { select: { email: true, phoneNumber: true, teams: ledTeamsSelect, deputyOf: ledTeamsSelect } },
  contestant: {
    select: {
      number: true,
      personForContactName: true,
      personForContactPhoneNumber: true,
      team: { select: { isOnline: true, withdrawnAt: true, ...teamSelect } },
    },
  },
} as const satisfies PersonSelect;

type TravellerRow = PersonGetPayload<{ select: typeof travellerSelect }>;
type TravellingTeam = Pick<NonNullable<TravellerRow["contestant"]>["team"], keyof typeof teamSelect>;

function byArrival(a: TravellingTeam, b: TravellingTeam): number {
  return Number(a.timeOfArrival) - Number(b.timeOfArrival) || compareNames(a.name, b.name);
}

export function toTraveller<P extends TravellerRow>(person: P) {
  const { leader, contestant, isGuest } = person;
  const ledTeams = leader?.teams ?? [];
  const assistedTeams = leader?.deputyOf ?? [];
  const ownTeams = contestant && !contestant.team.isOnline && !contestant.team.withdrawnAt ? [contestant.team] : [];
  const roles = [
    ledTeams.length > 0 && "Leader",
    assistedTeams.length > 0 && "Deputy leader",
    ownTeams.length > 0 && "Contestant",
    isGuest && "Guest",
  ];
  const teams = [...ownTeams, ...ledTeams, ...assistedTeams].sort(byArrival);
  // Set for a contestant who travels without the leader, on a journey of their own.
  const contact = ownTeams.length > 0 && contestant?.personForContactName ? contestant : null;
  const travel: Travel = contact ? person : (teams[0] ?? person);
  return { person, roles: roles.filter((role) => role !== false), teams, travel, contact };
}

export type Traveller<P extends TravellerRow = TravellerRow> = ReturnType<typeof toTraveller<P>>;

const roleOrder = ["Leader", "Deputy leader", "Contestant", "Guest"];

interface Sortable {
  person: { fullName: string; country: { name: string }; contestant: { number: number } | null };
  roles: readonly string[];
  teams: readonly { name: string }[];
}

/** By country, then by team, those without a team last; in a team by role and number. */
export function byCountryAndTeam(a: Sortable, b: Sortable): number {
  const rank = ({ roles }: Sortable) => roleOrder.indexOf(roles[0] ?? "");
  return (
    compareNames(a.person.country.name, b.person.country.name) ||
    Number(a.teams.length === 0) - Number(b.teams.length === 0) ||
    compareNames(a.teams[0]?.name ?? "", b.teams[0]?.name ?? "") ||
    rank(a) - rank(b) ||
    (a.person.contestant?.number ?? 0) - (b.person.contestant?.number ?? 0) ||
    compareNames(a.person.fullName, b.person.fullName)
  );
}

/** Joins the texts, each once and without undefined ones. */
export const joinDistinct = (texts: readonly (string | undefined)[], separator = "; ") =>
  [...new Set(texts.filter((text) => text !== undefined))].join(separator);
