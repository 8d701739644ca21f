import "server-only";
import { isOver } from "@/lib/edition/dates";
import { lockEdition } from "@/lib/edition/lock-edition";
import { deletedFields, personalData } from "@/lib/personal-data/columns";
import { deletePeopleData } from "@/lib/personal-data/delete-people-data";
import * as endpoints from "@/lib/personal-data/endpoints";
import { requireSession } from "@/lib/platform/auth/require-session";
import type { Actor } from "@/lib/platform/auth/session";
import { db, inTransaction } from "@/lib/platform/db/client";
import { AppError, invalid, notFound } from "@/lib/platform/errors/problem";
import { addDays, dateText, toDate } from "@/lib/platform/time/time";
import { expiredRequests } from "@/lib/platform/write/idempotency";
import { write } from "@/lib/platform/write/write";

/** Keeps transactions short, so that the site can be used meanwhile. */
const peopleAtOnce = 100;
const entriesAtOnce = 1_000;

async function deletePeople(editionId: string): Promise<void> {
  const people = await db().person.findMany({ where: { editionId }, select: { id: true }, orderBy: { id: "asc" } });
  const ids = people.map(({ id }) => id);
  for (let i = 0; i < ids.length; i += peopleAtOnce)
    await inTransaction(async (transaction) => {
      await lockEdition(transaction, { mode: "update" });
      await deletePeopleData(transaction, ids.slice(i, i + peopleAtOnce));
    });
}

const entitiesOfPeople = ["Leader", "Contestant", "Person", "Guide"];

/**
 * Deletes the entries about transfers, messages and people who were deleted, and the personal fields of all others. Entries
 * about erasures have no name and stay: after a restored backup, they say whom to erase again.
 */
async function cleanAuditLog(editionIds: string[]): Promise<void> {
  const entity = { in: ["Transfer", "Message"] };
  await db().auditEntry.deleteMany({ where: { editionId: { in: editionIds }, entity } });
  await db().$executeRaw`
    DELETE FROM "AuditEntry" WHERE "editionId" = ANY(${editionIds}::uuid[]) AND "entity" = ANY(${entitiesOfPeople})
      AND "action" <> ${endpoints.erasePerson.key}
      AND NOT EXISTS (SELECT 1 FROM "Person" WHERE "id" = "personId")`;
  let changedCount = entriesAtOnce;
  while (changedCount === entriesAtOnce)
    changedCount = await db().$executeRaw`
      UPDATE "AuditEntry" SET "changes" = "changes" - ${deletedFields}::text[] WHERE "id" IN (
        SELECT "id" FROM "AuditEntry"
        WHERE "editionId" = ANY(${editionIds}::uuid[]) AND "entity" = ANY(${[...entitiesOfPeople, "Team"]})
          AND "changes" ?| ${deletedFields}::text[]
        LIMIT ${entriesAtOnce})`;
}

async function deleteRows(editionId: string, endDate: Date, editionIds: string[]): Promise<void> {
  const afterEnd = toDate(addDays(dateText(endDate), 1));
  await inTransaction(async (transaction) => {
    await lockEdition(transaction, { mode: "update" });
    const where = { editionId };
    await transaction.team.updateMany({ where, data: { ...personalData.Team.deleted, version: { increment: 1 } } });
    await transaction.transfer.deleteMany({ where });
    await transaction.acknowledgedWarning.deleteMany({ where });
    await transaction.printRun.deleteMany({ where });
    await transaction.letter.deleteMany({ where });
    await transaction.mail.deleteMany({ where: { editionId: { in: editionIds } } });
    await transaction.message.deleteMany({ where: { editionId: { in: editionIds } } });
    await transaction.idempotentRequest.deleteMany({ where: expiredRequests() });
    await transaction.$executeRaw`
      UPDATE "User" SET "encryptedGivenPassword" = NULL WHERE "createdAt" < ${afterEnd} AND NOT EXISTS (
        SELECT 1 FROM "AuditEntry" WHERE "entityId" = "User"."id" AND "changes" ? 'password' AND "at" >= ${afterEnd})`;
  });
}

/**
 * Deletes the personal data of an edition that is over; `year` confirms it. After an interruption, it can be called again.
 * Throws 401 as `write` does, 404, 409 before the end, and 422 for another year.
 */
export async function deleteEditionData(actor: Actor, id: string, year: number, now: Date): Promise<true> {
  const edition = await db().edition.findUnique({
    where: { id },
    select: { year: true, endDate: true, timeZone: true },
  });
  if (!edition) throw notFound("edition");
  if (!isOver(edition, now)) throw new AppError(409, "The tournament is not over.");
  if (edition.year !== year) throw invalid({ year: [`Type ${edition.year} to confirm.`] });
  // The deletion cannot be undone, and `write` checks the session only after it.
  await requireSession(db(), actor);
  await deletePeople(id);
  // An edition whose data were deleted while it was the current one may have got new mails and entries since.
  const cleanedEditions = await db().edition.findMany({
    where: { dataDeletedAt: { not: null } },
    select: { id: true },
  });
  const editionIds = [id, ...cleanedEditions.map((edition) => edition.id)];
  await deleteRows(id, edition.endDate, editionIds);
  await cleanAuditLog(editionIds);
  await write(actor, endpoints.deleteEditionData, async ({ transaction, audit }) => {
    await transaction.edition.update({ where: { id }, data: { dataDeletedAt: now }, select: { id: true } });
    const after = { personalData: "deleted" };
    audit({ entity: "Edition", entityId: id, name: String(year), before: null, after });
  });
  return true;
}
