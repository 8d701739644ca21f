import "server-only";
import { randomUUID } from "node:crypto";
import type { TeamModel } from "@/lib/generated/prisma/models";
import type { NewPersonInput } from "@/lib/person/inputs";
import type { AuditedChange } from "@/lib/platform/write/audit-log";
import type { TeamMember } from "@/lib/platform/write/entities";

/** The team of a new member. */
export type TeamKey = Pick<TeamModel, "id" | "editionId" | "countryId">;

/** The row of a new person of a team. */
export function newPerson(
  { editionId, countryId }: TeamKey,
  { fullName, nativeName, tShirtSize }: NewPersonInput,
  pictureHash: string | null,
) {
  return { id: randomUUID(), editionId, countryId, fullName, nativeName, tShirtSize, pictureHash };
}

/** The change for the audit log of a team member's new row. */
export function memberCreated(
  team: TeamKey,
  entity: TeamMember,
  { id, ...after }: { id: string } & NonNullable<AuditedChange["after"]>,
): AuditedChange {
  return { entity, entityId: id, before: null, after, teamIds: [team.id] };
}
