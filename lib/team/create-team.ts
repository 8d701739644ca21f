import "server-only";
import { randomUUID } from "node:crypto";
import { createContestants } from "@/lib/contestant/create-contestants";
import { requirePastBirthDates } from "@/lib/contestant/rules";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline } from "@/lib/edition/rules";
import type { CurrentEdition } from "@/lib/edition/views";
import { createLeader } from "@/lib/leader/create-leader";
import { requireLeaderCandidates, requireLeaders } from "@/lib/leader/queries";
import type { TeamKey } from "@/lib/person/team-member";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { type EncodedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { type AuditedChange, recordChanges } from "@/lib/platform/write/audit-log";
import { claimKey } from "@/lib/platform/write/idempotency";
import type { Idempotency } from "@/lib/platform/write/idempotency-key";
import * as endpoints from "@/lib/team/endpoints";
import type { TeamCreation } from "@/lib/team/inputs";
import { readTeam } from "@/lib/team/queries";
import { requireTeamOptions } from "@/lib/team/rules";
import type { Team } from "@/lib/team/schema";
import { toTravelData } from "@/lib/travel/travel-data";
import type { Travel } from "@/lib/travel/view";

const pictureFields = {
  leader: "leaderCreateModel.leaderPerson.picture",
  deputy: "deputyLeaderCreateModel.leaderPerson.picture",
  contestant: (index: number) => `contestants.${index}.contestantPerson.picture`,
};

function picturesOf({ leaderCreateModel, deputyLeaderCreateModel, contestants }: TeamCreation) {
  return [
    { field: pictureFields.leader, base64: leaderCreateModel?.leaderPerson?.picture ?? null },
    { field: pictureFields.deputy, base64: deputyLeaderCreateModel?.leaderPerson?.picture ?? null },
    ...contestants.map(({ contestantPerson }, i) => ({
      field: pictureFields.contestant(i),
      base64: contestantPerson.picture,
    })),
  ];
}

/** A registrator's team belongs to their country; an administrator chooses one. */
function countryOf(actor: Actor, { countryId }: TeamCreation): string {
  const id = actor.role === "Administrator" ? countryId : actor.countryId;
  if (!id) throw invalid({ countryId: ["Country is required."] });
  return id;
}

async function requireValidLeaders(transaction: Database, team: TeamKey, input: TeamCreation): Promise<void> {
  const { leaderId, deputyLeaderId, leaderCreateModel, deputyLeaderCreateModel } = input;
  if (leaderId && leaderId === deputyLeaderId) {
    const sentence = "The leader and the deputy leader must be two different people.";
    throw new AppError(409, sentence, { deputyLeaderId: [sentence] });
  }
  await requireLeaders(transaction, team, { leaderId, deputyLeaderId });
  await requireLeaderCandidates(transaction, team, {
    "leaderCreateModel.leaderPersonId": leaderCreateModel?.leaderPersonId ?? null,
    "deputyLeaderCreateModel.leaderPersonId": deputyLeaderCreateModel?.leaderPersonId ?? null,
  });
}

/** Inserts the team with its leaders and contestants and returns the changes for the audit log. */
async function insertTeam(
  transaction: Database,
  team: TeamKey,
  input: TeamCreation,
  { now, travel }: { now: Date; travel: Travel },
  pictures: EncodedPictures,
): Promise<AuditedChange[]> {
  const hashOf = (field: string) => pictures.get(field)?.hash ?? null;
  const { leaderCreateModel, deputyLeaderCreateModel } = input;
  const leader = leaderCreateModel
    ? await createLeader(transaction, team, leaderCreateModel, hashOf(pictureFields.leader))
    : null;
  const deputy = deputyLeaderCreateModel
    ? await createLeader(transaction, team, deputyLeaderCreateModel, hashOf(pictureFields.deputy))
    : null;
  const leaderId = leader?.id ?? input.leaderId;
  if (!leaderId) throw invalid({ leaderId: ["A leader is required."] });
  const { id, editionId, countryId } = team;
  const columns = {
    editionId,
    countryId,
    name: input.name,
    group: input.contestants[0]?.contestantGroup ?? "Senior",
    isOnline: input.isOnline,
    isOfficial: input.isOfficial ?? input.contestants.some(({ isOfficial }) => isOfficial !== false),
    leaderId,
    deputyLeaderId: deputy?.id ?? input.deputyLeaderId,
    ...travel,
  };
  await transaction.team.createMany({ data: [{ id, ...columns, createdAt: now }] });
  const contestants = await createContestants(
    transaction,
    team,
    input.contestants.map((details, i) => ({
      id: randomUUID(),
      details,
      pictureHash: hashOf(pictureFields.contestant(i)),
    })),
  );
  return [
    ...(leader?.changes ?? []),
    ...(deputy?.changes ?? []),
    { entity: "Team", entityId: id, before: null, after: columns },
    ...contestants,
  ];
}

/** Throws 403 after the deadline, 422 on each field that does not fit the edition. */
function requireValidTeam(actor: Actor, input: TeamCreation, edition: CurrentEdition, now: Date): void {
  requireBeforeDeadline(actor, edition, "roster", now);
  requireTeamOptions(input, edition);
  const birthDates = input.contestants.map(({ dateOfBirth }, i) => [`contestants.${i}.dateOfBirth`, dateOfBirth]);
  requirePastBirthDates(Object.fromEntries(birthDates), now, edition.timeZone);
}

/**
 * Registers a team with its leaders, contestants and pictures, all or nothing. Requests with the same idempotency key
 * create one team. Throws 403 after the deadline, 409 if the key was used for another request, one person is leader and
 * deputy, or the next edition starts in the meantime, and 422 on each invalid field.
 */
export async function createTeam(
  actor: Actor,
  input: TeamCreation,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const countryId = countryOf(actor, input);
  const pictures = await encodePictures(picturesOf(input));
  const teamId = await inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    const team = { id: randomUUID(), editionId: edition.id, countryId };
    const existingId = idempotency && (await claimKey(transaction, actor, idempotency, team.id));
    if (existingId) return existingId;
    requireValidTeam(actor, input, edition, now);
    const travel = toTravelData(actor, input, edition, null);
    await requireValidLeaders(transaction, team, input);
    await storePictures(transaction, pictures);
    const changes = await insertTeam(transaction, team, input, { now, travel }, pictures);
    await recordChanges(transaction, actor, endpoints.createTeam, changes);
    return team.id;
  });
  return readTeam(teamId);
}
