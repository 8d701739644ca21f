import "server-only";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { isOver } from "@/lib/contest/lock-edition";
import { type Credentials, readCredentials } from "@/lib/contestant/csv/credentials";
import { FileErrors } from "@/lib/contestant/csv/file-errors";
import {
  type CredentialsChange,
  type ImportCounts,
  planImport,
  type StoredContestant,
} from "@/lib/contestant/csv/plan";
import { storeCredentials } from "@/lib/contestant/csv/store";
import * as endpoints from "@/lib/contestant/endpoints";
import { type Database, db } from "@/lib/db";
import { AppError, notFound } from "@/lib/http/problem";
import { decryptPassword } from "@/lib/identity/given-password";

const maxFileBytes = 5 * 1024 * 1024;

const transactionMs = 30_000;

type Row = Omit<Credentials, "password"> & {
  id: string;
  teamId: string;
  code: string;
  encryptedPassword: string | null;
};

function passwordOf({ encryptedPassword }: Row): string | null {
  if (encryptedPassword === null) return null;
  try {
    return decryptPassword(encryptedPassword);
  } catch {
    // Of another key: it cannot be compared, but it can be replaced.
    return "";
  }
}

interface LockedEdition {
  id: string;
  isCurrent: boolean;
}

/** The edition's contestants, locked until the transaction ends; other imports of the edition wait before this. */
async function lockContestants(
  transaction: Database,
  year: number,
): Promise<{ edition: LockedEdition; stored: StoredContestant[]; teamOf: Map<string, string> }> {
  const [edition] = await transaction.$queryRaw<LockedEdition[]>`
    SELECT "id", "isCurrent" FROM "Edition" WHERE "year" = ${year} FOR NO KEY UPDATE`;
  if (!edition) throw notFound("edition");
  const rows = await transaction.$queryRaw<Row[]>`
    SELECT k."id", k."teamId", c."alpha3" || k."number" AS "code", k."username", k."encryptedPassword",
      s1."seatingPlace" AS "day1SeatingPlace", s2."seatingPlace" AS "day2SeatingPlace"
    FROM "Contestant" k
    JOIN "Country" c ON c."id" = k."countryId"
    LEFT JOIN "ContestantDay" s1 ON s1."contestantId" = k."id" AND s1."day" = 1
    LEFT JOIN "ContestantDay" s2 ON s2."contestantId" = k."id" AND s2."day" = 2
    WHERE k."editionId" = ${edition.id}::uuid
    ORDER BY k."id" FOR NO KEY UPDATE OF k`;
  const stored = rows.map((row) => {
    const { username, day1SeatingPlace, day2SeatingPlace } = row;
    return {
      id: row.id,
      code: row.code,
      credentials: { username, password: passwordOf(row), day1SeatingPlace, day2SeatingPlace },
    };
  });
  return { edition, stored, teamOf: new Map(rows.map(({ id, teamId }) => [id, teamId])) };
}

/** What the audit trail says of a change: that there is another password, never which. */
function audited({ id, before, after }: CredentialsChange, teamId: string | undefined) {
  const had = before.password === null ? null : "set";
  const has = before.password === null ? "set" : "changed";
  return {
    entity: "Contestant" as const,
    entityId: id,
    teamIds: teamId ? [teamId] : [],
    before: { ...before, password: had },
    after: { ...after, password: before.password === after.password ? had : has },
  };
}

/**
 * Imports usernames, passwords and seats into the edition of `year` (api.md, "CSV"): all rows or none, in one
 * transaction; with `dryRun` it only says what it would do. Throws AppError: 404 for a year there is none of, 409 for an
 * edition that is over unless it is a dry run, 413 above 5 MiB, 422 with every line that is wrong.
 */
export async function importCredentials(
  actor: Actor,
  year: number,
  file: File,
  dryRun: boolean,
): Promise<ImportCounts> {
  if (!(await db().edition.findUnique({ where: { year }, select: { id: true } }))) throw notFound("edition");
  if (file.size > maxFileBytes) throw new AppError(413, "This file is larger than 5 MiB.");
  const errors = new FileErrors();
  const credentials = readCredentials(await file.bytes(), errors);
  return db().$transaction(
    async (transaction) => {
      const { edition, stored, teamOf } = await lockContestants(transaction, year);
      if (!edition.isCurrent && !dryRun) throw isOver(year);
      const { changes, counts } = planImport(credentials, stored, errors);
      errors.throwIfAny();
      if (dryRun || changes.length === 0) return counts;
      await storeCredentials(transaction, edition.id, changes);
      const changed = changes.map((change) => audited(change, teamOf.get(change.id)));
      await recordChanges(transaction, actor, endpoints.importCredentials, changed);
      return counts;
    },
    { timeout: transactionMs },
  );
}
