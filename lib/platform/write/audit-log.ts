import "server-only";
import type { AuditEntryCreateManyInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { siteTime } from "@/lib/platform/time/site-time";
import { type AuditedFields, changesBetween } from "@/lib/platform/write/changes";
import type { AuditedEntity, TeamMember } from "@/lib/platform/write/entities";

interface Change<E extends AuditedEntity> {
  entity: E;
  entityId: string;
  name: string;
  before: AuditedFields | null;
  after: AuditedFields | null;
}

/** The ids of a member's teams at that time show the change in the teams' history. */
export type AuditedChange =
  | (Change<TeamMember> & { teamIds: readonly string[] })
  | Change<Exclude<AuditedEntity, TeamMember>>;

export type AuditSentence = string | ((after: (field: string) => unknown) => string);

export interface AuditedEndpoint {
  key: string;
  audit: AuditSentence;
}

function teamsOf(change: AuditedChange): string[] {
  if (change.entity === "Team") return [change.entityId];
  return "teamIds" in change ? [...change.teamIds] : [];
}

/** Leaves unchanged entities out. Callers pass neither passwords nor the bytes of pictures. */
export async function recordChanges(
  transaction: Database,
  actor: Actor,
  { key: action }: AuditedEndpoint,
  changed: AuditedChange[],
  at = siteTime(),
): Promise<void> {
  const data = changed.flatMap((change): AuditEntryCreateManyInput[] => {
    const { entity, entityId, name, before, after } = change;
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return [];
    return [
      { at, userId: actor.id, userName: actor.name, action, entity, entityId, name, teamIds: teamsOf(change), changes },
    ];
  });
  await insertRows(transaction, "AuditEntry", data);
}
