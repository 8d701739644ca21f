import "server-only";
import { currentEdition, listCommitteeRoles } from "@/lib/contest/queries";
import { contestantCode } from "@/lib/contestant/views";
import { languageOfName } from "@/lib/country/language";
import { db } from "@/lib/db";
import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import {
  byCountryAndTeam,
  listed,
  type Traveller,
  toTraveller,
  travellerSelect,
  whoTravels,
} from "@/lib/person/csv/travel-columns";

const select = {
  id: true,
  countryId: true,
  pictureHash: true,
  ...travellerSelect,
  country: { select: { name: true, alpha2: true, alpha3: true } },
  guide: { select: { id: true } },
} as const satisfies PersonSelect;

type BadgeRow = PersonGetPayload<{ select: typeof select }>;

interface Holder extends Traveller<BadgeRow> {
  /** The titles of their committee roles. */
  committees: string[];
}

function contentOf({ person, roles, teams, committees }: Holder, contest: string, emergencyPhone: string) {
  const { fullName, nativeName, country, contestant, guide, pictureHash } = person;
  return {
    contest,
    fullName,
    nativeName: nativeName ?? "",
    picture: pictureHash ?? "",
    country: country.name,
    role: [...roles, ...(guide ? ["Guide"] : []), ...committees].join(" · "),
    team: listed(
      teams.map(({ name }) => name),
      ", ",
    ),
    group: listed(
      teams.map(({ group }) => group),
      ", ",
    ),
    code: contestant && roles.includes("Contestant") ? contestantCode(country.alpha3, contestant.number) : "",
    guidePhone: listed(
      teams.map((team) => team.guide?.phoneNumber),
      ", ",
    ),
    emergencyPhone,
  };
}

/**
 * A badge for everybody who comes to the current edition, each person once: those who travel, guides and committees. By
 * country and team.
 */
export async function listBadges() {
  const [edition, committeeRoles] = await Promise.all([currentEdition(), listCommitteeRoles()]);
  const isHere = [
    ...whoTravels.OR,
    { guide: { isNot: null } },
    { assignedRoles: { hasSome: committeeRoles.map(({ role }) => role) } },
  ];
  const people = await db().person.findMany({ where: { editionId: edition.id, OR: isHere }, select });
  const contest = `${edition.shortName} ${edition.year}`;
  return people
    .map(toTraveller)
    .sort(byCountryAndTeam)
    .map((traveller) => {
      const { person, roles, teams } = traveller;
      const held = committeeRoles.filter(({ role }) => person.assignedRoles.includes(role));
      const committees = held.map(({ title }) => title);
      return {
        personId: person.id,
        content: contentOf({ ...traveller, committees }, contest, edition.emergencyPhone ?? ""),
        countryCode: person.country.alpha2,
        nativeLanguage: languageOfName(person.nativeName, person.countryId),
        roles: [...roles, ...(person.guide ? ["Guide"] : []), ...(committees.length > 0 ? ["Committee member"] : [])],
        groups: teams.map(({ group }) => group),
      };
    });
}

export type Badge = Awaited<ReturnType<typeof listBadges>>[number];
