import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireNotFinal } from "@/lib/edition/require-not-final";
import type { EditionGetPayload, EditionUpdateInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { type AuditedChange, type AuditedEndpoint, recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";

const select = { id: true, year: true, resultsState: true, unofficialAwarded: true, resultsVersion: true } as const;

type ResultsEdition = EditionGetPayload<{ select: typeof select }>;

interface SaveRequest {
  endpoint: AuditedEndpoint;
  version: number | null | undefined;
  /** Whether the write may change results that are final. */
  reopens?: boolean;
}

interface ResultsChange<T> {
  columns?: EditionUpdateInput;
  audit: AuditedChange[];
  result: T;
}

const transactionMs = 30_000;

/**
 * Runs `change` on the current edition's results in one transaction and writes the audit log. `change` is given the
 * version that the results have then. Returns its `result`. Throws 409 for a stale version and for final results unless `reopens`.
 */
export async function saveResults<T>(
  actor: Actor,
  { endpoint, version, reopens = false }: SaveRequest,
  change: (transaction: Database, edition: ResultsEdition, version: number) => Promise<ResultsChange<T>>,
): Promise<T> {
  return inTransaction(
    async (transaction) => {
      // Writes to results, teams and contestants wait, because each of them locks the edition as well.
      const { id } = await lockEdition(transaction, { mode: "update" });
      const edition = await transaction.edition.findUniqueOrThrow({ where: { id }, select });
      requireVersion(edition.resultsVersion, version);
      if (!reopens) requireNotFinal(edition);
      const resultsVersion = edition.resultsVersion + 1;
      const { columns, audit, result } = await change(transaction, edition, resultsVersion);
      const data = { ...columns, resultsVersion };
      await transaction.edition.update({ where: { id }, data, select: { id: true } });
      await recordChanges(transaction, actor, endpoint, audit);
      return result;
    },
    { timeout: transactionMs },
  );
}
