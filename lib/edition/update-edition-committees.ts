import "server-only";
import { randomUUID } from "node:crypto";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { CommitteesInput } from "@/lib/edition/inputs";
import { committeeKey } from "@/lib/edition/person-roles";
import { countUses } from "@/lib/edition/queries";
import { requireStored } from "@/lib/edition/require-stored";
import { committeeColumns } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { pick } from "@/lib/platform/db/pick";
import { invalid } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";

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

/** Replaces an edition's committees; a committee with an id keeps its key and so its people. */
export function updateEditionCommittees(actor: Actor, id: string, { version, committees: given }: CommitteesInput) {
  return changeEdition(actor, endpoints.updateEditionCommittees, id, version, async (transaction) => {
    const stored = await transaction.committee.findMany({ where: { editionId: id }, orderBy: { position: "asc" } });
    requireStored(given, stored, (i) => `committees.${i}`);
    const removed = stored.filter((committee) => !given.some((kept) => kept.id === committee.id));
    await requireUnused(transaction, id, removed);
    const keys = new Map(stored.map((committee) => [committee.id, committee.key]));
    const taken = new Set(keys.values());
    const committees = given.map((committee, i) => {
      const key = keys.get(committee.id ?? "") ?? committeeKey(committee.name, taken);
      taken.add(key);
      return { ...committee, id: committee.id ?? randomUUID(), editionId: id, key, position: i + 1 };
    });
    await transaction.committee.deleteMany({ where: { editionId: id } });
    await transaction.committee.createMany({ data: committees });
    return {
      before: { committees: stored.map((committee) => pick(committee, committeeColumns)) },
      after: { committees: committees.map((committee) => pick(committee, committeeColumns)) },
    };
  });
}
