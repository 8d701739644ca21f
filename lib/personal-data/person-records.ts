import "server-only";
import type { Database } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";

/** A regular expression of PostgreSQL for a name that is no part of another word. */
const wholeWords = (name: string) => `(?<!\\w)${name.replace(/[^\p{L}\p{M}\d\s]/gu, "\\$&")}(?!\\w)`;

/**
 * The ids of a person's records, also of roles that they had before, and of the mails to their country that name them,
 * also by an earlier name. Throws 404.
 */
export async function findPersonRecords(database: Database, id: string) {
  const key = { select: { id: true } };
  const person = await database.person.findUnique({
    where: { id },
    select: { fullName: true, editionId: true, countryId: true, leader: key, contestant: key, guide: key },
  });
  if (!person) throw notFound("person");
  const { fullName, editionId, countryId, leader, contestant, guide } = person;
  const logged = await database.$queryRaw<{ entityId: string; name: string }[]>`
    SELECT DISTINCT "entityId", "name" FROM "AuditEntry"
    WHERE "entityId" = ${id}::uuid OR "changes" -> 'personId' @> to_jsonb(${id}::text)`;
  const present = [id, leader?.id, contestant?.id, guide?.id].filter((one) => one !== undefined);
  const names = new Set([fullName, ...logged.map(({ name }) => name)].filter(Boolean));
  const mails = await database.$queryRaw<{ id: string }[]>`
    SELECT "Mail"."id" FROM "Mail" JOIN "User" ON "User"."id" = "userId"
    WHERE "editionId" = ${editionId}::uuid AND "countryId" = ${countryId}::uuid
      AND "text" ~ ANY(${[...names].map(wholeWords)})`;
  return {
    ids: [...new Set([...present, ...logged.map(({ entityId }) => entityId)])],
    mailIds: mails.map((mail) => mail.id),
  };
}
