import "server-only";
import type { AuditEntryCreateManyInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { siteTime } from "@/lib/platform/time/site-time";
import { type AuditedFields, changesBetween } from "@/lib/platform/write/changes";
import type { AuditedEntity, TeamMember } from "@/lib/platform/write/entities";

interface Change<E extends AuditedEntity> {
  entity: E;
  entityId: string;
  /** What people call the record: a person's full name, a team's name, a transfer's vehicle. */
  name: string;
  before: AuditedFields | null;
  after: AuditedFields | null;
}

/**
 * One entity that a write changed: its fields before (null: it was created) and after (null: it was deleted). A team
 * member carries the ids of their teams at that time, so that the change appears in the teams' history.
 */
export type AuditedChange =
  | (Change<TeamMember> & { teamIds: readonly string[] })
  | Change<Exclude<AuditedEntity, TeamMember>>;

/** Such as "registered a team"; a function is given the new values of the changed fields. */
export type AuditSentence = string | ((after: (field: string) => unknown) => string);

/** An endpoint whose writes the audit log can describe. */
export interface AuditedEndpoint {
  key: string;
  audit: AuditSentence;
}

function teamsOf(change: AuditedChange): string[] {
  if (change.entity === "Team") return [change.entityId];
  return "teamIds" in change ? [...change.teamIds] : [];
}

/**
 * Writes what `actor` changed by calling `endpoint` to the audit log, in the transaction of the change. Unchanged entities
 * are left out. Callers pass neither passwords nor the bytes of pictures.
 */
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
  if (data.length > 0) await transaction.auditEntry.createMany({ data });
}
