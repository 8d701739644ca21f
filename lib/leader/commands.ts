import "server-only";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { lockEdition } from "@/lib/contest/lock-edition";
import { requireBeforeDeadline, requireOptions } from "@/lib/contest/rules";
import { type Database, inTransaction } from "@/lib/db";
import { claimKey } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { AppError, invalid, notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { phoneFormatter } from "@/lib/international-phone";
import { createLeader } from "@/lib/leader/create-leader";
import * as endpoints from "@/lib/leader/endpoints";
import type { LeaderEdit, ReplaceLeader } from "@/lib/leader/inputs";
import { editableLeaders, requireLeaderCandidates, requireLeaders } from "@/lib/leader/queries";
import type { Leader } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams } from "@/lib/leader/views";
import { lockRow } from "@/lib/lock-row";
import { personDetails } from "@/lib/person/views";
import {
  deleteUnusedPictures,
  type EncodedPictures,
  encodePictures,
  pictureHashAfter,
  storePictures,
} from "@/lib/picture/commands";
import { lockTeam } from "@/lib/team/lock";
import type { TeamKey } from "@/lib/team/members";
import { readTeam } from "@/lib/team/queries";
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

/**
 * Removes the deputy from a team; the leader's record stays. Throws 403 after registration, 404 if this is not the team's
 * deputy, 409 for the leader.
 */
export async function removeDeputy(actor: Actor, teamId: string, leaderId: string, now: Date): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team } = await lockTeam(transaction, actor, teamId, "roster", now);
    if (leaderId === team.leaderId) throw new AppError(409, "A team must have a leader. Replace the leader instead.");
    if (leaderId !== team.deputyLeaderId) throw notFound("deputy leader");
    await transaction.team.update({
      where: { id: team.id },
      data: { deputyLeaderId: null, version: { increment: 1 } },
      select: { id: true },
    });
    await recordChanges(transaction, actor, endpoints.removeDeputyLeader, [
      { entity: "Team", entityId: team.id, before: { deputyLeaderId: leaderId }, after: { deputyLeaderId: null } },
    ]);
  });
  return readTeam(teamId);
}

/** Changes a leader's details in all their teams. Throws 403 after the edit period, 404, 409 for a stale version, 422. */
export async function changeLeader(actor: Actor, input: LeaderEdit, now: Date): Promise<Leader> {
  const pictures = await encodePictures([{ field: "person.picture", base64: input.person.picture }]);
  return inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    await lockRow(transaction, "Leader", input.id);
    const leader = await transaction.leader.findFirst({
      where: { id: input.id, ...editableLeaders(actor) },
      select: {
        version: true,
        email: true,
        phoneNumber: true,
        personId: true,
        teams: { select: { id: true } },
        deputyOf: { select: { id: true } },
        person: { select: { countryId: true, ...personDetails } },
      },
    });
    if (!leader) throw notFound("leader");
    const { countryId, ...personBefore } = leader.person;
    requireBeforeDeadline(actor, edition, "details", now);
    requireVersion(leader.version, input.version);
    requireOptions([{ field: "person.tShirtSize", value: input.person.tShirtSize, options: edition.tShirtSizes }]);
    const { picture: _, removePicture: __, ...details } = input.person;
    const pictureHash = pictureHashAfter(input.person, pictures.get("person.picture"), personBefore.pictureHash);
    const person = { ...details, pictureHash };
    const formatPhone = await phoneFormatter(transaction, countryId);
    const contact = { email: input.email, phoneNumber: formatPhone(input.phoneNumber) };
    const increment = { version: { increment: 1 } };
    await storePictures(transaction, pictures);
    await transaction.person.updateMany({ where: { id: leader.personId }, data: { ...person, ...increment } });
    if (person.pictureHash !== personBefore.pictureHash)
      await deleteUnusedPictures(transaction, [personBefore.pictureHash]);
    await transaction.leader.updateMany({ where: { id: input.id }, data: { ...contact, ...increment } });
    const teamIds = [...leader.teams, ...leader.deputyOf].map(({ id }) => id);
    const contactBefore = { email: leader.email, phoneNumber: leader.phoneNumber };
    await recordChanges(transaction, actor, endpoints.changeLeader, [
      { entity: "Person", entityId: leader.personId, before: personBefore, after: person, teamIds },
      { entity: "Leader", entityId: input.id, before: contactBefore, after: contact, teamIds },
    ]);
    const row = await transaction.leader.findUniqueOrThrow({ where: { id: input.id }, select: leaderWithTeams });
    return toLeaderWithTeams(row);
  });
}
