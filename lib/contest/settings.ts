import "server-only";
import { generalColumns, headingColumns, textColumns } from "@/lib/contest/edition-columns";
import type { EditionSettings, EditionSummary } from "@/lib/contest/schema";
import { type Database, db } from "@/lib/db";
import type { EditionSelect } from "@/lib/generated/prisma/models";
import { notFound } from "@/lib/http/problem";
import { picturePath } from "@/lib/picture/path";
import { dateText } from "@/lib/time";

const summary = { ...headingColumns, isCurrent: true } as const;

const select = {
  ...summary,
  ...generalColumns,
  ...textColumns,
  version: true,
  companies: {
    select: { id: true, kind: true, name: true, companyUrl: true, additionalInformation: true, imageHash: true },
    orderBy: [{ kind: "asc" }, { position: "asc" }],
  },
  committees: {
    select: { id: true, key: true, name: true, chairTitle: true, memberTitle: true },
    orderBy: { position: "asc" },
  },
  scheduleItems: {
    select: { id: true, date: true, startTime: true, endTime: true, title: true, location: true },
    orderBy: [{ date: "asc" }, { position: "asc" }],
  },
} satisfies EditionSelect;

/** Every edition there has been, the newest first. */
export async function listEditions(): Promise<EditionSummary[]> {
  const editions = await db().edition.findMany({ select: summary, orderBy: { year: "desc" } });
  return editions.map((edition) => ({
    ...edition,
    startDate: dateText(edition.startDate),
    endDate: dateText(edition.endDate),
  }));
}

type Counts = Record<string, number>;

/** How many of an edition's records hold each value of its lists, and how many people the roles of each committee. */
export async function countUses(database: Database, editionId: string) {
  const rows = await database.$queryRaw<{ list: string; value: string; count: number }[]>`
    SELECT "list", "value", count(*)::int AS "count" FROM (
      SELECT p."id", l."list", l."value" FROM "Person" p
      CROSS JOIN LATERAL (VALUES
        ('tShirtSizes', p."tShirtSize"),
        ('arrivalLocations', p."arrivalLocation"),
        ('arrivalLocations', p."departureLocation")
      ) AS l("list", "value") WHERE p."editionId" = ${editionId}::uuid
      UNION
      SELECT t."id", 'arrivalLocations', l."value" FROM "Team" t
      CROSS JOIN LATERAL (VALUES (t."arrivalLocation"), (t."departureLocation")) AS l("value")
      WHERE t."editionId" = ${editionId}::uuid
      UNION
      SELECT c."id", 'operatingSystemNames', c."operatingSystemName" FROM "Contestant" c
      WHERE c."editionId" = ${editionId}::uuid
      UNION
      SELECT p."id", 'committees', regexp_replace(r, '_(CHAIR|MEMBER)$', '')
      FROM "Person" p, unnest(p."assignedRoles") AS r
      WHERE p."editionId" = ${editionId}::uuid AND r ~ '_(CHAIR|MEMBER)$'
    ) AS "held" WHERE "value" IS NOT NULL GROUP BY 1, 2`;
  const of = (list: string): Counts =>
    Object.fromEntries(rows.filter((row) => row.list === list).map(({ value, count }) => [value, count]));
  return {
    tShirtSizesList: of("tShirtSizes"),
    operatingSystemNamesList: of("operatingSystemNames"),
    arrivalLocationsList: of("arrivalLocations"),
    committees: of("committees"),
  };
}

async function read(where: { id: string } | { isCurrent: true }): Promise<EditionSettings> {
  const edition = await db().edition.findFirst({ where, select });
  if (!edition) throw notFound("edition");
  const { committees: peopleCounts, ...uses } = await countUses(db(), edition.id);
  const { tShirtSizes, operatingSystemNames, arrivalLocations, companies, committees, scheduleItems, ...rest } =
    edition;
  return {
    ...rest,
    startDate: dateText(edition.startDate),
    endDate: dateText(edition.endDate),
    endOfRegistrationDate: edition.endOfRegistrationDate.toISOString(),
    tShirtSizesList: tShirtSizes,
    operatingSystemNamesList: operatingSystemNames,
    arrivalLocationsList: arrivalLocations,
    uses,
    companies: companies.map(({ imageHash, ...company }) => ({ ...company, imageUrl: picturePath(imageHash) })),
    committees: committees.map((committee) => ({ ...committee, peopleCount: peopleCounts[committee.key] ?? 0 })),
    schedule: scheduleItems.map(({ date, ...item }) => ({ ...item, date: dateText(date) })),
  };
}

/** Everything that may be changed about an edition. Throws 404. */
export const getSettings = (id: string): Promise<EditionSettings> => read({ id });

/** The same of the current edition. Throws 404. */
export const currentSettings = (): Promise<EditionSettings> => read({ isCurrent: true });
