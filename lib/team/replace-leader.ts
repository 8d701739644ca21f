import "server-only";
import { requireOptions } from "@/lib/edition/rules";
import { createLeader } from "@/lib/leader/create-leader";
import type { ReplaceLeader } from "@/lib/leader/inputs";
import { requireLeaderCandidates, requireLeaders } from "@/lib/leader/queries";
import type { TeamKey } from "@/lib/person/team-member";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { type EncodedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { claimKey } from "@/lib/platform/write/idempotency";
import type { Idempotency } from "@/lib/platform/write/idempotency-key";
import { lockTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import * as endpoints from "@/lib/team/roster-endpoints";
import type { Team } from "@/lib/team/schema";

const pictureField = "leaderCreateModel.leaderPerson.picture";

/** The leader to assign: an existing one, or a new one with the changes for the audit log. */
async function findOrCreateLeader(
  transaction: Database,
  team: TeamKey,
  { leaderId, leaderCreateModel: model }: ReplaceLeader,
  pictures: EncodedPictures,
) {
  if (leaderId) {
    await requireLeaders(transaction, team, { leaderId });
    return { id: leaderId, changes: [] };
  }
  if (!model) throw invalid({ leaderCreateModel: ["Choose an existing leader or enter a new one."] });
  await requireLeaderCandidates(transaction, team, { "leaderCreateModel.leaderPersonId": model.leaderPersonId });
  await storePictures(transaction, pictures);
  return createLeader(transaction, team, model, pictures.get(pictureField)?.hash ?? null);
}

/**
 * Replaces the leader or deputy of a team with an existing leader of the country or a new one; once for requests with the
 * same idempotency key. Throws 403 after registration, 404, 409 if leader and deputy would be one person, 422.
 */
export async function replaceLeader(
  actor: Actor,
  input: ReplaceLeader,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const person = input.leaderCreateModel?.leaderPerson;
  const pictures = await encodePictures([{ field: pictureField, base64: person?.picture ?? null }]);
  await inTransaction(async (transaction) => {
    const { team, edition } = await lockTeam(transaction, actor, input.teamId, "roster", now);
    if (idempotency && (await claimKey(transaction, actor, idempotency, team.id))) return;
    requireOptions([
      {
        field: "leaderCreateModel.leaderPerson.tShirtSize",
        value: person?.tShirtSize ?? null,
        options: edition.tShirtSizes,
      },
    ]);
    const leader = await findOrCreateLeader(transaction, team, input, pictures);
    const other = input.isDeputy ? team.leaderId : team.deputyLeaderId;
    if (leader.id === other) throw new AppError(409, "The leader and the deputy leader must be two different people.");
    const field = input.isDeputy ? "deputyLeaderId" : "leaderId";
    await transaction.team.update({
      where: { id: team.id },
      data: { [field]: leader.id, version: { increment: 1 } },
      select: { id: true },
    });
    const before = { [field]: team[field] };
    await recordChanges(transaction, actor, endpoints.replaceLeader, [
      ...leader.changes,
      { entity: "Team", entityId: team.id, before, after: { [field]: leader.id } },
    ]);
  });
  return readTeam(input.teamId);
}
