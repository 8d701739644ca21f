import { randomOf } from "@/lib/demo/random";
import type { TransferAssignmentCreateManyInput, TransferCreateManyInput } from "@/lib/generated/prisma/models";
import { defaultLuggageTime } from "@/lib/travel/transfers/labels";
import { suggestTransfers } from "@/lib/travel/transfers/suggest";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { type PersonRow, phoneNumber } from "@/prisma/seed/demo/people";
import type { TeamRows } from "@/prisma/seed/demo/teams";
import { idOf } from "@/prisma/seed/ids";

const editionId = demoEdition.id;
const directions = ["ARRIVAL", "DEPARTURE"] as const;
const limits = { seats: 20, longestWait: 120, luggageTime: defaultLuggageTime, leadTime: 180 };
/** Every eighth party waits for a transfer. */
const isAssigned = (_: unknown, index: number) => index % 8 !== 7;
/** How much later one party travels than when it was assigned. */
const postponedMs = 100 * 60_000;

type Travel = Pick<PersonRow, "timeOfArrival" | "arrivalLocation" | "timeOfDeparture" | "departureLocation">;

function travelIn(direction: (typeof directions)[number], travel: Travel) {
  const [time, place] =
    direction === "ARRIVAL"
      ? [travel.timeOfArrival, travel.arrivalLocation]
      : [travel.timeOfDeparture, travel.departureLocation];
  return { time: time ? new Date(time).toISOString() : null, place: place ?? null };
}

/** Suggested transfers, of which one party has postponed its journey since it was assigned. */
export function transferRows({ teams, contestants, leaders }: TeamRows, persons: readonly PersonRow[]) {
  const personOf = new Map(leaders.map(({ id, personId }) => [id, personId]));
  const travellingAlone = persons.filter(({ timeOfArrival }) => timeOfArrival);
  const parties = [
    ...teams.map(({ id, leaderId, deputyLeaderId, ...travel }) => {
      const together = contestants.filter(({ teamId, personForContactName }) => teamId === id && !personForContactName);
      const leaderIds = [leaderId, deputyLeaderId ?? ""].flatMap((leader) => personOf.get(leader) ?? []);
      const personIds = [...leaderIds, ...together.map(({ personId }) => personId)];
      return { id, travel, people: personIds.map((id) => ({ id })), party: { teamId: id } };
    }),
    ...travellingAlone.map(({ id, ...travel }) => ({ id, travel, people: [{ id }], party: { personId: id } })),
  ];
  const transfers: TransferCreateManyInput[] = [];
  const assignments: TransferAssignmentCreateManyInput[] = [];
  for (const direction of directions) {
    const travelling = parties
      .map(({ travel, ...party }) => ({ ...party, ...travelIn(direction, travel) }))
      .filter(isAssigned);
    const { vehicles } = suggestTransfers(travelling, { direction, ...limits });
    vehicles.forEach(({ place, leavesAt, parties }, index) => {
      const vehicle = `Bus ${index + 1}`;
      const id = idOf(`demo:transfer:${direction}:${vehicle}`);
      const driverPhone = phoneNumber({ phonePrefix: "+359" }, randomOf(`driver:${vehicle}`));
      const note = direction === "ARRIVAL" && place.includes("Airport") ? "Waits at the exit of Arrivals." : "";
      const columns = { direction, place, leavesAt, vehicle, seats: limits.seats, driverPhone, note };
      transfers.push({ id, editionId, ...columns });
      for (const { party, time } of parties) {
        const isPostponed = assignments.length === 0;
        const travelTime = time && new Date(Date.parse(time) - (isPostponed ? postponedMs : 0));
        const assignmentId = idOf(`${id}:${JSON.stringify(party)}`);
        assignments.push({ id: assignmentId, editionId, transferId: id, direction, ...party, travelTime, place });
      }
    });
  }
  return { transfers, assignments };
}
