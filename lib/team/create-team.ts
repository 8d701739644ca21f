import "server-only";
import { randomUUID } from "node:crypto";
import { createContestants } from "@/lib/contestant/create-contestants";
import { contestantChoices, requirePastBirthDates } from "@/lib/contestant/rules";
import { phoneFormatter } from "@/lib/country/international-phone";
import type { ChoiceOptions } from "@/lib/edition/choice-lists";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline, requireOptions } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { createLeader } from "@/lib/leader/create-leader";
import type { LeaderCreateModel } from "@/lib/leader/inputs";
import { requireLeaderCandidates, requireLeaders } from "@/lib/leader/queries";
import type { TeamKey } from "@/lib/person/team-member";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import type { Idempotency } from "@/lib/platform/http/idempotency-key";
import { type EncodedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { create, type UnitOfWork } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/team/endpoints";
import type { TeamCreation } from "@/lib/team/inputs";
import { readTeam } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";
import { placeChoices } from "@/lib/travel/place";
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

/** Inserts the team with its leaders and contestants. */
async function insertTeam(
  unit: UnitOfWork,
  team: TeamKey,
  input: TeamCreation,
  { now, travel }: { now: Date; travel: Travel },
  pictures: EncodedPictures,
): Promise<void> {
  const hashOf = (field: string) => pictures.get(field)?.hash ?? null;
  const formatPhone = await phoneFormatter(unit.transaction, team.countryId);
  const newLeader = (model: LeaderCreateModel, field: string) =>
    createLeader(unit, team, model, { pictureHash: hashOf(field), formatPhone });
  const { name, isOnline, contestants, leaderCreateModel: leader, deputyLeaderCreateModel: deputy } = input;
  const leaderId = leader ? await newLeader(leader, pictureFields.leader) : input.leaderId;
  const deputyLeaderId = deputy ? await newLeader(deputy, pictureFields.deputy) : input.deputyLeaderId;
  if (!leaderId) throw invalid({ leaderId: ["A leader is required."] });
  const { id, editionId, countryId } = team;
  const group = contestants[0]?.contestantGroup ?? "Senior";
  const isOfficial = input.isOfficial ?? contestants.some((contestant) => contestant.isOfficial !== false);
  const after = { editionId, countryId, name, group, isOnline, isOfficial, leaderId, deputyLeaderId, ...travel };
  await unit.transaction.team.create({ data: { id, ...after, createdAt: now } });
  unit.audit({ entity: "Team", entityId: id, name, before: null, after });
  const newContestants = contestants.map((details, i) => {
    return { id: randomUUID(), details, pictureHash: hashOf(pictureFields.contestant(i)) };
  });
  await createContestants(unit, team, newContestants, formatPhone);
}

/** Throws 422 on each field of a new team whose value the edition does not offer. */
function requireTeamOptions(team: TeamCreation, edition: ChoiceOptions): void {
  const size = (field: string, person: { tShirtSize: string } | undefined) => ({
    field: `${field}.tShirtSize`,
    value: person?.tShirtSize ?? null,
    options: edition.tShirtSizes,
  });
  requireOptions([
    ...placeChoices(team, edition),
    size("leaderCreateModel.leaderPerson", team.leaderCreateModel?.leaderPerson),
    size("deputyLeaderCreateModel.leaderPerson", team.deputyLeaderCreateModel?.leaderPerson),
    ...team.contestants.flatMap((contestant, i) => {
      const person = { field: "contestantPerson", tShirtSize: contestant.contestantPerson.tShirtSize };
      return contestantChoices(contestant, person, edition, `contestants.${i}.`);
    }),
  ]);
}

/** Throws 403 after the deadline, 422 on each field that does not fit the edition. */
function requireValidTeam(actor: Actor, input: TeamCreation, edition: EditionRow, now: Date): void {
  requireBeforeDeadline(actor, edition, "roster", now);
  requireTeamOptions(input, edition);
  const birthDates = input.contestants.map(({ dateOfBirth }, i) => [`contestants.${i}.dateOfBirth`, dateOfBirth]);
  requirePastBirthDates(Object.fromEntries(birthDates), now, edition.timeZone);
}

/** Registers a team with its leaders, contestants and pictures, all or nothing. */
export async function createTeam(
  actor: Actor,
  input: TeamCreation,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const countryId = countryOf(actor, input);
  const pictures = await encodePictures(picturesOf(input));
  const teamId = await create(actor, endpoints.createTeam, idempotency, async (unit, id) => {
    const edition = await lockEdition(unit.transaction);
    const team = { id, editionId: edition.id, countryId };
    requireValidTeam(actor, input, edition, now);
    const travel = toTravelData(actor, input, edition, null);
    await requireValidLeaders(unit.transaction, team, input);
    await storePictures(unit.transaction, pictures);
    await insertTeam(unit, team, input, { now, travel }, pictures);
  });
  return readTeam(teamId);
}
