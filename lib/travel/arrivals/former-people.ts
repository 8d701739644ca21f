import "server-only";
import { ledTeamsOf, memberFilters, participating } from "@/lib/edition/participating";
import type { PersonSelect } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import type { AuditedEntity } from "@/lib/platform/write/entities";

interface FormerPerson {
  /** The person and the teams, such as "Ana Petrova of Maple". */
  title: string;
  /** Whether the guide had one of the person's teams. */
  hadGuideAt: (at: Date) => boolean;
}

/** Former people by their id. */
export type FormerPeople = ReadonlyMap<string, FormerPerson>;

const participatingTeams = { where: participating, select: { id: true, name: true, guideId: true } } as const;
const personSelect = {
  id: true,
  fullName: true,
  contestant: { select: { team: { select: participatingTeams.select } } },
  leader: { select: { teams: participatingTeams, deputyOf: participatingTeams } },
} as const satisfies PersonSelect;

type Change = [before: string | null, after: string | null];

interface FieldAtTime {
  id: string;
  /** A field that has the id of another record. */
  field: string;
  at: Date;
  /** The present value of the field, which is the result if it has not changed since. */
  current: string | null;
}

/** Returns a function that finds in the audit log which id a field of a record had at a time after `since`. */
async function readHistory(transaction: Database, entity: AuditedEntity, ids: readonly string[], since: Date) {
  const entries = await transaction.auditEntry.findMany({
    where: { entity, entityId: { in: [...ids] }, at: { gt: since } },
    orderBy: { id: "asc" },
    select: { entityId: true, at: true, changes: true },
  });
  return function idAt({ id, field, at, current }: FieldAtTime): string | null {
    const later = entries.filter((entry) => entry.entityId === id && entry.at > at);
    const changes = later.map((entry) => (entry.changes as Record<string, Change>)[field]);
    const next = changes.find((change) => change !== undefined);
    if (!next) return current;
    const [before] = next;
    return before;
  };
}

/**
 * The people of these marks who are in a team, by their ids, each with a function that tells whether the guide had one of
 * their teams at a time. Empty for other roles.
 */
export async function findFormerPeople(
  transaction: Database,
  { id: userId, role }: Pick<Actor, "id" | "role">,
  marks: readonly { personId: string; markedAt: Date }[],
): Promise<FormerPeople> {
  if (role !== "Guide" || marks.length === 0) return new Map();
  const edition = { isCurrent: true };
  const people = await transaction.person.findMany({
    where: {
      edition,
      id: { in: marks.map(({ personId }) => personId) },
      OR: memberFilters({ ...participating, edition }),
    },
    select: personSelect,
  });
  const members = people.map(({ id, fullName, contestant, leader }) => {
    return { id, fullName, teams: [...ledTeamsOf(leader), ...(contestant ? [contestant.team] : [])] };
  });
  const since = new Date(Math.min(...marks.map(({ markedAt }) => markedAt.getTime())));
  const guideIdAt = await readHistory(
    transaction,
    "Team",
    members.flatMap(({ teams }) => teams.map(({ id }) => id)),
    since,
  );
  // A deleted guide, or one who was given another account, is only in the audit log.
  const before = { changes: { path: ["userId", "0"], equals: userId } };
  const after = { changes: { path: ["userId", "1"], equals: userId } };
  const entries = await transaction.auditEntry.findMany({
    where: { entity: "Guide", OR: [before, after] },
    select: { entityId: true },
  });
  const current = await transaction.guide.findMany({ where: { userId, edition }, select: { id: true } });
  const currentIds = current.map(({ id }) => id);
  const guideIds = [...new Set([...currentIds, ...entries.map(({ entityId }) => entityId)])];
  const userIdAt = await readHistory(transaction, "Guide", guideIds, since);
  const isOfUserAt = (id: string, at: Date) =>
    userIdAt({ id, field: "userId", at, current: currentIds.includes(id) ? userId : null }) === userId;
  return new Map(
    members.map(({ id, fullName, teams }) => {
      const hadGuideAt = (at: Date) =>
        teams.some((team) => {
          const guideId = guideIdAt({ id: team.id, field: "guideId", at, current: team.guideId });
          return guideId !== null && guideIds.includes(guideId) && isOfUserAt(guideId, at);
        });
      return [id, { title: `${fullName} of ${joinWithAnd(teams.map(({ name }) => name))}`, hadGuideAt }];
    }),
  );
}
