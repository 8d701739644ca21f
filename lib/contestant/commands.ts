import "server-only";
import { randomUUID } from "node:crypto";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { type EditScope, requireOptions } from "@/lib/contest/rules";
import { contestantData, createContestants } from "@/lib/contestant/create-contestants";
import * as endpoints from "@/lib/contestant/endpoints";
import type { ContestantEdit, ContestantToTeam } from "@/lib/contestant/inputs";
import { contestantChoices, requirePastBirthDates } from "@/lib/contestant/rules";
import type { Contestant, EditedContestant } from "@/lib/contestant/schema";
import { contestantColumns } from "@/lib/contestant/views";
import { type Database, inTransaction } from "@/lib/db";
import { claimKey } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { phoneFormatter } from "@/lib/international-phone";
import { personDetails } from "@/lib/person/views";
import { pick } from "@/lib/pick";
import { deleteUnusedPictures, encodePictures, pictureHashAfter, storePictures } from "@/lib/picture/commands";
import { requireNotFinal } from "@/lib/result/require-not-final";
import { editableTeams, lockTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";

async function readContestant(teamId: string, id: string): Promise<Contestant> {
  const { contestants } = await readTeam(teamId);
  const contestant = contestants.find((one) => one.id === id);
  if (!contestant) throw notFound("contestant");
  return contestant;
}

/**
 * Adds a contestant to a team; the database refuses a fifth. Requests with the same idempotency key add one. Throws 403
 * after registration, 404, 409, 422.
 */
export async function addContestant(
  actor: Actor,
  input: ContestantToTeam,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Contestant> {
  const { picture, tShirtSize } = input.contestantPerson;
  const field = "contestantPerson.picture";
  const pictures = await encodePictures([{ field, base64: picture }]);
  const id = await inTransaction(async (transaction) => {
    const { team, edition } = await lockTeam(transaction, actor, input.teamId, "roster", now);
    const newId = randomUUID();
    const earlierId = idempotency && (await claimKey(transaction, actor, idempotency, newId));
    if (earlierId) return earlierId;
    requireOptions(contestantChoices(input, { field: "contestantPerson", tShirtSize }, edition));
    requirePastBirthDates({ dateOfBirth: input.dateOfBirth }, now, edition.timeZone);
    await storePictures(transaction, pictures);
    const pictureHash = pictures.get(field)?.hash ?? null;
    const changes = await createContestants(transaction, team, [{ id: newId, details: input, pictureHash }]);
    await recordChanges(transaction, actor, endpoints.addContestant, changes);
    return newId;
  });
  return readContestant(input.teamId, id);
}

const select = {
  teamId: true,
  personId: true,
  number: true,
  ...contestantColumns,
  username: true,
  version: true,
  person: { select: personDetails },
} as const;

/**
 * Locks a contestant's team and the current edition until the transaction ends and returns them with the contestant.
 * Throws 404 for a contestant that does not exist or is another country's, 403 after the deadline.
 */
async function lockContestant(transaction: Database, actor: Actor, id: string, scope: EditScope, now: Date) {
  const where = { id, team: editableTeams(actor) };
  const found = await transaction.contestant.findFirst({ where, select: { teamId: true } });
  if (!found) throw notFound("contestant");
  const locked = await lockTeam(transaction, actor, found.teamId, scope, now);
  // Another request may have changed or removed the contestant before the lock.
  const contestant = await transaction.contestant.findFirst({ where, select });
  if (!contestant) throw notFound("contestant");
  return { ...locked, contestant };
}

/** Changes a contestant's details. Throws 403 after the edit period, 404, 409 for a stale version, 422. */
export async function changeContestant(actor: Actor, input: ContestantEdit, now: Date): Promise<EditedContestant> {
  const { picture, removePicture: _, ...details } = input.personEditModel;
  const field = "personEditModel.picture";
  const pictures = await encodePictures([{ field, base64: picture }]);
  const teamId = await inTransaction(async (transaction) => {
    const { team, edition, contestant } = await lockContestant(transaction, actor, input.id, "details", now);
    requireVersion(contestant.version, input.version);
    const { tShirtSize } = details;
    requireOptions(contestantChoices(input, { field: "personEditModel", tShirtSize }, edition));
    requirePastBirthDates({ dateOfBirth: input.dateOfBirth }, now, edition.timeZone);
    const { personId, person: personBefore } = contestant;
    const before = pick(contestant, contestantColumns);
    const pictureHash = pictureHashAfter(input.personEditModel, pictures.get(field), personBefore.pictureHash);
    const person = { ...details, pictureHash };
    const after = contestantData(input, await phoneFormatter(transaction, team.countryId));
    const increment = { version: { increment: 1 } };
    await storePictures(transaction, pictures);
    await transaction.person.updateMany({ where: { id: personId }, data: { ...person, ...increment } });
    if (person.pictureHash !== personBefore.pictureHash)
      await deleteUnusedPictures(transaction, [personBefore.pictureHash]);
    await transaction.contestant.updateMany({ where: { id: input.id }, data: { ...after, ...increment } });
    const teamIds = [team.id];
    await recordChanges(transaction, actor, endpoints.changeContestant, [
      { entity: "Person", entityId: personId, before: personBefore, after: person, teamIds },
      { entity: "Contestant", entityId: input.id, before, after, teamIds },
    ]);
    return team.id;
  });
  const contestant = await readContestant(teamId, input.id);
  const { fullName, nativeName, tShirtSize, picturePath } = contestant.person;
  return { ...contestant, personEditModel: { fullName, nativeName, tShirtSize, picturePath } };
}

/**
 * Removes a contestant, and their person unless it has another role; the database
 * refuses to remove the last one. Throws 403 after registration, 404, 409.
 */
export async function removeContestant(actor: Actor, id: string, now: Date): Promise<Team> {
  const teamId = await inTransaction(async (transaction) => {
    const { team, edition, contestant } = await lockContestant(transaction, actor, id, "roster", now);
    requireNotFinal(edition);
    await transaction.contestant.delete({ where: { id }, select: { id: true } });
    const withoutOtherRole = { id: contestant.personId, assignedRoles: { isEmpty: true }, leader: null, guide: null };
    const { count } = await transaction.person.deleteMany({ where: withoutOtherRole });
    if (count > 0) await deleteUnusedPictures(transaction, [contestant.person.pictureHash]);
    const { person, version: _, ...before } = contestant;
    const removed = { after: null, teamIds: [team.id] };
    const personRemoval = { entity: "Person", entityId: contestant.personId, before: person, ...removed } as const;
    await recordChanges(transaction, actor, endpoints.removeContestant, [
      { entity: "Contestant", entityId: id, before, ...removed },
      ...(count > 0 ? [personRemoval] : []),
    ]);
    return team.id;
  });
  return readTeam(teamId);
}
