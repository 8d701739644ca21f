import "server-only";
import { randomUUID } from "node:crypto";
import type { TeamMember } from "@/lib/audit/entities";
import { type AuditedChange, recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { currentEdition, type HeldEdition, holdEdition } from "@/lib/contest/edition";
import { requireOptions } from "@/lib/contest/options";
import { requireBorn } from "@/lib/contestant/birth";
import { takeNumbers } from "@/lib/contestant/numbers";
import { type Database, db } from "@/lib/db";
import { claim, earlierResult } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { AppError, invalid } from "@/lib/http/problem";
import { requireLeaders, requireNewLeaders } from "@/lib/leader/choose";
import { encodePictures, storePictures } from "@/lib/picture/service";
import { requireTime } from "@/lib/team/lock";
import { pictureFields, TeamRows } from "@/lib/team/rows";
import type { Team, TeamCreation } from "@/lib/team/schema";
import { readTeam } from "@/lib/team/service";
import { travelInstants } from "@/lib/travel/instants";

/** A registrator's teams are of the own country, whatever the request says; an administrator names one. */
function countryOf(actor: Actor, team: TeamCreation): string {
  const countryId = actor.role === "Administrator" ? team.countryId : actor.countryId;
  if (!countryId) throw invalid({ countryId: ["Country is required."] });
  return countryId;
}

function checkOptions(team: TeamCreation, edition: HeldEdition): void {
  const size = (field: string, value: string | undefined) => ({
    field,
    value: value ?? null,
    options: edition.tShirtSizes,
  });
  const place = (field: "arrivalLocation" | "departureLocation") => ({
    field,
    value: team[field],
    options: edition.arrivalLocations,
  });
  requireOptions([
    place("arrivalLocation"),
    place("departureLocation"),
    size("leaderCreateModel.leaderPerson.tShirtSize", team.leaderCreateModel?.leaderPerson?.tShirtSize),
    size("deputyLeaderCreateModel.leaderPerson.tShirtSize", team.deputyLeaderCreateModel?.leaderPerson?.tShirtSize),
    ...team.contestants.flatMap((contestant, i) => [
      size(`contestants.${i}.contestantPerson.tShirtSize`, contestant.contestantPerson.tShirtSize),
      {
        field: `contestants.${i}.operatingSystemName`,
        value: contestant.operatingSystemName,
        options: edition.operatingSystemNames,
      },
    ]),
  ]);
}

const birthsOf = ({ contestants }: TeamCreation) =>
  Object.fromEntries(contestants.map(({ dateOfBirth }, i) => [`contestants.${i}.dateOfBirth`, dateOfBirth]));

function picturesOf(team: TeamCreation) {
  const leader = team.leaderCreateModel?.leaderPerson?.picture ?? null;
  const deputy = team.deputyLeaderCreateModel?.leaderPerson?.picture ?? null;
  return encodePictures([
    { field: pictureFields.leader, base64: leader },
    { field: pictureFields.deputy, base64: deputy },
    ...team.contestants.map(({ contestantPerson }, i) => ({
      field: pictureFields.contestant(i),
      base64: contestantPerson.picture,
    })),
  ]);
}

/**
 * Registers a team with its leaders, contestants and pictures: all or nothing (api.md, POST /api/Team). A registrator's
 * team is of the own country and only while registration is open. The same idempotency key makes one team, however many
 * requests carry it. Throws 403 after the deadline, 409 for a key used otherwise, 422 with the fields that are wrong.
 */
export async function createTeam(
  actor: Actor,
  given: TeamCreation,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Team> {
  const earlier = idempotency && (await earlierResult(db(), actor, idempotency));
  if (earlier) return readTeam(earlier);
  const countryId = countryOf(actor, given);
  const read = await currentEdition();
  requireTime(actor, read, "roster", now);
  const pictures = await picturesOf(given);

  const teamId = randomUUID();
  const made = await db().$transaction(async (transaction) => {
    const before = idempotency && (await claim(transaction, actor, idempotency, teamId));
    if (before) return before;
    const edition = await holdEdition(transaction, read.id);
    checkOptions(given, edition);
    requireBorn(birthsOf(given), now, edition.timeZone);
    const written = await writeTeam(transaction, teamId, given, { edition, countryId, pictures });
    await recordChanges(transaction, actor, "POST /api/Team", written);
    return teamId;
  });
  return readTeam(made);
}

type MadeRow = { id: string } & NonNullable<AuditedChange["after"]>;

const madeFor =
  (teamId: string) =>
  (entity: TeamMember, { id, ...after }: MadeRow): AuditedChange => ({
    entity,
    entityId: id,
    before: null,
    after,
    teamIds: [teamId],
  });

interface Setting {
  edition: HeldEdition;
  countryId: string;
  pictures: Awaited<ReturnType<typeof picturesOf>>;
}

async function writeTeam(
  transaction: Database,
  teamId: string,
  given: TeamCreation,
  { edition, countryId, pictures }: Setting,
): Promise<AuditedChange[]> {
  const home = { editionId: edition.id, countryId };
  if (given.leaderId && given.leaderId === given.deputyLeaderId) {
    const sentence = "The leader and the deputy leader must be two different people.";
    throw new AppError(409, sentence, { deputyLeaderId: [sentence] });
  }
  await requireLeaders(transaction, home, { leaderId: given.leaderId, deputyLeaderId: given.deputyLeaderId });
  await requireNewLeaders(transaction, home, {
    "leaderCreateModel.leaderPersonId": given.leaderCreateModel?.leaderPersonId ?? null,
    "deputyLeaderCreateModel.leaderPersonId": given.deputyLeaderCreateModel?.leaderPersonId ?? null,
  });
  const rows = new TeamRows(home, pictures);
  const leaderId = given.leaderCreateModel
    ? rows.leader(given.leaderCreateModel, pictureFields.leader)
    : given.leaderId;
  if (!leaderId) throw invalid({ leaderId: ["A leader is required."] });
  const deputyLeaderId = given.deputyLeaderCreateModel
    ? rows.leader(given.deputyLeaderCreateModel, pictureFields.deputy)
    : given.deputyLeaderId;
  given.contestants.forEach((contestant, i) => {
    rows.contestant(teamId, contestant, pictureFields.contestant(i));
  });

  await storePictures(transaction, pictures);
  await transaction.person.createMany({ data: rows.persons });
  if (rows.leaders.length > 0) await transaction.leader.createMany({ data: rows.leaders });
  const team = {
    ...home,
    name: given.name,
    group: given.contestants[0]?.contestantGroup ?? "Senior",
    isOnline: given.isOnline,
    leaderId,
    deputyLeaderId,
    ...travelInstants(given, edition.timeZone),
    arrivalLocation: given.arrivalLocation,
    departureLocation: given.departureLocation,
  };
  await transaction.team.createMany({ data: [{ id: teamId, ...team }] });
  const first = await takeNumbers(transaction, home, rows.contestants.length);
  const contestants = rows.contestants.map((row, i) => ({ ...row, number: first + i }));
  await transaction.contestant.createMany({ data: contestants });
  const made = madeFor(teamId);
  return [
    ...rows.persons.map((row) => made("Person", row)),
    ...rows.leaders.map((row) => made("Leader", row)),
    { entity: "Team", entityId: teamId, before: null, after: team },
    ...contestants.map((row) => made("Contestant", row)),
  ];
}
