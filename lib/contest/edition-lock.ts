import "server-only";
import { recordChanges } from "@/lib/audit/record";
import type { ApiKey } from "@/lib/auth/access";
import type { Actor } from "@/lib/auth/session";
import { isOver } from "@/lib/contest/edition";
import { generalColumns } from "@/lib/contest/edition-columns";
import { type Database, db } from "@/lib/db";
import type { EditionUpdateInput } from "@/lib/generated/prisma/models";
import { notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";

const select = { ...generalColumns, isCurrent: true, version: true } as const;

/** The edition that a write is about, locked until the transaction ends. Throws 404, 409 for one that is over. */
async function lockEdition(transaction: Database, id: string) {
  await transaction.$queryRaw`SELECT 1 FROM "Edition" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const edition = await transaction.edition.findUnique({ where: { id }, select });
  if (!edition) throw notFound("edition");
  if (!edition.isCurrent) throw isOver(edition.year);
  return edition;
}

export type LockedEdition = Awaited<ReturnType<typeof lockEdition>>;

type Audited = NonNullable<Parameters<typeof recordChanges>[3][number]["before"]>;

/** What a write changes of an edition: columns of its own row, and how the audit trail tells all that it changed. */
export interface EditionChange {
  columns?: EditionUpdateInput;
  before: Audited;
  after: Audited;
}

interface Write {
  id: string;
  action: ApiKey;
  version: number | null | undefined;
}

/**
 * Does one write to the current edition: under its row's lock, against the version it was made from, recorded. Throws
 * 404, 409 for a past edition or a stale version.
 */
export async function changeLocked(
  actor: Actor,
  { id, action, version }: Write,
  change: (transaction: Database, edition: LockedEdition) => Promise<EditionChange>,
): Promise<void> {
  await db().$transaction(async (transaction) => {
    const edition = await lockEdition(transaction, id);
    requireVersion(edition.version, version);
    const { columns, before, after } = await change(transaction, edition);
    await transaction.edition.update({
      where: { id },
      data: { ...columns, version: { increment: 1 } },
      select: { id: true },
    });
    await recordChanges(transaction, actor, action, [{ entity: "Edition", entityId: id, before, after }]);
  });
}
