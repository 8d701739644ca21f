import "server-only";
import { erasedName } from "@/lib/edition/erased";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Database } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";

/** A regular expression of PostgreSQL that finds a name, but not as a part of a longer word. */
export const wholeWords = (name: string) => `(?<!\\w)${name.replace(/[^\p{L}\p{M}\d\s]/gu, "\\$&")}(?!\\w)`;

interface LoggedPerson {
  /** The newest first. */
  names: string[];
  /** Native names and addresses. */
  details: string[];
  phones: string[];
  editionIds: string[];
  countryIds: string[];
}

/** Every value that these fields of a person have had. */
const loggedValues = (id: string, fields: readonly string[]) => Prisma.sql`
  ARRAY(
    SELECT DISTINCT "value" FROM "AuditEntry", unnest(${fields}::text[]) AS "field",
      jsonb_array_elements_text("changes" -> "field") AS "value"
    WHERE "personId" = ${id}::uuid AND "value" <> ''
  )`;

/** What the audit log has about a person, earlier names and countries included. */
async function readLogged(database: Database, id: string): Promise<LoggedPerson & { count: number }> {
  const [logged] = await database.$queryRaw<[LoggedPerson & { count: number }]>`
    SELECT count(*)::int AS "count",
      coalesce(array_agg("name" ORDER BY "id" DESC) FILTER (WHERE "name" <> ''), '{}') AS "names",
      ${loggedValues(id, ["nativeName", "email"])} AS "details",
      ${loggedValues(id, ["phoneNumber"])} AS "phones",
      coalesce(array_agg(DISTINCT "editionId"::text) FILTER (WHERE "editionId" IS NOT NULL), '{}') AS "editionIds",
      ARRAY(
        SELECT "countryId" FROM "AuditEntry", jsonb_array_elements_text("changes" -> 'countryId') AS "countryId"
        WHERE "personId" = ${id}::uuid AND "countryId" IS NOT NULL
        UNION SELECT "Team"."countryId"::text FROM "AuditEntry" JOIN "Team" ON "Team"."id" = ANY("teamIds")
        WHERE "personId" = ${id}::uuid
      ) AS "countryIds"
    FROM "AuditEntry" WHERE "personId" = ${id}::uuid`;
  return logged;
}

/**
 * The ids of the mails that name the person. Mails from before `personIds` was stored are found by name, among those to
 * users who are or were of the person's countries.
 */
async function findMailIds(database: Database, id: string, person: Omit<LoggedPerson, "details" | "phones">) {
  const { names, editionIds, countryIds } = person;
  const mails = await database.$queryRaw<{ id: string }[]>`
    SELECT "Mail"."id" FROM "Mail" LEFT JOIN "User" ON "User"."id" = "userId"
    WHERE ${id}::uuid = ANY("personIds") OR (
      "personIds" = '{}' AND "editionId" = ANY(${editionIds}::uuid[]) AND "text" ~ ANY(${names.map(wholeWords)})
      AND ("User"."id" IS NULL OR "User"."countryId" = ANY(${countryIds}::uuid[]) OR EXISTS (
        SELECT 1 FROM "AuditEntry"
        WHERE "entity" = 'User' AND "entityId" = "User"."id" AND "changes" -> 'countryId' ?| ${countryIds}::text[])))`;
  return mails.map((mail) => mail.id);
}

/**
 * What is stored about a person besides their rows, also after these were deleted: the last name and all names, the editions,
 * the year of one of them, and the mails. Throws 404 if nothing is stored.
 */
export async function findPersonRecords(database: Database, id: string) {
  const person = await database.person.findUnique({
    where: { id },
    select: {
      fullName: true,
      nativeName: true,
      editionId: true,
      countryId: true,
      leader: { select: { email: true, phoneNumber: true } },
      guide: { select: { phoneNumber: true } },
    },
  });
  const { count, ...logged } = await readLogged(database, id);
  if (!person && count === 0) throw notFound("person");
  const allNames = new Set([...(person ? [person.fullName] : []), ...logged.names]);
  const names = [...allNames].filter((name) => name !== erasedName);
  const details = [person?.nativeName, person?.leader?.email, ...logged.details];
  const phones = [person?.leader?.phoneNumber, person?.guide?.phoneNumber, ...logged.phones];
  const editionIds = [...(person ? [person.editionId] : []), ...logged.editionIds];
  const countryIds = [...(person ? [person.countryId] : []), ...logged.countryIds];
  // The current edition stands in for a person whose edition the audit log does not name.
  const { year } = await database.edition.findFirstOrThrow({
    where: { OR: [{ id: { in: editionIds } }, { isCurrent: true }] },
    orderBy: { isCurrent: "asc" },
    select: { year: true },
  });
  const mailIds = await findMailIds(database, id, { names, editionIds, countryIds });
  return {
    name: names[0] ?? erasedName,
    names,
    details: [...new Set(details.flatMap((detail) => detail || []))],
    phones: [...new Set(phones.flatMap((phone) => phone || []))],
    editionIds,
    year,
    mailIds,
  };
}
