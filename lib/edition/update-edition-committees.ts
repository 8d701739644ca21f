import "server-only";
import { randomUUID } from "node:crypto";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import type { CommitteesInput } from "@/lib/edition/inputs";
import { committeeColumns, committeeKey } from "@/lib/edition/person-roles";
import { requireStored } from "@/lib/edition/rules";
import { countPeople } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { invalid } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import { plural } from "@/lib/platform/text/plural";

/** Throws 422 if people have a role in a removed committee. */
function requireNoMembers(removed: { name: string; members: { personId: string }[] }[]): void {
  const sentences = removed.flatMap(({ name, members }) => {
    if (members.length === 0) return [];
    const people = plural(countPeople(members), "person holds", "people hold");
    return [`“${name}” cannot be removed while ${people} a role in it.`];
  });
  if (sentences.length > 0)
    throw invalid({ committees: [`${sentences.join(" ")} Remove these roles on the People page first.`] });
}

/** A committee with an id keeps its key and so its people. Throws 422 for a removed committee with people. */
export function updateEditionCommittees(actor: Actor, id: string, { version, committees: given }: CommitteesInput) {
  return changeEdition(actor, endpoints.updateEditionCommittees, id, version, async (transaction) => {
    const stored = await transaction.committee.findMany({
      where: { editionId: id },
      select: { id: true, ...committeeColumns, members: { select: { personId: true } } },
      orderBy: { position: "asc" },
    });
    requireStored(given, stored, (i) => `committees.${i}`);
    const removed = stored.filter((committee) => !given.some(({ id }) => id === committee.id));
    requireNoMembers(removed);
    const storedKey = (committeeId: string | null) => stored.find((committee) => committee.id === committeeId)?.key;
    const takenKeys = new Set(given.flatMap((committee) => storedKey(committee.id) ?? []));
    const committees = given.map((committee, i) => {
      const key = storedKey(committee.id) ?? committeeKey(committee.name, takenKeys);
      takenKeys.add(key);
      return { ...committee, id: committee.id ?? randomUUID(), editionId: id, key, position: i + 1 };
    });
    await transaction.committee.deleteMany({ where: { id: { in: removed.map((committee) => committee.id) } } });
    // Positions are unique: negative ones make room while the committees move.
    await transaction.committee.updateMany({ where: { editionId: id }, data: { position: { multiply: -1 } } });
    for (const committee of committees)
      await transaction.committee.upsert({ where: { id: committee.id }, create: committee, update: committee });
    return {
      before: { committees: stored.map((committee) => pick(committee, committeeColumns)) },
      after: { committees: committees.map((committee) => pick(committee, committeeColumns)) },
    };
  });
}
