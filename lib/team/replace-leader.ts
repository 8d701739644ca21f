import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { requireOptions } from "@/lib/edition/rules";
import { createLeader } from "@/lib/leader/create-leader";
import type { ReplaceLeader } from "@/lib/leader/inputs";
import { requireLeaderCandidates, requireLeaders } from "@/lib/leader/queries";
import type { TeamKey } from "@/lib/person/team-member";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import type { Idempotency } from "@/lib/platform/http/idempotency-key";
import { type EncodedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { claimKey } from "@/lib/platform/write/idempotency";
import { type UnitOfWork, write } from "@/lib/platform/write/write";
import { lockTeam, updateTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import * as endpoints from "@/lib/team/roster-endpoints";
import type { Team } from "@/lib/team/schema";

const pictureField = "leaderCreateModel.leaderPerson.picture";

/** The id of the leader to assign: an existing one, or a new one. */
async function findOrCreateLeader(
  unit: UnitOfWork,
  team: TeamKey,
  { leaderId, leaderCreateModel: model }: ReplaceLeader,
  pictures: EncodedPictures,
): Promise<string> {
  if (leaderId) {
    await requireLeaders(unit.transaction, team, { leaderId });
    return leaderId;
  }
  if (!model) throw invalid({ leaderCreateModel: ["Choose an existing leader or enter a new one."] });
  const candidate = { "leaderCreateModel.leaderPersonId": model.leaderPersonId };
  await requireLeaderCandidates(unit.transaction, team, candidate);
  await storePictures(unit.transaction, pictures);
  const formatPhone = await phoneFormatter(unit.transaction, team.countryId);
  return createLeader(unit, team, model, { pictureHash: pictures.get(pictureField)?.hash ?? null, formatPhone });
}

/**
 * Replaces the leader or deputy of a team with an existing leader of the country or a new one; once for requests with the
 * same idempotency key.
 */
export async function replaceLeader(
  actor: Actor,
  input: ReplaceLeader,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const { teamId, isDeputy, leaderCreateModel } = input;
  const person = leaderCreateModel?.leaderPerson;
  const pictures = await encodePictures([{ field: pictureField, base64: person?.picture ?? null }]);
  await write(actor, endpoints.replaceLeader, async (unit) => {
    const { team, edition } = await lockTeam(unit, teamId, "roster", now);
    if (idempotency && (await claimKey(unit.transaction, actor, idempotency, teamId))) return;
    const [field, value] = ["leaderCreateModel.leaderPerson.tShirtSize", person?.tShirtSize ?? null];
    requireOptions([{ field, value, options: edition.tShirtSizes }]);
    const leaderId = await findOrCreateLeader(unit, team, input, pictures);
    const otherId = isDeputy ? team.leaderId : team.deputyLeaderId;
    if (leaderId === otherId) throw new AppError(409, "The leader and the deputy leader must be two different people.");
    await updateTeam(unit, team, isDeputy ? { deputyLeaderId: leaderId } : { leaderId });
  });
  return readTeam(teamId);
}
