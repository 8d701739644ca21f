import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { PersonSelect, PersonWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { now as currentTime } from "@/lib/platform/time/clock";
import { toInstant } from "@/lib/platform/time/time-zone";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { arrivedAt, newestMark } from "@/lib/travel/arrivals/arrived";
import * as endpoints from "@/lib/travel/arrivals/endpoints";
import type { ArrivalMark, ArrivalMarks } from "@/lib/travel/arrivals/inputs";
import { markable } from "@/lib/travel/arrivals/markable";
import type { MarkedArrivals } from "@/lib/travel/arrivals/schema";

const team = { select: { id: true } } as const;
const personSelect = {
  id: true,
  arrivalMarks: newestMark,
  contestant: { select: { teamId: true } },
  leader: { select: { teams: team, deputyOf: team } },
} as const satisfies PersonSelect;

/** Whether people have arrived, and their teams, by the person's id. */
async function findPeople(transaction: Database, ids: string[], where: PersonWhereInput) {
  const people = await transaction.person.findMany({ where: { ...where, id: { in: ids } }, select: personSelect });
  return new Map(
    people.map(({ id, arrivalMarks, contestant, leader }) => {
      const teams = leader ? [...leader.teams, ...leader.deputyOf] : [];
      const teamIds = [...teams.map((team) => team.id), ...(contestant ? [contestant.teamId] : [])];
      return [id, { arrived: arrivedAt(arrivalMarks) !== null, teamIds }];
    }),
  );
}

type Answer = Pick<MarkedArrivals["marks"][number], "result" | "reason">;

const notMarkable = ({ role }: Actor) =>
  role === "Administrator"
    ? "This person does not take part in the current edition."
    : "This person is in none of your teams.";

/** Decides on each mark: stored are the first with a new id, about one of `people`. */
async function judge(
  transaction: Database,
  actor: Actor,
  marks: readonly ArrivalMark[],
  people: ReadonlyMap<string, unknown>,
): Promise<(Answer & { mark: ArrivalMark })[]> {
  const stored = await transaction.arrivalMark.findMany({
    where: { id: { in: marks.map(({ id }) => id) } },
    select: { id: true, personId: true, arrived: true, markedById: true },
  });
  const known = new Map(stored.map((mark) => [mark.id, mark]));
  const answer = (mark: ArrivalMark): Answer => {
    const same = known.get(mark.id);
    if (same) {
      const isSame = same.personId === mark.personId && same.arrived === mark.arrived && same.markedById === actor.id;
      if (isSame) return { result: "alreadyStored", reason: null };
      return { result: "refused", reason: "Another mark has this id." };
    }
    if (people.has(mark.personId)) {
      known.set(mark.id, { ...mark, markedById: actor.id });
      return { result: "stored", reason: null };
    }
    return { result: "refused", reason: notMarkable(actor) };
  };
  return marks.map((mark) => ({ mark, ...answer(mark) }));
}

/** Stores marks, each with the time of its device, at most `now`. One that was stored meanwhile is left as it is. */
async function store(
  transaction: Database,
  actor: Actor,
  marks: ArrivalMark[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const data = marks.map(({ markedAt, ...mark }, i) => ({
    ...mark,
    markedAt: new Date(Math.min(toInstant(markedAt, timeZone).getTime(), now.getTime())),
    // Keeps the order of marks that a device made with a clock ahead, all of which are marked `now`.
    receivedAt: new Date(now.getTime() + i),
    markedById: actor.id,
  }));
  await transaction.arrivalMark.createMany({ data, skipDuplicates: true });
}

/** Marks people as arrived or not, each mark on its own. Throws 409 if the marks were made with another account. */
export async function markArrivals(actor: Actor, { marks, userId }: ArrivalMarks, now: Date): Promise<MarkedArrivals> {
  if (userId !== null && userId !== actor.id)
    throw new AppError(409, "These arrivals were marked with another account. Sign in with it to send them.");
  const results = await inTransaction(async (transaction) => {
    const { timeZone } = await lockEdition(transaction);
    const ids = [...new Set(marks.map(({ personId }) => personId))];
    const own = markable(actor);
    const before = await findPeople(transaction, ids, own);
    const answers = await judge(transaction, actor, marks, before);
    const added = answers.filter(({ result }) => result === "stored").map(({ mark }) => mark);
    await store(transaction, actor, added, { now, timeZone });
    const after = await findPeople(transaction, ids, own);
    const changed = [...after].map(([entityId, { arrived, teamIds }]) => {
      const wasArrived = before.get(entityId)?.arrived ?? false;
      const entity = "Person" as const;
      return { entity, entityId, before: { arrived: wasArrived }, after: { arrived }, teamIds };
    });
    await recordChanges(transaction, actor, endpoints.markArrivals, changed);
    return answers.map(({ mark, result, reason }) => ({
      id: mark.id,
      result,
      reason,
      arrived: result === "refused" ? null : (after.get(mark.personId)?.arrived ?? null),
    }));
  });
  // A page that was made before the end of the transaction does not have the marks.
  return { receivedAt: (await currentTime()).toISOString(), marks: results };
}
