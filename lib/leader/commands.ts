import "server-only";
import { randomUUID } from "node:crypto";
import { type AuditedChange, recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { lockEdition } from "@/lib/contest/lock-edition";
import { requireOptions } from "@/lib/contest/options";
import { requireBeforeDeadline } from "@/lib/contest/rules";
import { type Database, db } from "@/lib/db";
import { AppError, invalid, notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { requireLeaders, requireNewLeaders } from "@/lib/leader/choose";
import * as endpoints from "@/lib/leader/endpoints";
import type { Leader, LeaderEdit, ReplaceLeader } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams } from "@/lib/leader/views";
import { personDetails } from "@/lib/person/views";
import { deleteUnusedPictures, type EncodedPictures, encodePictures, storePictures } from "@/lib/picture/commands";
import { lockTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";

interface Home {
  editionId: string;
  countryId: string;
}

const pictureField = "leaderCreateModel.leaderPerson.picture";

async function makeLeader(transaction: Database, home: Home, given: ReplaceLeader, pictures: EncodedPictures) {
  const teamIds = [given.teamId];
  const model = given.leaderCreateModel;
  if (!model) throw invalid({ leaderCreateModel: ["Choose an existing leader or describe a new one."] });
  await requireNewLeaders(transaction, home, { "leaderCreateModel.leaderPersonId": model.leaderPersonId });
  const changes: AuditedChange[] = [];
  const personId = model.leaderPersonId ?? randomUUID();
  if (model.leaderPerson) {
    const { picture: _, ...named } = model.leaderPerson;
    const person = { ...home, ...named, pictureHash: pictures.get(pictureField)?.hash ?? null };
    await storePictures(transaction, pictures);
    await transaction.person.createMany({ data: [{ id: personId, ...person }] });
    changes.push({ entity: "Person", entityId: personId, before: null, after: person, teamIds });
  }
  const leaderId = randomUUID();
  const leader = { personId, email: model.leaderEmail, phoneNumber: model.leaderPhoneNumber };
  await transaction.leader.createMany({ data: [{ id: leaderId, ...leader }] });
  changes.push({ entity: "Leader", entityId: leaderId, before: null, after: leader, teamIds });
  return { leaderId, changes };
}

/**
 * Puts another leader or deputy into a team: one of the country's, or a new one (api.md, POST /api/Leader/addreplace).
 * Throws 403 after registration, 404, 409 if leader and deputy would be one person, 422.
 */
export async function replaceLeader(actor: Actor, given: ReplaceLeader, now: Date): Promise<Team> {
  const picture = given.leaderCreateModel?.leaderPerson?.picture ?? null;
  const pictures = await encodePictures([{ field: pictureField, base64: picture }]);
  await db().$transaction(async (transaction) => {
    const team = await lockTeam(transaction, actor, given.teamId, "roster", now);
    const home = { editionId: team.editionId, countryId: team.countryId };
    const size = given.leaderCreateModel?.leaderPerson?.tShirtSize ?? null;
    requireOptions([
      { field: "leaderCreateModel.leaderPerson.tShirtSize", value: size, options: team.edition.tShirtSizes },
    ]);
    await requireLeaders(transaction, home, { leaderId: given.leaderId });
    const made = given.leaderId ? null : await makeLeader(transaction, home, given, pictures);
    const leaderId = made?.leaderId ?? given.leaderId;
    const other = given.isDeputy ? team.leaderId : team.deputyLeaderId;
    if (leaderId === other) throw new AppError(409, "The leader and the deputy leader must be two different people.");
    const field = given.isDeputy ? "deputyLeaderId" : "leaderId";
    await transaction.team.update({
      where: { id: team.id },
      data: { [field]: leaderId, version: { increment: 1 } },
      select: { id: true },
    });
    const change = {
      entity: "Team",
      entityId: team.id,
      before: { [field]: team[field] },
      after: { [field]: leaderId },
    } as const;
    await recordChanges(transaction, actor, endpoints.replaceLeader, [...(made?.changes ?? []), change]);
  });
  return readTeam(given.teamId);
}

/**
 * Takes the deputy out of a team; the leader's record stays for choosing from. Throws 403 after registration, 404 if they
 * are not of this team, 409 for the leader, whom a team cannot do without.
 */
export async function removeDeputy(actor: Actor, teamId: string, leaderId: string, now: Date): Promise<Team> {
  await db().$transaction(async (transaction) => {
    const team = await lockTeam(transaction, actor, teamId, "roster", now);
    if (leaderId === team.leaderId) throw new AppError(409, "A team needs its leader; replace the leader instead.");
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

/** Changes a leader's details, in every team they lead (api.md, PUT /api/Leader). Throws 403 after the edit period, 404, 409, 422. */
export async function changeLeader(actor: Actor, given: LeaderEdit, now: Date): Promise<Leader> {
  const pictures = await encodePictures([{ field: "person.picture", base64: given.person.picture }]);
  return db().$transaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    await transaction.$queryRaw`SELECT 1 FROM "Leader" WHERE "id" = ${given.id}::uuid FOR UPDATE`;
    const own = actor.role === "Administrator" ? {} : { countryId: actor.countryId ?? "" };
    const leader = await transaction.leader.findFirst({
      where: { id: given.id, person: { edition: { isCurrent: true }, ...own } },
      select: {
        version: true,
        email: true,
        phoneNumber: true,
        personId: true,
        teams: { select: { id: true } },
        deputyOf: { select: { id: true } },
        person: { select: personDetails },
      },
    });
    if (!leader) throw notFound("leader");
    const { person: personBefore } = leader;
    requireBeforeDeadline(actor, edition, "details", now);
    requireVersion(leader.version, given.version);
    requireOptions([{ field: "person.tShirtSize", value: given.person.tShirtSize, options: edition.tShirtSizes }]);
    const { picture: _, ...named } = given.person;
    const person = { ...named, pictureHash: pictures.get("person.picture")?.hash ?? personBefore.pictureHash };
    const contact = { email: given.email, phoneNumber: given.phoneNumber };
    const increment = { version: { increment: 1 } };
    await storePictures(transaction, pictures);
    await transaction.person.updateMany({ where: { id: leader.personId }, data: { ...person, ...increment } });
    if (person.pictureHash !== personBefore.pictureHash)
      await deleteUnusedPictures(transaction, [personBefore.pictureHash]);
    await transaction.leader.updateMany({ where: { id: given.id }, data: { ...contact, ...increment } });
    const teamIds = [...leader.teams, ...leader.deputyOf].map(({ id }) => id);
    const contactBefore = { email: leader.email, phoneNumber: leader.phoneNumber };
    await recordChanges(transaction, actor, endpoints.changeLeader, [
      { entity: "Person", entityId: leader.personId, before: personBefore, after: person, teamIds },
      { entity: "Leader", entityId: given.id, before: contactBefore, after: contact, teamIds },
    ]);
    const row = await transaction.leader.findUniqueOrThrow({ where: { id: given.id }, select: leaderWithTeams });
    return toLeaderWithTeams(row);
  });
}
