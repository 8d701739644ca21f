import "server-only";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { toAgeLimits } from "@/lib/edition/dates";
import { isErased, notErased } from "@/lib/edition/erased";
import { isAlone, memberFilters, participating } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import type { PersonGetPayload, TeamGetPayload } from "@/lib/generated/prisma/models";
import { personDetails } from "@/lib/person/views";
import { type Database, db } from "@/lib/platform/db/client";
import { groupBy } from "@/lib/platform/group-by";
import { pick } from "@/lib/platform/pick";
import { dateText } from "@/lib/platform/time/time";
import { checkEdition, findGaps } from "@/lib/readiness/check-edition";
import type { Acknowledgement, CheckedEdition, GapList, TeamOfRecord } from "@/lib/readiness/checked-edition";
import type { Gap } from "@/lib/readiness/checks";
import { toAcknowledgedWarnings, toWarnings } from "@/lib/readiness/gaps";
import { toPeriod } from "@/lib/travel/period";
import { travelSelect } from "@/lib/travel/views";

const countrySelect = { select: { id: true, name: true, alpha2: true } } as const;
const answersSelect = { answers: { select: { questionId: true } } } as const;
const memberSelect = { select: { person: { select: { id: true, ...personDetails, ...answersSelect } } } } as const;

const teamSelect = {
  id: true,
  name: true,
  group: true,
  isOnline: true,
  guideId: true,
  ...travelSelect,
  country: countrySelect,
  leader: memberSelect,
  deputyLeader: memberSelect,
  contestants: {
    select: {
      id: true,
      dateOfBirth: true,
      username: true,
      personForContactName: true,
      person: { select: { id: true, ...personDetails, ...answersSelect, ...travelSelect } },
      _count: { select: { days: true } },
    },
    orderBy: { number: "asc" },
  },
} as const;

const guestSelect = { id: true, ...personDetails, ...answersSelect, ...travelSelect, country: countrySelect } as const;

const acknowledgementSelect = {
  id: true,
  kind: true,
  recordIds: true,
  details: true,
  note: true,
  acknowledgedBy: { select: { name: true } },
  acknowledgedAt: true,
} as const;

const peopleSelect = { id: true, fullName: true, country: countrySelect } as const;

type TeamRow = TeamGetPayload<{ select: typeof teamSelect }>;
type GuestRow = PersonGetPayload<{ select: typeof guestSelect }>;
type PeopleRow = PersonGetPayload<{ select: typeof peopleSelect }>;

const recordOf = <List extends GapList>(
  list: List,
  { country }: Pick<TeamRow, "country">,
  teams: readonly TeamOfRecord[],
) => ({ list, country, teams });

const contestantsOf = (team: TeamRow) =>
  team.contestants.map(({ id, person, dateOfBirth, username, personForContactName, _count }, i) => ({
    ...recordOf("contestants", team, [{ id: team.id, name: team.name, member: `contestant-${i + 1}` }]),
    ...person,
    id,
    personId: person.id,
    name: person.fullName,
    username,
    dateOfBirth: dateOfBirth && dateText(dateOfBirth),
    group: team.group,
    isOnline: team.isOnline,
    seats: _count.days,
    ownTravel: isAlone({ personForContactName }) ? pick(person, travelSelect) : null,
  }));

/** A leader of several teams is listed once. */
function leadersOf(rows: readonly TeamRow[]) {
  const leaderships = rows.flatMap((team) => [
    { team, person: team.leader.person, member: "leader" },
    ...(team.deputyLeader ? [{ team, person: team.deputyLeader.person, member: "deputy" }] : []),
  ]);
  return [...groupBy(leaderships, ({ person }) => person.id).values()].map((ownLeaderships) => {
    const [{ team, person }] = ownLeaderships;
    const teams = ownLeaderships.map(({ team: { id, name }, member }) => ({ id, name, member }));
    return { ...recordOf("leaders", team, teams), ...person, personId: person.id, name: person.fullName };
  });
}

/** The registered teams and people, by country and name, but nobody who was erased; of all countries without `countryId`. */
export async function readCheckedEdition(
  edition: EditionRow,
  countryId?: string,
  database: Database = db(),
): Promise<CheckedEdition> {
  const where = { editionId: edition.id, countryId };
  const [rows, guests, people, acknowledgements]: [TeamRow[], GuestRow[], PeopleRow[], Acknowledgement[]] =
    await Promise.all([
      database.team.findMany({ where: { ...where, ...participating }, select: teamSelect }),
      database.person.findMany({
        // Guests who are also in a team are checked and travel with it.
        where: { ...where, ...notErased, isGuest: true, NOT: { OR: memberFilters(participating) } },
        select: guestSelect,
        orderBy: [{ fullName: "asc" }, { id: "asc" }],
      }),
      // Administrators alone see who else is in the edition.
      countryId
        ? []
        : database.person.findMany({
            where: {
              editionId: edition.id,
              ...notErased,
              isGuest: false,
              NOT: { OR: memberFilters(participating) },
              OR: [{ committees: { some: {} } }, { guide: { isNot: null } }],
            },
            select: peopleSelect,
            orderBy: [{ fullName: "asc" }, { id: "asc" }],
          }),
      database.acknowledgedWarning.findMany({ where: { editionId: edition.id }, select: acknowledgementSelect }),
    ]);
  rows.sort(byCountryAndName);
  return {
    teams: rows.map((team) => ({ ...team, ...recordOf("teams", team, [{ id: team.id, name: team.name }]) })),
    contestants: rows.flatMap(contestantsOf).filter((contestant) => !isErased(contestant)),
    leaders: leadersOf(rows).filter((leader) => !isErased(leader)),
    guests: guests.map((guest) => ({
      ...guest,
      ...recordOf("guests", guest, []),
      personId: guest.id,
      name: guest.fullName,
    })),
    people: people.map((person) => ({ ...recordOf("people", person, []), id: person.id, name: person.fullName })),
    questions: edition.questions.filter(({ isRequired }) => isRequired),
    period: toPeriod(edition),
    timeZone: edition.timeZone,
    ageLimits: toAgeLimits(edition),
    acknowledgements,
  };
}

/** What is missing and, in the current edition, looks wrong; nothing once the personal data was deleted. */
export async function listGaps(edition: EditionRow, countryId?: string): Promise<Gap[]> {
  if (edition.dataDeletedAt) return [];
  const gaps = findGaps(await readCheckedEdition(edition, countryId));
  return edition.isCurrent ? gaps : gaps.filter(({ details }) => details === undefined);
}

/** All gaps of the current edition, the warnings among them, and the acknowledged warnings. */
export async function checkCurrentEdition(edition: EditionRow, database?: Database) {
  const { gaps, acknowledged } = checkEdition(await readCheckedEdition(edition, undefined, database));
  return { gaps, warnings: toWarnings(gaps), acknowledged: toAcknowledgedWarnings(acknowledged) };
}
