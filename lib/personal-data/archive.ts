import "server-only";
import { exportContestants } from "@/lib/contestant/export-csv";
import type { Prisma } from "@/lib/generated/prisma/client";
import { withoutLinks } from "@/lib/mail/rules";
import * as endpoints from "@/lib/personal-data/endpoints";
import { findPersonRecords } from "@/lib/personal-data/person-records";
import type { Actor } from "@/lib/platform/auth/session";
import { csvLines, csvText } from "@/lib/platform/csv/file";
import { db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { type ArchiveFile, type StreamedFile, toArchive } from "@/lib/platform/http/archive";
import { write } from "@/lib/platform/write/write";
import { exportTravel } from "@/lib/travel/export-travel";

/** Writes bigints, such as the ids of audit entries, as texts, because JSON has none. */
const toJson = (value: unknown, indent?: number) =>
  JSON.stringify(value, (_, one) => (typeof one === "bigint" ? String(one) : one), indent);

function toCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return value !== null && typeof value === "object" ? toJson(value) : String(value ?? "");
}

const rowsPerPage = 100;

interface Page {
  skip: number;
  take: number;
}

/** Reads page by page, because the audit log of an edition is long. */
async function* toCsv(read: (page: Page) => Promise<object[]>): AsyncGenerator<string> {
  for (let skip = 0; ; skip += rowsPerPage) {
    const rows = await read({ skip, take: rowsPerPage });
    const lines = rows.map((row) => Object.values(row).map(toCell));
    if (skip === 0) yield csvText([Object.keys(rows[0] ?? {}), ...lines]);
    else if (lines.length > 0) yield csvLines(lines);
    if (rows.length < rowsPerPage) return;
  }
}

const picturesAtOnce = 10;

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

const label = { select: { label: true } } as const;

const withoutPassword = { encryptedPassword: true } as const;

async function* editionFiles(editionId: string, year: number): AsyncGenerator<StreamedFile> {
  for (const exportCsv of [() => exportContestants({ year }), () => exportTravel(year)]) {
    const { fileName, text } = await exportCsv();
    yield { name: fileName, content: text };
  }
  const where = { editionId };
  const orderBy = { id: "asc" } as const;
  const tables: Record<string, (page: Page) => Promise<object[]>> = {
    people: (page) => db().person.findMany({ where, orderBy, ...page }),
    leaders: (page) => db().leader.findMany({ where: { person: where }, orderBy, ...page }),
    contestants: (page) => db().contestant.findMany({ where, omit: withoutPassword, orderBy, ...page }),
    seats: (page) =>
      db().contestantDay.findMany({ where, orderBy: [{ contestantId: "asc" }, { day: "asc" }], ...page }),
    guides: (page) => db().guide.findMany({ where, orderBy, ...page }),
    teams: (page) => db().team.findMany({ where, orderBy, ...page }),
    answers: async (page) => {
      const rows = await db().answer.findMany({
        where,
        include: { question: label },
        orderBy: [{ personId: "asc" }, { questionId: "asc" }],
        ...page,
      });
      return rows.map(({ question, ...answer }) => ({ ...answer, question: question.label }));
    },
    letters: (page) => db().letter.findMany({ where, orderBy, ...page }),
    arrivals: (page) => db().arrivalMark.findMany({ where: { person: where }, orderBy, ...page }),
    transfers: (page) => db().transfer.findMany({ where, orderBy, ...page }),
    transferParties: (page) => db().transferAssignment.findMany({ where: { transfer: where }, orderBy, ...page }),
    acknowledgedWarnings: (page) => db().acknowledgedWarning.findMany({ where, orderBy, ...page }),
    mails: (page) => listMails(where, page),
    messages: (page) => db().message.findMany({ where, orderBy, ...page }),
    activity: (page) => db().auditEntry.findMany({ where, orderBy, ...page }),
  };
  for (const [name, read] of Object.entries(tables)) yield { name: `tables/${name}.csv`, content: toCsv(read) };
  yield* pictureFiles(where);
}

/** A ZIP archive of the edition's personal data, without passwords. Throws 404. */
export async function exportEditionData(actor: Actor, id: string) {
  const edition = await db().edition.findUnique({ where: { id }, select: { year: true } });
  if (!edition) throw notFound("edition");
  const { year } = edition;
  const after = { personalData: "downloaded" };
  await write(actor, endpoints.exportEditionData, async ({ audit }) =>
    audit({ entity: "Edition", entityId: id, name: String(year), before: null, after }),
  );
  return toArchive(`personal-data-${year}.zip`, year, editionFiles(id, year));
}

/** All mails without `page`. Leaves out links to choose a password. */
async function listMails(where: Prisma.MailWhereInput, page?: Page) {
  const mails = await db().mail.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }], ...page });
  return mails.map((mail) => ({ ...mail, text: withoutLinks(mail.text) }));
}

const names = { select: { name: true } } as const;

/** A ZIP archive of all that is stored about a person, also one who was deleted, without passwords. Throws 404. */
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
      answers: { include: { question: label } },
      arrivalMarks: true,
      letter: true,
      printedItems: true,
      transfers: { include: { transfer: { select: { direction: true, place: true, leavesAt: true, vehicle: true } } } },
    },
  });
  const { name, year, mailIds } = await findPersonRecords(db(), id);
  const [changes, acknowledgedWarnings, mails] = await Promise.all([
    db().auditEntry.findMany({ where: { personId: id }, orderBy: { id: "asc" } }),
    db().acknowledgedWarning.findMany({ where: { recordIds: { has: id } }, orderBy: { id: "asc" } }),
    listMails({ OR: [{ id: { in: mailIds } }, ...(person?.guide ? [{ userId: person.guide.userId }] : [])] }),
  ]);
  const after = { personalData: "downloaded" };
  await write(actor, endpoints.exportPersonData, async ({ audit }) =>
    audit({ entity: "Person", entityId: id, name, before: null, after, teamIds: [] }),
  );
  async function* files(): AsyncGenerator<ArchiveFile> {
    yield { name: "person.json", content: toJson({ ...person, changes, acknowledgedWarnings, mails }, 2) };
    yield* pictureFiles({ id });
  }
  return toArchive(`personal-data-${id}.zip`, year, files());
}
