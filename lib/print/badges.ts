import "server-only";
import { contestantCode } from "@/lib/contestant/views";
import { languageOfName } from "@/lib/country/language";
import { shortTitle } from "@/lib/edition/dates";
import { notErased } from "@/lib/edition/erased";
import { travelling } from "@/lib/edition/participating";
import { assignedRolesSelect, roleTitle } from "@/lib/edition/person-roles";
import { currentEdition } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import type { PersonGetPayload, PersonSelect, PersonWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { badgeDesign, readDesign } from "@/lib/print/design";
import {
  byCountryAndTeam,
  joinDistinct,
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
  guide: { select: { id: true } },
  ...assignedRolesSelect,
} satisfies PersonSelect;

type BadgeRow = PersonGetPayload<{ select: typeof select }>;

function toBadge({ person, roles, teams }: Traveller<BadgeRow>, shared: { contest: string; emergencyPhone: string }) {
  const { fullName, nativeName, country, countryId, contestant, guide, pictureHash } = person;
  const ownRoles = guide ? [...roles, "Guide"] : roles;
  const committees = person.committees.map(roleTitle);
  const teamNames = teams.map(({ name }) => name);
  const groups = teams.map(({ group }) => group);
  const guidePhones = teams.map((team) => team.guide?.phoneNumber);
  return {
    personId: person.id,
    content: {
      ...shared,
      fullName,
      nativeName: nativeName ?? "",
      picture: pictureHash ?? "",
      country: country.name,
      role: [...ownRoles, ...committees].join(" · "),
      team: joinDistinct(teamNames, ", "),
      group: joinDistinct(groups, ", "),
      code: contestant && roles.includes("Contestant") ? contestantCode(country.alpha3, contestant.number) : "",
      guidePhone: joinDistinct(guidePhones, "\n"),
    },
    countryCode: country.alpha2,
    nativeLanguage: languageOfName(nativeName, countryId),
    roles: committees.length > 0 ? [...ownRoles, "Committee member"] : ownRoles,
    groups,
  };
}

export type Badge = ReturnType<typeof toBadge>;

async function findBadges(edition: EditionRow, where: PersonWhereInput): Promise<Badge[]> {
  const { id, emergencyPhone } = edition;
  const whoComes = [...whoTravels.OR, { guide: { isNot: null } }, { committees: { some: {} } }];
  const people = await db().person.findMany({ where: { editionId: id, ...notErased, OR: whoComes, ...where }, select });
  const shared = {
    contest: shortTitle(edition),
    emergencyPhone: emergencyPhone ?? "",
    ...badgeDesign(await readDesign(edition)),
  };
  return people
    .map(toTraveller)
    .sort(byCountryAndTeam)
    .map((traveller) => toBadge(traveller, shared));
}

export const listBadges = (edition: EditionRow): Promise<Badge[]> => findBadges(edition, {});

const phoneSelect = { select: { phoneNumber: true } } as const;
const contactSelect = { phoneNumber: true, person: { select: { fullName: true } } } as const;

/**
 * A badge of the current edition with the phone numbers to call; null for a person without a badge. Leaders' numbers are
 * for administrators and the teams' own guides only.
 */
export async function findBadgeHolder(actor: Actor, personId: string) {
  const edition = await currentEdition();
  const [[badge], person, teams] = await Promise.all([
    findBadges(edition, { id: personId }),
    db().person.findUnique({ where: { id: personId }, select: { leader: phoneSelect, guide: phoneSelect } }),
    db().team.findMany({
      where: {
        ...travelling,
        OR: [{ leader: { personId } }, { deputyLeader: { personId } }, { contestants: { some: { personId } } }],
      },
      select: { leader: { select: contactSelect }, guide: { select: { userId: true, ...contactSelect } } },
      orderBy: { name: "asc" },
    }),
  ]);
  if (!badge) return null;
  const isAdministrator = actor.role === "Administrator";
  const seesLeader = ({ guide }: (typeof teams)[number]) => isAdministrator || guide?.userId === actor.id;
  const contacts = teams.flatMap((team) => [
    ...(seesLeader(team) ? [{ role: "Team leader", ...team.leader }] : []),
    ...(team.guide ? [{ role: "Guide", ...team.guide }] : []),
  ]);
  const leader = isAdministrator || teams.some(seesLeader) ? person?.leader : null;
  const { phoneNumber } = leader ?? person?.guide ?? {};
  const ownContacts = phoneNumber ? [{ role: "Phone", name: badge.content.fullName, phoneNumber }] : [];
  const teamContacts = contacts.map(({ role, phoneNumber, person }) => ({ role, name: person.fullName, phoneNumber }));
  // Each contact once: a leader is also the contact of their team, and two teams may have the same guide.
  const contactsByName = new Map(
    [...teamContacts, ...ownContacts].map((contact) => [`${contact.name} ${contact.phoneNumber}`, contact]),
  );
  return { ...badge, contacts: [...contactsByName.values()] };
}
