import "server-only";
import { randomUUID } from "node:crypto";
import * as endpoints from "@/lib/edition/endpoints";
import type { CommitteesInput } from "@/lib/edition/inputs";
import { committeeKey } from "@/lib/edition/person-roles";
import { countUses, getSettings } from "@/lib/edition/queries";
import { requireStored, saveEdition } from "@/lib/edition/save-edition";
import type { EditionSettings } from "@/lib/edition/schema";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";

const select = { id: true, key: true, name: true, chairTitle: true, memberTitle: true } as const;

async function requireUnused(
  transaction: Database,
  editionId: string,
  removed: { key: string; name: string }[],
): Promise<void> {
  if (removed.length === 0) return;
  const { committees: people } = await countUses(transaction, editionId);
  const sentences = removed.flatMap(({ key, name }) => {
    const count = people[key];
    if (!count) return [];
    return [`“${name}” cannot be removed while ${plural(count, "person holds", "people hold")} a role in it.`];
  });
  if (sentences.length > 0)
    throw invalid({ committees: [`${sentences.join(" ")} Remove these roles on the People page first.`] });
}

/** Replaces an edition's committees; a committee with an id keeps its key and so its people. Throws 404, 409, 422. */
export async function updateEditionCommittees(
  actor: Actor,
  id: string,
  body: CommitteesInput,
): Promise<EditionSettings> {
  const write = { id, endpoint: endpoints.updateEditionCommittees, version: body.version };
  await saveEdition(actor, write, async (transaction) => {
    const stored = await transaction.committee.findMany({
      where: { editionId: id },
      select,
      orderBy: { position: "asc" },
    });
    requireStored("committees", body.committees, stored);
    const kept = new Set(body.committees.map((committee) => committee.id));
    await requireUnused(
      transaction,
      id,
      stored.filter((committee) => !kept.has(committee.id)),
    );
    const keys = new Map(stored.map((committee) => [committee.id, committee.key]));
    const taken = new Set(keys.values());
    const rows = body.committees.map((committee, i) => {
      const key = keys.get(committee.id ?? "") ?? committeeKey(committee.name, taken);
      taken.add(key);
      return { ...committee, id: committee.id ?? randomUUID(), key, position: i + 1 };
    });
    await transaction.committee.deleteMany({ where: { editionId: id } });
    await transaction.committee.createMany({ data: rows.map((row) => ({ ...row, editionId: id })) });
    return {
      before: { committees: stored.map(({ id: _, ...committee }) => committee) },
      after: {
        committees: rows.map(({ key, name, chairTitle, memberTitle }) => ({ key, name, chairTitle, memberTitle })),
      },
    };
  });
  return getSettings(id);
}
