import "server-only";
import { exportContestants } from "@/lib/contestant/export-csv";
import type { Prisma } from "@/lib/generated/prisma/client";
import { withoutLinks } from "@/lib/mail/rules";
import * as endpoints from "@/lib/personal-data/endpoints";
import { findPersonRecords } from "@/lib/personal-data/person-records";
import type { Actor } from "@/lib/platform/auth/session";
import { csvText } from "@/lib/platform/csv/file";
import { db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { type ArchiveFile, toArchive } from "@/lib/platform/http/archive";
import { write } from "@/lib/platform/write/write";
import { exportTravel } from "@/lib/travel/export-travel";

/** The ids of audit entries are bigints. */
const toJson = (value: unknown, indent?: number) =>
  JSON.stringify(value, (_, one) => (typeof one === "bigint" ? String(one) : one), indent);

function toCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return value !== null && typeof value === "object" ? toJson(value) : String(value ?? "");
}

function toCsv(rows: readonly object[]): string {
  const titles = Object.keys(rows[0] ?? {});
  return csvText([titles, ...rows.map((row) => Object.values(row).map(toCell))]);
}

const picturesAtOnce = 50;

async function* pictureFiles(where: Prisma.PersonWhereInput): AsyncGenerator<ArchiveFile> {
  const people = await db().person.findMany({ where, select: { id: true, pictureHash: true } });
  const withPicture = people.flatMap(({ id, pictureHash }) => (pictureHash ? [{ id, pictureHash }] : []));
  for (let i = 0; i < withPicture.length; i += picturesAtOnce) {
    const batch = withPicture.slice(i, i + picturesAtOnce);
    const hashes = batch.map(({ pictureHash }) => pictureHash);
    const rows = await db().picture.findMany({ where: { hash: { in: hashes } }, select: { hash: true, full: true } });
    const pictures = new Map(rows.map(({ hash, full }) => [hash, full]));
    for (const { id, pictureHash } of batch) {
      const content = pictures.get(pictureHash);
      if (content) yield { name: `pictures/${id}.webp`, content };
    }
  }
}

const withoutPassword = { encryptedPassword: true } as const;

async function* editionFiles(editionId: string, year: number): AsyncGenerator<ArchiveFile> {
  for (const exportCsv of [exportContestants, exportTravel]) {
    const { fileName, text } = await exportCsv(year);
    yield { name: fileName, content: text };
  }
  const where = { editionId };
  const tables: Record<string, () => Promise<object[]>> = {
    people: () => db().person.findMany({ where }),
    leaders: () => db().leader.findMany({ where: { person: where } }),
    contestants: () => db().contestant.findMany({ where, omit: withoutPassword }),
    seats: () => db().contestantDay.findMany({ where }),
    guides: () => db().guide.findMany({ where }),
    teams: () => db().team.findMany({ where }),
    arrivals: () => db().arrivalMark.findMany({ where: { person: where } }),
    transfers: () => db().transfer.findMany({ where }),
    transferParties: () => db().transferAssignment.findMany({ where: { transfer: where } }),
    mails: () => listMails(where),
    activity: () => db().auditEntry.findMany({ where, orderBy: { id: "asc" } }),
  };
  for (const [name, read] of Object.entries(tables)) yield { name: `tables/${name}.csv`, content: toCsv(await read()) };
  yield* pictureFiles(where);
}

/** A copy of the personal data that will be deleted, without passwords. Throws 404. */
export async function exportEditionData(actor: Actor, id: string) {
  const edition = await db().edition.findUnique({ where: { id }, select: { year: true } });
  if (!edition) throw notFound("edition");
  const { year } = edition;
  const change = { before: null, after: { personalData: "downloaded" } };
  await write(actor, endpoints.exportEditionData, async ({ audit }) =>
    audit({ entity: "Edition", entityId: id, name: String(year), ...change }),
  );
  return toArchive(`personal-data-${year}.zip`, year, editionFiles(id, year));
}

/** Without the links to choose a password. */
async function listMails(where: Prisma.MailWhereInput) {
  const mails = await db().mail.findMany({ where, orderBy: { createdAt: "asc" } });
  return mails.map((mail) => ({ ...mail, text: withoutLinks(mail.text) }));
}

const names = { select: { name: true } } as const;

/** Throws 404. */
export async function exportPersonData(actor: Actor, id: string) {
  const person = await db().person.findUnique({
    where: { id },
    include: {
      edition: { select: { year: true, name: true } },
      country: names,
      committees: { include: { committee: names } },
      leader: { include: { teams: names, deputyOf: names } },
      contestant: {
        omit: withoutPassword,
        include: { team: true, days: true, scores: { include: { task: names } } },
      },
      guide: { include: { user: { select: { email: true, name: true, createdAt: true } }, teams: names } },
      arrivalMarks: true,
      printedItems: true,
      transfers: { include: { transfer: { select: { direction: true, place: true, leavesAt: true, vehicle: true } } } },
    },
  });
  if (!person) throw notFound("person");
  const { fullName, edition } = person;
  const { ids, mailIds } = await findPersonRecords(db(), id);
  const [changes, mails] = await Promise.all([
    db().auditEntry.findMany({ where: { entityId: { in: ids } }, orderBy: { id: "asc" } }),
    listMails({ OR: [{ id: { in: mailIds } }, ...(person.guide ? [{ userId: person.guide.userId }] : [])] }),
  ]);
  const change = { before: null, after: { personalData: "downloaded" }, teamIds: [] };
  await write(actor, endpoints.exportPersonData, async ({ audit }) =>
    audit({ entity: "Person", entityId: id, name: fullName, ...change }),
  );
  async function* files(): AsyncGenerator<ArchiveFile> {
    yield { name: "person.json", content: toJson({ ...person, changes, mails }, 2) };
    yield* pictureFiles({ id });
  }
  return toArchive(`personal-data-${id}.zip`, edition.year, files());
}
