import "server-only";
import { alone } from "@/lib/edition/participating";
import type { TransferAssignmentGetPayload, TransferAssignmentSelect } from "@/lib/generated/prisma/models";
import { type Database, db } from "@/lib/platform/db/client";
import { formatShort } from "@/lib/platform/time/time";
import { partyNotes } from "@/lib/travel/transfers/rules";
import { travelIn, travelSelect } from "@/lib/travel/views";

const contestants = {
  where: alone,
  select: { person: { select: { fullName: true } } },
  orderBy: { number: "asc" },
} as const;

const assignmentSelect = {
  travelTime: true,
  place: true,
  teamId: true,
  personId: true,
  team: { select: { ...travelSelect, contestants } },
  person: { select: travelSelect },
  transfer: {
    select: { direction: true, place: true, leavesAt: true, vehicle: true, driverPhone: true, note: true },
  },
} as const satisfies TransferAssignmentSelect;

type AssignmentRow = TransferAssignmentGetPayload<{ select: typeof assignmentSelect }>;

interface Edition {
  timeZone: string;
  year: number;
}

function toPartyTransfer({ transfer, team, person, ...assigned }: AssignmentRow, { timeZone, year }: Edition) {
  const { leavesAt, ...details } = transfer;
  const vehicle = { ...details, leavesAt: leavesAt.toISOString() };
  const { time, place } = travelIn(transfer.direction, team ?? person);
  const assignedTime = assigned.travelTime?.toISOString() ?? null;
  const assignment = { assignedTime, assignedPlace: assigned.place };
  return {
    ...vehicle,
    leavesAtText: formatShort(leavesAt, timeZone, year),
    warnings: partyNotes({ time, place, transfer: assignment }, vehicle, timeZone),
    /** Why the vehicle does not suit the party's present travel. */
    misfits: partyNotes({ time, place, transfer: null }, vehicle, timeZone),
    /** The names of contestants who travel without the leader. */
    alone: team?.contestants.map((contestant) => contestant.person.fullName) ?? [],
  };
}

export type PartyTransfer = ReturnType<typeof toPartyTransfer> & {
  /** The contestant who goes without the team. */
  passenger?: string;
};

/** The transfers of each party, by its id; the arrival's comes first. Parties without a transfer are left out. */
export async function listPartyTransfers(
  partyIds: readonly string[],
  edition: Edition,
  database: Database = db(),
): Promise<Map<string, PartyTransfer[]>> {
  const ids = { in: [...partyIds] };
  const assignments = await database.transferAssignment.findMany({
    where: { OR: [{ teamId: ids }, { personId: ids }] },
    select: assignmentSelect,
    orderBy: { direction: "asc" },
  });
  const transfers = new Map<string, PartyTransfer[]>();
  for (const assignment of assignments) {
    const id = assignment.teamId ?? assignment.personId ?? "";
    transfers.set(id, [...(transfers.get(id) ?? []), toPartyTransfer(assignment, edition)]);
  }
  return transfers;
}

/** The transfers of teams, each with those of its contestants who travel without it, by the team's id. */
export async function listTeamTransfers(
  teamIds: readonly string[],
  edition: Edition,
): Promise<Map<string, PartyTransfer[]>> {
  const passengers = await db().contestant.findMany({
    where: { teamId: { in: [...teamIds] }, ...alone },
    select: { teamId: true, personId: true, person: { select: { fullName: true } } },
    orderBy: { number: "asc" },
  });
  const transfers = await listPartyTransfers([...teamIds, ...passengers.map(({ personId }) => personId)], edition);
  const ofPassengers = (id: string) =>
    passengers
      .filter(({ teamId }) => teamId === id)
      .flatMap(({ personId, person }) =>
        (transfers.get(personId) ?? []).map((transfer) => ({ ...transfer, passenger: person.fullName })),
      );
  return new Map(teamIds.map((id) => [id, [...(transfers.get(id) ?? []), ...ofPassengers(id)]]));
}
