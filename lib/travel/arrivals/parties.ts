import "server-only";
import { isErased, notErased } from "@/lib/edition/erased";
import { isAlone, memberFilters, travelling } from "@/lib/edition/participating";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { PersonGetPayload, PersonSelect, TeamGetPayload, TeamSelect } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";
import { arrivedAt, newestMark } from "@/lib/travel/arrivals/marks";
import { compareParties, findSeatsElsewhere } from "@/lib/travel/arrivals/rules";
import type { Journeys, Party, PartyMember } from "@/lib/travel/arrivals/schema";
import { travelIn, travelSelect } from "@/lib/travel/views";

const memberColumns = { id: true, fullName: true, arrivalMarks: newestMark } as const satisfies PersonSelect;
const member = { select: memberColumns } as const;
const country = { select: { name: true, alpha2: true } } as const;

const assignment = (direction: TravelDirection) => ({
  where: { direction },
  select: { travelTime: true, place: true, transfer: { select: { id: true, vehicle: true, leavesAt: true } } },
});

const teamSelect = (direction: TravelDirection) =>
  ({
    id: true,
    name: true,
    country,
    ...travelSelect,
    leader: { select: { phoneNumber: true, person: member } },
    deputyLeader: { select: { person: member } },
    guide: { select: { phoneNumber: true, person: { select: { fullName: true } } } },
    contestants: {
      select: {
        personForContactName: true,
        personForContactPhoneNumber: true,
        person: { select: { ...memberColumns, ...travelSelect, transfers: assignment(direction) } },
      },
      orderBy: { number: "asc" },
    },
    transfers: assignment(direction),
  }) as const satisfies TeamSelect;

const guestSelect = (direction: TravelDirection) =>
  ({
    ...memberColumns,
    country,
    ...travelSelect,
    transfers: assignment(direction),
  }) as const satisfies PersonSelect;

type TeamRow = TeamGetPayload<{ select: ReturnType<typeof teamSelect> }>;
type GuestRow = PersonGetPayload<{ select: ReturnType<typeof guestSelect> }>;

type ContestantRow = TeamRow["contestants"][number];

function travelOf(row: TeamRow | GuestRow | ContestantRow["person"], direction: TravelDirection) {
  const travel = travelIn(direction, row);
  const [assigned] = row.transfers;
  if (!assigned) return { ...travel, transfer: null };
  const assignedTime = assigned.travelTime?.toISOString() ?? null;
  const transfer = {
    ...assigned.transfer,
    leavesAt: assigned.transfer.leavesAt.toISOString(),
    assignedTime,
    assignedPlace: assigned.place,
    moved: assignedTime !== travel.time || assigned.place !== travel.place,
  };
  return { ...travel, transfer };
}

/** A party without the field that depends on the other parties. */
type SingleParty = Omit<Party, "seatsElsewhere">;

const toContact = ({ phoneNumber, person }: { phoneNumber: string; person: { fullName: string } }) => ({
  fullName: person.fullName,
  phoneNumber,
});

type PersonRow = PersonGetPayload<{ select: typeof memberColumns }>;

const toMember = ({ id, fullName, arrivalMarks }: PersonRow): PartyMember => ({
  id,
  fullName,
  arrivedAt: arrivedAt(arrivalMarks)?.toISOString() ?? null,
});

function toTeamParty(row: TeamRow, direction: TravelDirection): SingleParty {
  const together = row.contestants.filter((contestant) => !isAlone(contestant));
  const people = [
    { ...toMember(row.leader.person), role: "LEADER" as const },
    ...(row.deputyLeader ? [{ ...toMember(row.deputyLeader.person), role: "DEPUTY" as const }] : []),
    ...together.map(({ person }) => ({ ...toMember(person), role: "CONTESTANT" as const })),
  ];
  return {
    id: row.id,
    kind: "TEAM",
    name: row.name,
    country: row.country,
    ...travelOf(row, direction),
    people: people.filter((person) => !isErased(person)),
    team: null,
    leader: isErased(row.leader.person) ? null : toContact(row.leader),
    contact: null,
    guide: row.guide && toContact(row.guide),
  };
}

function toContestantParty(contestant: ContestantRow, team: TeamRow, direction: TravelDirection): SingleParty {
  const { person, personForContactName, personForContactPhoneNumber } = contestant;
  return {
    id: person.id,
    kind: "CONTESTANT",
    name: person.fullName,
    country: team.country,
    ...travelOf(person, direction),
    people: [{ ...toMember(person), role: "CONTESTANT" }],
    team: { id: team.id, name: team.name },
    leader: null,
    contact: { fullName: personForContactName ?? "", phoneNumber: personForContactPhoneNumber ?? "" },
    guide: team.guide && toContact(team.guide),
  };
}

function toGuestParty(row: GuestRow, direction: TravelDirection): SingleParty {
  return {
    id: row.id,
    kind: "GUEST",
    name: row.fullName,
    country: row.country,
    ...travelOf(row, direction),
    people: [{ ...toMember(row), role: "GUEST" }],
    team: null,
    leader: null,
    contact: null,
    guide: null,
  };
}

/** Teams, the contestants who travel without theirs, and guests, but nobody who was erased. */
export async function listParties(
  database: Database,
  editionId: string,
  direction: TravelDirection,
): Promise<Journeys> {
  const [teams, guests] = await Promise.all([
    database.team.findMany({ where: { editionId, ...travelling }, select: teamSelect(direction) }),
    database.person.findMany({
      where: {
        editionId,
        ...notErased,
        isGuest: true,
        // Guests who are also members of a team travel with it.
        NOT: memberFilters(travelling),
      },
      select: guestSelect(direction),
    }),
  ]);
  const parties = [
    ...teams.map((team) => toTeamParty(team, direction)),
    ...teams.flatMap((team) =>
      team.contestants.filter(isAlone).map((contestant) => toContestantParty(contestant, team, direction)),
    ),
    ...guests.map((guest) => toGuestParty(guest, direction)),
  ];
  const elsewhere = findSeatsElsewhere(parties);
  const seated = parties.map((party) => ({ ...party, seatsElsewhere: elsewhere.get(party.id) ?? [] }));
  return { parties: seated.sort(compareParties) };
}
