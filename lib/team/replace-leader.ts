import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { requireOptions } from "@/lib/edition/rules";
import { findOrCreateLeader, leaderPicture, lockGivenLeaders } from "@/lib/leader/create-leader";
import type { LeaderReplacement } from "@/lib/leader/inputs";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { claimKey, type Idempotency } from "@/lib/platform/write/idempotency";
import { write } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import * as endpoints from "@/lib/team/endpoints";
import { lockTeam } from "@/lib/team/lock-team";
import { readTeam } from "@/lib/team/queries";
import { sameLeaders } from "@/lib/team/rules";
import type { Team } from "@/lib/team/schema";
import { updateTeam } from "@/lib/team/update-team";

/** Throws as `lockTeam`, 409 for one person as leader and deputy, and 422 for somebody who cannot lead the team. */
export async function replaceLeader(
  actor: Actor,
  input: LeaderReplacement,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const { teamId, isDeputy, leaderId: id } = input;
  const pictures = await encodePictures(actor, [leaderPicture("leader", input.leaderCreateModel)]);
  return write(actor, endpoints.replaceLeader, async (unit) => {
    const { transaction } = unit;
    const isRepeated = idempotency && (await claimKey(transaction, actor, idempotency, teamId));
    const { team, edition } = await lockTeam(unit, teamId, "roster", now);
    if (isRepeated) return readTeam(transaction, teamId);
    const options = { "leaderCreateModel.leaderPerson.tShirtSize": edition.tShirtSizes };
    const given = { id, model: requireOptions(input, options).leaderCreateModel };
    await lockGivenLeaders(transaction, [given]);
    await storePictures(transaction, pictures);
    const formatPhone = await phoneFormatter(transaction, team.countryId);
    const leaderId = await findOrCreateLeader(unit, team, "leader", given, { edition, pictures, formatPhone });
    if (!leaderId) throw invalid({ leaderCreateModel: ["Choose an existing leader or enter a new one."] });
    const otherId = isDeputy ? team.leaderId : team.deputyLeaderId;
    if (leaderId === otherId) throw new AppError(409, sameLeaders);
    await updateTeam(unit, team, isDeputy ? { deputyLeaderId: leaderId } : { leaderId });
    await tellOfChange(unit, edition, team, now);
    return readTeam(transaction, teamId);
  });
}
