import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { ledTeamsOf } from "@/lib/edition/participating";
import type { PersonSelect, PersonWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock-row";
import { AppError } from "@/lib/platform/errors/problem";
import { now as currentTime } from "@/lib/platform/time/clock";
import { toInstant } from "@/lib/platform/time/time-zone";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/travel/arrivals/endpoints";
import { type FormerPeople, findFormerPeople } from "@/lib/travel/arrivals/former-people";
import type { ArrivalMark, ArrivalMarks } from "@/lib/travel/arrivals/inputs";
import { arrivedAt, markable, newestMark } from "@/lib/travel/arrivals/marks";
import type { MarkedArrivals } from "@/lib/travel/arrivals/schema";

const teamSelect = { select: { id: true } } as const;
const personSelect = {
  id: true,
  fullName: true,
  arrivalMarks: newestMark,
  contestant: { select: { teamId: true } },
  leader: { select: { teams: teamSelect, deputyOf: teamSelect } },
} as const satisfies PersonSelect;

async function findPeople(transaction: Database, where: PersonWhereInput) {
  const people = await transaction.person.findMany({ where, select: personSelect });
  return new Map(
    people.map(({ id, fullName, arrivalMarks, contestant, leader }) => {
      const teamIds = [...ledTeamsOf(leader).map((team) => team.id), ...(contestant ? [contestant.teamId] : [])];
      return [id, { fullName, arrived: arrivedAt(arrivalMarks) !== null, teamIds }];
    }),
  );
}

/** A mark whose time is at most that of the request. */
type TimedMark = Omit<ArrivalMark, "markedAt"> & { markedAt: Date };

type Result = Pick<MarkedArrivals["marks"][number], "result" | "reason">;

const refusal = (reason: string): Result => ({ result: "refused", reason });

const notMarkable = ({ role }: Actor) =>
  role === "Administrator"
    ? "This person does not take part in the current edition."
    : "This person is in none of your teams.";

interface Markable {
  people: ReadonlyMap<string, unknown>;
  formerPeople: FormerPeople;
}

/** Accepts marks with a new id about `people`, and about `formerPeople` for a time when the actor was their guide. */
async function checkMarks(
  transaction: Database,
  actor: Actor,
  marks: readonly TimedMark[],
  { people, formerPeople }: Markable,
): Promise<(Result & { mark: TimedMark })[]> {
  const stored = await transaction.arrivalMark.findMany({
    where: { id: { in: marks.map(({ id }) => id) } },
    select: { id: true, personId: true, arrived: true, markedById: true },
  });
  const marksById = new Map(stored.map((mark) => [mark.id, mark]));
  const resultOf = (mark: TimedMark): Result => {
    const other = marksById.get(mark.id);
    if (other) {
      const isSame =
        other.personId === mark.personId && other.arrived === mark.arrived && other.markedById === actor.id;
      return isSame ? { result: "alreadyStored", reason: null } : refusal("Another mark has this id.");
    }
    if (!people.has(mark.personId)) {
      const person = formerPeople.get(mark.personId);
      if (!person) return refusal(notMarkable(actor));
      if (!person.hadGuideAt(mark.markedAt)) return refusal(`${person.title} is in none of your teams.`);
    }
    marksById.set(mark.id, { ...mark, markedById: actor.id });
    return { result: "stored", reason: null };
  };
  return marks.map((mark) => ({ mark, ...resultOf(mark) }));
}

/** Stores or refuses each mark on its own. Throws 409 if the marks were made with another account. */
export async function markArrivals(actor: Actor, { marks, userId }: ArrivalMarks, now: Date): Promise<MarkedArrivals> {
  if (userId !== null && userId !== actor.id)
    throw new AppError(409, "These arrivals were marked with another account. Log in with it to send them.");
  const results = await write(actor, endpoints.markArrivals, async ({ transaction, audit }) => {
    const { timeZone } = await lockEdition(transaction);
    const ids = [...new Set(marks.map(({ personId }) => personId))];
    // The same mark may be sent several times at once.
    await lockRows(transaction, { Person: ids });
    const people = await findPeople(transaction, { ...markable(actor), id: { in: ids } });
    const timedMarks = marks.map((mark) => ({
      ...mark,
      markedAt: new Date(Math.min(toInstant(mark.markedAt, timeZone).getTime(), now.getTime())),
    }));
    const otherMarks = timedMarks.filter(({ personId }) => !people.has(personId));
    const formerPeople = await findFormerPeople(transaction, actor, otherMarks);
    const checked = await checkMarks(transaction, actor, timedMarks, { people, formerPeople });
    const added = checked.flatMap(({ mark, result }) => (result === "stored" ? [mark] : []));
    const markedPeople = { id: { in: [...people.keys(), ...added.map(({ personId }) => personId)] } };
    const before = await findPeople(transaction, markedPeople);
    await transaction.arrivalMark.createMany({
      data: added.map((mark, i) => ({
        ...mark,
        // Keeps the order of the marks of a device whose clock is ahead: they all have `now` as their time.
        receivedAt: new Date(now.getTime() + i),
        markedById: actor.id,
      })),
      // Another request may have stored one meanwhile.
      skipDuplicates: true,
    });
    const after = await findPeople(transaction, markedPeople);
    for (const [entityId, { fullName: name, arrived, teamIds }] of after) {
      const wasArrived = before.get(entityId)?.arrived ?? false;
      audit({ entity: "Person", entityId, name, before: { arrived: wasArrived }, after: { arrived }, teamIds });
    }
    return checked.map(({ mark, result, reason }) => {
      const arrived = result === "refused" ? null : (after.get(mark.personId)?.arrived ?? null);
      return { id: mark.id, result, reason, arrived };
    });
  });
  // Read after the transaction: a page that is rendered before it ends lacks the marks.
  return { receivedAt: (await currentTime()).toISOString(), marks: results };
}
