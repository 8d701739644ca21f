import "server-only";
import { dataKeptUntil } from "@/lib/edition/dates";
import { erasedName } from "@/lib/edition/erased";
import { isAlone } from "@/lib/edition/participating";
import {
  type DeletedPerson,
  type DeletionPreview,
  type FoundPerson,
  foundPersonSelect,
  toFoundPerson,
} from "@/lib/personal-data/views";
import { db } from "@/lib/platform/db/client";
import { plural } from "@/lib/platform/text/plural";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";
import { dateText, formatDate, formatInstant } from "@/lib/platform/time/time";

const editionSelect = {
  id: true,
  year: true,
  isCurrent: true,
  hasDates: true,
  endDate: true,
  timeZone: true,
  keepDataUntil: true,
  dataDeletedAt: true,
} as const;

/** The current edition and past ones that have dates, the latest first. */
export async function listEditionsWithData() {
  const editions = await db().edition.findMany({ select: editionSelect, orderBy: { year: "desc" } });
  const currentIndex = editions.findIndex(({ isCurrent }) => isCurrent);
  const dated = editions.slice(currentIndex).filter(({ hasDates }) => hasDates);
  return dated.map((edition) => ({ ...edition, keptUntil: dataKeptUntil(edition) }));
}

/** Editions whose personal data should have been deleted before `today`, yyyy-MM-dd. */
export async function listDueEditions(today: string) {
  const editions = await listEditionsWithData();
  return editions.filter(({ dataDeletedAt, keptUntil }) => !dataDeletedAt && keptUntil < today);
}

async function countData(editionId: string): Promise<string[]> {
  const where = { editionId };
  const counts = [
    [db().contestant.count({ where }), "contestant", "contestants"],
    [db().leader.count({ where: { person: where } }), "leader", "leaders"],
    [db().guide.count({ where }), "guide", "guides"],
    [db().person.count({ where: { ...where, isGuest: true } }), "guest", "guests"],
    [db().person.count({ where: { ...where, pictureHash: { not: null } } }), "picture", "pictures"],
    [db().contestantDay.count({ where }), "seat", "seats"],
    [db().transfer.count({ where }), "transfer", "transfers"],
    [db().mail.count({ where }), "mail", "mails"],
  ] as const;
  const texts = counts.map(async ([counting, one, many]) => {
    const count = await counting;
    return count > 0 ? [plural(count, one, many)] : [];
  });
  return (await Promise.all(texts)).flat();
}

async function findExample(editionId: string, timeZone: string): Promise<DeletionPreview["example"]> {
  const contestant = await db().contestant.findFirst({
    where: { editionId },
    orderBy: [{ personForContactName: { sort: "asc", nulls: "last" } }, { id: "asc" }],
    select: {
      dateOfBirth: true,
      personForContactName: true,
      personForContactPhoneNumber: true,
      person: { select: { fullName: true, timeOfArrival: true, country: { select: { name: true } } } },
      team: { select: { name: true, timeOfArrival: true, leader: { select: { email: true, phoneNumber: true } } } },
    },
  });
  if (!contestant) return null;
  const { dateOfBirth, personForContactName, personForContactPhoneNumber, person, team } = contestant;
  const { timeOfArrival } = isAlone(contestant) ? person : team;
  const deleted = [
    dateOfBirth && `born on ${formatDate(dateText(dateOfBirth))}`,
    personForContactName && `contact ${personForContactName}, ${personForContactPhoneNumber}`,
    team.leader.email && `leader ${team.leader.email}, ${team.leader.phoneNumber}`,
    timeOfArrival && `arrival on ${formatInstant(timeOfArrival, timeZone)}`,
  ];
  return {
    name: person.fullName,
    deleted: deleted.flatMap((one) => one || []),
    kept: [person.country.name, team.name, "results"],
  };
}

/** What would be deleted, in numbers and by the example of one contestant. */
export async function previewDeletion({ id, timeZone }: { id: string; timeZone: string }): Promise<DeletionPreview> {
  const [counts, example] = await Promise.all([countData(id), findExample(id, timeZone)]);
  return { counts, example };
}

const maxFound = 50;

/** Of these people, those who were deleted but not erased, as the audit log has them; the last deleted first. */
async function listDeletedPeople(ids: readonly string[]): Promise<DeletedPerson[]> {
  const rows = await db().$queryRaw<Omit<DeletedPerson, "isDeleted">[]>`
    SELECT "personId" AS "id", (array_agg("AuditEntry"."name" ORDER BY "AuditEntry"."id" DESC))[1] AS "fullName",
      max("year") AS "year", max("Country"."name") AS "countryName"
    FROM "AuditEntry" LEFT JOIN "Edition" ON "Edition"."id" = "editionId"
      LEFT JOIN "Country" ON "changes" -> 'countryId' ? "Country"."id"::text
    WHERE "personId" = ANY(${ids}::uuid[]) AND "AuditEntry"."name" NOT IN ('', ${erasedName})
      AND NOT EXISTS (SELECT 1 FROM "Person" WHERE "id" = "personId")
    GROUP BY "personId" ORDER BY max("AuditEntry"."id") DESC LIMIT ${maxFound}`;
  return rows.map((row) => ({ ...row, isDeleted: true }));
}

interface NameRow {
  id: string;
  fullName: string;
  nativeName: string | null;
}

/** Present and past names of an edition's people. */
const listNames = (editionId: string) => db().$queryRaw<NameRow[]>`
  SELECT "id", "fullName", "nativeName" FROM "Person" WHERE "editionId" = ${editionId}::uuid
  UNION SELECT "personId", "name", "changes" ->> 'nativeName' FROM "AuditEntry"
  WHERE "editionId" = ${editionId}::uuid AND "personId" IS NOT NULL`;

/**
 * People of all editions of whom a name, present or past, has every word of `text`: at most 50, those of the latest edition
 * first, and at most 50 who were deleted since. Reads one edition after the other, because all names are many.
 */
export async function searchPeople(text: string): Promise<(FoundPerson | DeletedPerson)[]> {
  const editions = await db().edition.findMany({ select: { id: true }, orderBy: { year: "desc" } });
  const foundIds = new Set<string>();
  for (const edition of editions) {
    if (foundIds.size >= maxFound) break;
    for (const { id, fullName, nativeName } of await listNames(edition.id))
      if (matchesSearch(toSearchKey(`${fullName}\n${nativeName ?? ""}`), text)) foundIds.add(id);
  }
  const ids = [...foundIds];
  const [rows, deleted] = await Promise.all([
    db().person.findMany({
      where: { id: { in: ids } },
      orderBy: [{ edition: { year: "desc" } }, { fullName: "asc" }, { id: "asc" }],
      take: maxFound,
      select: foundPersonSelect,
    }),
    listDeletedPeople(ids),
  ]);
  return [...rows.map(toFoundPerson), ...deleted];
}

export async function findPersonOfAnyEdition(id: string): Promise<FoundPerson | DeletedPerson | null> {
  const row = await db().person.findUnique({ where: { id }, select: foundPersonSelect });
  if (row) return toFoundPerson(row);
  const [deleted] = await listDeletedPeople([id]);
  return deleted ?? null;
}
