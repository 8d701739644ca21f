import "server-only";
import { alone, memberFilters, travelling } from "@/lib/edition/participating";
import { readEdition } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import { TravelDirection } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { toLocalDate } from "@/lib/platform/time/time";
import { findOption } from "@/lib/platform/validation/find-option";
import { arrivedAt, markable, newestMark } from "@/lib/travel/arrivals/marks";
import { listParties } from "@/lib/travel/arrivals/parties";
import type { Journeys } from "@/lib/travel/arrivals/schema";

/** Throws 404 for an unknown year. */
export async function readJourneys(direction: TravelDirection, year?: number): Promise<Journeys> {
  const { id } = await readEdition(year);
  return listParties(db(), id, direction);
}

/** `?direction=`, or else the usual direction. */
export const shownDirection = async (
  { direction }: { direction?: string | string[] },
  edition: EditionRow,
  now: Date,
): Promise<TravelDirection> => findOption(Object.values(TravelDirection), direction) ?? usualDirection(edition, now);

/** Arrivals up to the day of the last arrival, then departures. An edition that is not current has arrivals. */
export async function usualDirection(
  { id: editionId, timeZone, isCurrent }: EditionRow,
  now: Date,
): Promise<TravelDirection> {
  const latest = { _max: { timeOfArrival: true } } as const;
  const found = await Promise.all([
    db().team.aggregate({ where: { editionId, ...travelling }, ...latest }),
    db().person.aggregate({
      where: { editionId, OR: [{ isGuest: true }, { contestant: { ...alone, team: travelling } }] },
      ...latest,
    }),
  ]);
  const days = found.flatMap(({ _max }) => (_max.timeOfArrival ? [toLocalDate(_max.timeOfArrival, timeZone)] : []));
  const today = toLocalDate(now, timeZone);
  return isCurrent && days.length > 0 && days.every((day) => day < today) ? "DEPARTURE" : "ARRIVAL";
}

/** A number that changes: for administrators with every write, for guides with each mark of their people. */
export const arrivalsVersion = (actor: Actor): Promise<number> =>
  actor.role === "Administrator"
    ? db().auditEntry.count()
    : db().arrivalMark.count({ where: { person: markable(actor) } });

/** When the members of the teams arrived, by the person's id; without those who have not. The caller checks access. */
export async function findArrivals(teams: readonly { id: string }[]): Promise<Map<string, Date>> {
  const people = await db().person.findMany({
    where: { OR: memberFilters({ id: { in: teams.map(({ id }) => id) } }), arrivalMarks: { some: {} } },
    select: { id: true, arrivalMarks: newestMark },
  });
  return new Map(
    people.flatMap(({ id, arrivalMarks }) => {
      const at = arrivedAt(arrivalMarks);
      return at ? [[id, at] as const] : [];
    }),
  );
}

/** The arrival of a person; null if `actor` may not mark it. */
export async function findArriving(actor: Actor, personId: string): Promise<{ arrivedAt: Date | null } | null> {
  const person = await db().person.findFirst({
    where: { ...markable(actor), id: personId },
    select: { arrivalMarks: newestMark },
  });
  return person && { arrivedAt: arrivedAt(person.arrivalMarks) };
}
