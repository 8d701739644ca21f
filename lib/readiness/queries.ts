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
import { checkEdition, findGaps } from "@/lib/readiness/acknowledgements";
import type { Acknowledgement, CheckedEdition, GapList, TeamOfRecord } from "@/lib/readiness/checked-edition";
import type { Gap } from "@/lib/readiness/checks";
import { toAcknowledgedWarnings, toWarnings } from "@/lib/readiness/gaps";
import { toPeriod } from "@/lib/travel/period";
import { travelSelect } from "@/lib/travel/views";

const country = { select: { id: true, name: true, alpha2: true } } as const;
const answered = { answers: { select: { questionId: true } } } as const;
const member = { select: { person: { select: { id: true, ...personDetails, ...answered } } } } as const;

const teamSelect = {
  id: true,
  name: true,
  group: true,
  isOnline: true,
  guideId: true,
  ...travelSelect,
  country,
  leader: member,
  deputyLeader: member,
  contestants: {
    select: {
      id: true,
      dateOfBirth: true,
      username: true,
      personForContactName: true,
      person: { select: { id: true, ...personDetails, ...answered, ...travelSelect } },
      _count: { select: { days: true } },
    },
    orderBy: { number: "asc" },
  },
} as const;

const guestSelect = { id: true, ...personDetails, ...answered, ...travelSelect, country } as const;

const acknowledgementSelect = {
  id: true,
  kind: true,
  recordIds: true,
  details: true,
  note: true,
  acknowledgedBy: { select: { name: true } },
  acknowledgedAt: true,
} as const;

const otherSelect = { id: true, fullName: true, country } as const;

type TeamRow = TeamGetPayload<{ select: typeof teamSelect }>;
type GuestRow = PersonGetPayload<{ select: typeof guestSelect }>;
type OtherRow = PersonGetPayload<{ select: typeof otherSelect }>;

const record = <List extends GapList>(list: List, of: Pick<TeamRow, "country">, teams: readonly TeamOfRecord[]) => ({
  list,
  country: of.country,
  teams,
});

const contestantsOf = (team: TeamRow) =>
  team.contestants.map(({ id, person, dateOfBirth, username, personForContactName, _count }, i) => ({
    ...record("contestants", team, [{ id: team.id, name: team.name, member: `contestant-${i + 1}` }]),
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
  const led = rows.flatMap((team) => [
    { team, person: team.leader.person, member: "leader" },
    ...(team.deputyLeader ? [{ team, person: team.deputyLeader.person, member: "deputy" }] : []),
  ]);
  return [...groupBy(led, ({ person }) => person.id).values()].map((own) => {
    const [{ team, person }] = own;
    const teams = own.map((one) => ({ id: one.team.id, name: one.team.name, member: one.member }));
    return { ...record("leaders", team, teams), ...person, personId: person.id, name: person.fullName };
  });
}

/** The registered teams and people, by country and name, but nobody who was erased; of one country, if given. */
export async function readCheckedEdition(
  edition: EditionRow,
  countryId?: string,
  database: Database = db(),
): Promise<CheckedEdition> {
  const where = { editionId: edition.id, countryId };
  const [rows, guests, people, acknowledgements]: [TeamRow[], GuestRow[], OtherRow[], Acknowledgement[]] =
    await Promise.all([
      database.team.findMany({ where: { ...where, ...participating }, select: teamSelect }),
      database.person.findMany({
        // Those who are also in a team are checked and travel with it.
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
            select: otherSelect,
            orderBy: [{ fullName: "asc" }, { id: "asc" }],
          }),
      database.acknowledgedWarning.findMany({ where: { editionId: edition.id }, select: acknowledgementSelect }),
    ]);
  rows.sort(byCountryAndName);
  return {
    teams: rows.map((team) => ({ ...team, ...record("teams", team, [{ id: team.id, name: team.name }]) })),
    contestants: rows.flatMap(contestantsOf).filter((contestant) => !isErased(contestant)),
    leaders: leadersOf(rows).filter((leader) => !isErased(leader)),
    guests: guests.map((guest) => ({
      ...guest,
      ...record("guests", guest, []),
      personId: guest.id,
      name: guest.fullName,
    })),
    people: people.map((person) => ({ ...record("people", person, []), id: person.id, name: person.fullName })),
    questions: edition.questions.filter(({ isRequired }) => isRequired),
    period: toPeriod(edition),
    timeZone: edition.timeZone,
    ageLimits: toAgeLimits(edition),
    acknowledgements,
  };
}

/** Past editions have no warnings; nothing is missing once the personal data was deleted. */
export async function listGaps(edition: EditionRow, countryId?: string): Promise<Gap[]> {
  if (edition.dataDeletedAt) return [];
  const gaps = findGaps(await readCheckedEdition(edition, countryId));
  return edition.isCurrent ? gaps : gaps.filter(({ details }) => details === undefined);
}

/** What is missing or looks wrong in the current edition, with its warnings, and those that were acknowledged. */
export async function checkCurrentEdition(edition: EditionRow, database?: Database) {
  const { gaps, acknowledged } = checkEdition(await readCheckedEdition(edition, undefined, database));
  return { gaps, warnings: toWarnings(gaps), acknowledged: toAcknowledgedWarnings(acknowledged) };
}
