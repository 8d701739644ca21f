import "server-only";
import {
  type ChoiceColumn,
  choiceLists,
  columnsUsing,
  type ListName,
  listNames,
  otherPlace,
} from "@/lib/edition/choice-lists";
import { countUses } from "@/lib/edition/queries";
import { Prisma } from "@/lib/generated/prisma/client";
import { type Database, quoted } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";

interface Item {
  name: string;
  was: string | null;
}

type Lists = Record<ChoiceColumn, string[]>;
type Renames = Record<string, string>;

interface ListChange {
  list: ListName;
  values: string[];
  renames: Renames;
  removed: string[];
}

function compare(list: ListName, stored: readonly string[], items: readonly Item[], errors: FieldErrors): ListChange {
  const renames: Renames = {};
  items.forEach(({ name, was }, i) => {
    if (!was || was === name) return;
    if (!stored.includes(was)) errors[`${list}.${i}.name`] = [`“${was}” no longer exists.`];
    else if (list === "arrivalLocationsList" && was === otherPlace)
      errors[`${list}.${i}.name`] = [`“${otherPlace}” cannot be renamed: it is the place of guides.`];
    renames[was] = name;
  });
  const values = items.map(({ name }) => name);
  return { list, values, renames, removed: stored.filter((value) => !values.includes(value) && !(value in renames)) };
}

/** Renames values in the edition's records and raises their versions, so that open forms get a conflict. */
async function rename(transaction: Database, editionId: string, list: ListName, renames: Renames): Promise<void> {
  if (Object.keys(renames).length === 0) return;
  const [names, old] = [JSON.stringify(renames), Object.keys(renames)];
  for (const [table, columns] of columnsUsing(list)) {
    const isRenamed = columns.map((column) => Prisma.sql`${quoted(column)} = ANY(${old})`);
    const changes = columns.map(
      (column) => Prisma.sql`${quoted(column)} = COALESCE(${names}::jsonb ->> ${quoted(column)}, ${quoted(column)})`,
    );
    await transaction.$executeRaw`
      UPDATE ${quoted(table)} SET "version" = "version" + 1, ${Prisma.join(changes)}
      WHERE "editionId" = ${editionId}::uuid AND (${Prisma.join(isRenamed, " OR ")})`;
  }
  if (list !== "arrivalLocationsList") return;
  // Otherwise every party assigned at this place would seem to have moved.
  await transaction.$executeRaw`
    UPDATE "TransferAssignment" a SET "place" = ${names}::jsonb ->> a."place" FROM "Transfer" t
    WHERE t."id" = a."transferId" AND t."editionId" = ${editionId}::uuid AND a."place" = ANY(${old})`;
}

/**
 * Renames values in the edition's records and returns the new columns of its lists. Throws 422 for an unknown value to
 * rename and for a removed value that records still use.
 */
export async function updateLists(
  transaction: Database,
  edition: { id: string } & Lists,
  given: Partial<Record<ListName, Item[]>>,
): Promise<Partial<Lists>> {
  const errors: FieldErrors = {};
  const changes = listNames.flatMap((list) => {
    const items = given[list];
    return items ? [compare(list, edition[choiceLists[list].column], items, errors)] : [];
  });
  if (changes.some(({ removed }) => removed.length > 0)) {
    const uses = await countUses(transaction, edition.id);
    for (const { list, removed } of changes) {
      const inUse = removed.filter((value) => uses[list][value]);
      if (inUse.length === 0) continue;
      const sentences = inUse.map(
        (value) =>
          `“${value}” cannot be removed while ${plural(uses[list][value] ?? 0, "record uses it", "records use it")}.`,
      );
      errors[list] = [`${sentences.join(" ")} Rename it, or change those records first.`];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  for (const { list, renames } of changes) await rename(transaction, edition.id, list, renames);
  return Object.fromEntries(changes.map(({ list, values }) => [choiceLists[list].column, values]));
}
