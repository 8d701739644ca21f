import { groupBy } from "@/lib/platform/group-by";
import { compareNames } from "@/lib/platform/text/sort";
import { formatTime, toLocalDate } from "@/lib/platform/time/time";
import type { Party, PartyMember, SeatElsewhere } from "@/lib/travel/arrivals/schema";

export const maxMarks = 200;

/** Compares by time, parties without one last, then by country and name. */
export function compareParties(a: Party, b: Party): number {
  if (a.time !== b.time) {
    if (a.time === null || b.time === null) return a.time === null ? 1 : -1;
    return a.time < b.time ? -1 : 1;
  }
  return compareNames(a.country.name, b.country.name) || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

const countPeople = (people: readonly { id: string }[]) => new Set(people.map(({ id }) => id)).size;

/** A leader of two teams counts once. */
export const headcount = (parties: readonly { people: readonly { id: string }[] }[]): number =>
  countPeople(parties.flatMap(({ people }) => people));

/** A leader of two teams counts once. */
export const countArrived = (parties: readonly { people: readonly PartyMember[] }[]): number =>
  countPeople(parties.flatMap(({ people }) => people.filter(({ arrivedAt }) => arrivedAt !== null)));

interface SeatedParty extends Pick<Party, "id" | "people"> {
  transfer: Pick<NonNullable<Party["transfer"]>, "id" | "vehicle" | "leavesAt"> | null;
}

/** The seats that people of a party have in other vehicles than the party's, by its id. */
export function findSeatsElsewhere(parties: readonly SeatedParty[]): Map<string, SeatElsewhere[]> {
  const seats = parties.flatMap(({ id: partyId, people, transfer }) =>
    transfer ? people.map(({ id: personId, fullName }) => ({ partyId, personId, fullName, ...transfer })) : [],
  );
  const ofPerson = groupBy(seats, ({ personId }) => personId);
  const elsewhere = seats.flatMap(({ partyId, personId, fullName, id }) => {
    const others = new Map(ofPerson.get(personId)?.map((seat) => [seat.id, seat]));
    others.delete(id);
    return [...others.values()].map(({ id: transferId, vehicle, leavesAt }) => ({
      partyId,
      seat: { personId, fullName, transferId, vehicle, leavesAt },
    }));
  });
  const ofParty = groupBy(elsewhere, ({ partyId }) => partyId);
  return new Map([...ofParty].map(([id, seatsOfParty]) => [id, seatsOfParty.map(({ seat }) => seat)]));
}

/** yyyy-MM-dd at the venue. */
export const dayOf = ({ time }: Pick<Party, "time">, timeZone: string): string | null =>
  time && toLocalDate(new Date(time), timeZone);

/** Whether the day has come on which the first of these teams arrives. */
export function haveArrivalsBegun(teams: readonly { timeOfArrival: string | null }[], now: Date, timeZone: string) {
  const today = toLocalDate(now, timeZone);
  return teams.some(({ timeOfArrival }) => {
    const day = dayOf({ time: timeOfArrival }, timeZone);
    return day !== null && day <= today;
  });
}

/** Such as "55 min late"; null for a party without a time or less than a minute late. */
export function lateText({ time }: Pick<Party, "time">, now: Date): string | null {
  const minutes = time ? Math.floor((now.getTime() - new Date(time).getTime()) / 60_000) : 0;
  if (minutes < 1) return null;
  return minutes < 60 ? `${minutes} min late` : `${Math.floor(minutes / 60)} h ${minutes % 60} min late`;
}

const hourOf = ({ time }: Pick<Party, "time">, timeZone: string): string | null =>
  time && `${formatTime(new Date(time), timeZone).slice(0, 2)}:00`;

/** Takes parties sorted by time; those without a time come last. */
export function groupParties(parties: readonly Party[], timeZone: string) {
  return [...groupBy(parties, (party) => dayOf(party, timeZone))].map(([day, partiesOfDay]) => ({
    day,
    parties: partiesOfDay,
    places: [...groupBy(partiesOfDay, ({ place }) => place)]
      .sort(([a], [b]) => compareNames(a ?? "", b ?? ""))
      .map(([place, parties]) => ({ place, parties })),
    hours: [...groupBy(partiesOfDay, (party) => hourOf(party, timeZone))].map(([hour, parties]) => ({ hour, parties })),
  }));
}

export type DayOfParties = ReturnType<typeof groupParties>[number];
