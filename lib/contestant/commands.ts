import "server-only";
import { randomUUID } from "node:crypto";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { requireOptions } from "@/lib/contest/options";
import { requireBorn } from "@/lib/contestant/birth";
import * as endpoints from "@/lib/contestant/endpoints";
import { takeNumbers } from "@/lib/contestant/numbers";
import type { Contestant, ContestantEdit, ContestantToTeam, EditedContestant } from "@/lib/contestant/schema";
import { type Database, db } from "@/lib/db";
import { notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { personDetails } from "@/lib/person/views";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/picture/commands";
import { changeableTeams, lockTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";
import { toDate } from "@/lib/time";

type Details = Pick<ContestantEdit, "dateOfBirth" | "operatingSystemName" | "hasPersonForContact"> & {
  personForContactName?: string;
  personForContactPhoneNumber?: string;
};

function columnsOf(given: Details) {
  return {
    dateOfBirth: toDate(given.dateOfBirth),
    operatingSystemName: given.operatingSystemName,
    personForContactName: given.hasPersonForContact ? (given.personForContactName ?? null) : null,
    personForContactPhone: given.hasPersonForContact ? (given.personForContactPhoneNumber ?? null) : null,
  };
}

interface Lists {
  tShirtSizes: string[];
  operatingSystemNames: string[];
}

function checkOptions(given: Details, personField: string, tShirtSize: string, lists: Lists): void {
  requireOptions([
    { field: `${personField}.tShirtSize`, value: tShirtSize, options: lists.tShirtSizes },
    { field: "operatingSystemName", value: given.operatingSystemName, options: lists.operatingSystemNames },
  ]);
}

async function readContestant(teamId: string, id: string): Promise<Contestant> {
  const { contestants } = await readTeam(teamId);
  const contestant = contestants.find((one) => one.id === id);
  if (!contestant) throw notFound("contestant");
  return contestant;
}

/**
 * Adds a contestant to a team. The fifth is refused by the database, however many arrive at once (api.md, POST
 * /api/Contestant/toTeam). Throws 403 after registration, 404, 409, 422.
 */
export async function addContestant(actor: Actor, given: ContestantToTeam, now: Date): Promise<Contestant> {
  const { picture, ...named } = given.contestantPerson;
  const field = "contestantPerson.picture";
  const pictures = await encodePictures([{ field, base64: picture }]);
  const [id, personId] = [randomUUID(), randomUUID()];
  await db().$transaction(async (transaction) => {
    const team = await lockTeam(transaction, actor, given.teamId, "roster", now);
    checkOptions(given, "contestantPerson", named.tShirtSize, team.edition);
    requireBorn({ dateOfBirth: given.dateOfBirth }, now, team.edition.timeZone);
    const home = { editionId: team.editionId, countryId: team.countryId };
    const person = { ...home, ...named, pictureHash: pictures.get(field)?.hash ?? null };
    const contestant = {
      teamId: team.id,
      ...home,
      personId,
      number: await takeNumbers(transaction, home, 1),
      ...columnsOf(given),
    };
    await storePictures(transaction, pictures);
    await transaction.person.createMany({ data: [{ id: personId, ...person }] });
    await transaction.contestant.createMany({ data: [{ id, ...contestant }] });
    const teamIds = [team.id];
    await recordChanges(transaction, actor, endpoints.addContestant, [
      { entity: "Person", entityId: personId, before: null, after: person, teamIds },
      { entity: "Contestant", entityId: id, before: null, after: contestant, teamIds },
    ]);
  });
  return readContestant(given.teamId, id);
}

const stored = {
  teamId: true,
  personId: true,
  number: true,
  dateOfBirth: true,
  operatingSystemName: true,
  personForContactName: true,
  personForContactPhone: true,
  username: true,
  version: true,
  person: { select: personDetails },
} as const;

/** The contestant that a write is about and their team, locked; 404 for one that is unknown or another country's. */
async function lockContestant(transaction: Database, actor: Actor, id: string, write: "roster" | "details", now: Date) {
  const where = { id, team: changeableTeams(actor) };
  const found = await transaction.contestant.findFirst({ where, select: { teamId: true } });
  if (!found) throw notFound("contestant");
  const team = await lockTeam(transaction, actor, found.teamId, write, now);
  // Read again under the lock: somebody may have changed or removed them while this waited.
  const contestant = await transaction.contestant.findFirst({ where, select: stored });
  if (!contestant) throw notFound("contestant");
  return { team, contestant };
}

/** Changes a contestant's details (api.md, PUT /api/Contestant). Throws 403 after the edit period, 404, 409 for a stale version, 422. */
export async function changeContestant(actor: Actor, given: ContestantEdit, now: Date): Promise<EditedContestant> {
  const { picture, ...named } = given.personEditModel;
  const field = "personEditModel.picture";
  const pictures = await encodePictures([{ field, base64: picture }]);
  const teamId = await db().$transaction(async (transaction) => {
    const { team, contestant } = await lockContestant(transaction, actor, given.id, "details", now);
    requireVersion(contestant.version, given.version);
    checkOptions(given, "personEditModel", named.tShirtSize, team.edition);
    requireBorn({ dateOfBirth: given.dateOfBirth }, now, team.edition.timeZone);
    const {
      person: personBefore,
      teamId: _,
      personId,
      number: __,
      username: ___,
      version: ____,
      ...before
    } = contestant;
    const person = { ...named, pictureHash: pictures.get(field)?.hash ?? personBefore.pictureHash };
    const after = columnsOf(given);
    const increment = { version: { increment: 1 } };
    await storePictures(transaction, pictures);
    await transaction.person.updateMany({ where: { id: personId }, data: { ...person, ...increment } });
    if (person.pictureHash !== personBefore.pictureHash)
      await deleteUnusedPictures(transaction, [personBefore.pictureHash]);
    await transaction.contestant.updateMany({ where: { id: given.id }, data: { ...after, ...increment } });
    const teamIds = [team.id];
    await recordChanges(transaction, actor, endpoints.changeContestant, [
      { entity: "Person", entityId: personId, before: personBefore, after: person, teamIds },
      { entity: "Contestant", entityId: given.id, before, after, teamIds },
    ]);
    return team.id;
  });
  const contestant = await readContestant(teamId, given.id);
  const { fullName, nativeName, tShirtSize, picturePath } = contestant.person;
  return { ...contestant, personEditModel: { fullName, nativeName, tShirtSize, picturePath } };
}

/**
 * Removes a contestant, and the person behind unless they are more than that; their code is never given again. The last one is refused by the database,
 * however many go at once (api.md, DELETE /api/Contestant/{id}). Throws 403 after registration, 404, 409.
 */
export async function removeContestant(actor: Actor, id: string, now: Date): Promise<Team> {
  const teamId = await db().$transaction(async (transaction) => {
    const { team, contestant } = await lockContestant(transaction, actor, id, "roster", now);
    await transaction.contestant.delete({ where: { id }, select: { id: true } });
    // Who holds another role besides stays a person of the edition.
    const nothingElse = { id: contestant.personId, assignedRoles: { isEmpty: true }, leader: null, guide: null };
    const { count } = await transaction.person.deleteMany({ where: nothingElse });
    if (count > 0) await deleteUnusedPictures(transaction, [contestant.person.pictureHash]);
    const { person, version: _, ...before } = contestant;
    const gone = { after: null, teamIds: [team.id] };
    const personGone = { entity: "Person", entityId: contestant.personId, before: person, ...gone } as const;
    await recordChanges(transaction, actor, endpoints.removeContestant, [
      { entity: "Contestant", entityId: id, before, ...gone },
      ...(count > 0 ? [personGone] : []),
    ]);
    return team.id;
  });
  return readTeam(teamId);
}
