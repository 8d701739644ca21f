import "server-only";
import { contestantCode } from "@/lib/contestant/views";
import { languageOfName } from "@/lib/country/language";
import { travelling } from "@/lib/edition/participating";
import { currentEdition, listCommitteeRoles } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import type { PersonGetPayload, PersonSelect, PersonWhereInput } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { badgeDesign, readDesign } from "@/lib/print/design";
import {
  byCountryAndTeam,
  listed,
  type Traveller,
  toTraveller,
  travellerSelect,
  whoTravels,
} from "@/lib/travel/travellers";

const select = {
  id: true,
  countryId: true,
  pictureHash: true,
  ...travellerSelect,
  country: { select: { name: true, alpha2: true, alpha3: true } },
  guide: { select: { phoneNumber: true } },
} as const satisfies PersonSelect;

type BadgeRow = PersonGetPayload<{ select: typeof select }>;

type CommitteeRole = Awaited<ReturnType<typeof listCommitteeRoles>>[number];

function toBadge(
  { person, roles, teams }: Traveller<BadgeRow>,
  committeeRoles: readonly CommitteeRole[],
  printed: { contest: string; emergencyPhone: string },
) {
  const { fullName, nativeName, country, countryId, contestant, guide, pictureHash, assignedRoles } = person;
  const ownRoles = guide ? [...roles, "Guide"] : roles;
  const committees = committeeRoles.filter(({ role }) => assignedRoles.includes(role)).map(({ title }) => title);
  const teamNames = teams.map(({ name }) => name);
  const groups = teams.map(({ group }) => group);
  const guidePhones = teams.map((team) => team.guide?.phoneNumber);
  return {
    personId: person.id,
    content: {
      ...printed,
      fullName,
      nativeName: nativeName ?? "",
      picture: pictureHash ?? "",
      country: country.name,
      role: [...ownRoles, ...committees].join(" · "),
      team: listed(teamNames, ", "),
      group: listed(groups, ", "),
      code: contestant && roles.includes("Contestant") ? contestantCode(country.alpha3, contestant.number) : "",
      guidePhone: listed(guidePhones, "\n"),
    },
    countryCode: country.alpha2,
    nativeLanguage: languageOfName(nativeName, countryId),
    roles: committees.length > 0 ? [...ownRoles, "Committee member"] : ownRoles,
    groups,
    phoneNumber: person.leader?.phoneNumber ?? guide?.phoneNumber ?? null,
  };
}

export type Badge = ReturnType<typeof toBadge>;

async function findBadges(edition: EditionRow, where: PersonWhereInput): Promise<Badge[]> {
  const { id, shortName, year, emergencyPhone } = edition;
  const committeeRoles = await listCommitteeRoles(year);
  const whoComes = [
    ...whoTravels.OR,
    { guide: { isNot: null } },
    { assignedRoles: { hasSome: committeeRoles.map(({ role }) => role) } },
  ];
  const people = await db().person.findMany({ where: { editionId: id, OR: whoComes, ...where }, select });
  const printed = {
    contest: `${shortName} ${year}`,
    emergencyPhone: emergencyPhone ?? "",
    ...badgeDesign(await readDesign(edition)),
  };
  return people
    .map(toTraveller)
    .sort(byCountryAndTeam)
    .map((traveller) => toBadge(traveller, committeeRoles, printed));
}

/** A badge for everybody who comes to an edition, by country and team. */
export const listBadges = (edition: EditionRow): Promise<Badge[]> => findBadges(edition, {});

const contact = { select: { phoneNumber: true, person: { select: { fullName: true } } } } as const;

/** A person's badge with their own phone number and those of their teams' leaders and guides, each once; null if they have none. */
export async function findBadgeHolder(personId: string) {
  const [badge] = await findBadges(await currentEdition(), { id: personId });
  if (!badge) return null;
  const teams = await db().team.findMany({
    where: {
      ...travelling,
      OR: [{ leader: { personId } }, { deputyLeader: { personId } }, { contestants: { some: { personId } } }],
    },
    select: { name: true, leader: contact, guide: contact },
    orderBy: { name: "asc" },
  });
  const contacts = teams.flatMap(({ leader, guide }) => [
    { role: "Team leader", ...leader },
    ...(guide ? [{ role: "Guide", ...guide }] : []),
  ]);
  const { phoneNumber } = badge;
  const own = phoneNumber ? [{ role: "Phone", name: badge.content.fullName, phoneNumber }] : [];
  const others = contacts.map(({ role, phoneNumber, person }) => ({ role, name: person.fullName, phoneNumber }));
  // Leaders are their teams' contacts too, and two teams may have the same guide.
  const contactsByName = new Map([...others, ...own].map((one) => [`${one.name} ${one.phoneNumber}`, one]));
  return { ...badge, contacts: [...contactsByName.values()] };
}
