import "server-only";
import { type ChoiceColumn, choiceLists, type ListName, listNames, otherPlace } from "@/lib/edition/choice-lists";
import type { EditionInput } from "@/lib/edition/inputs";
import { countUses } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import type { Database } from "@/lib/platform/db/client";
import { type FieldErrors, throwIfInvalid } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";

type Item = NonNullable<EditionInput[ListName]>[number];
type Lists = Pick<EditionRow, ChoiceColumn>;

/** What is renamed and removed; adds to `errors`. */
function compare(list: ListName, stored: readonly string[], items: readonly Item[], errors: FieldErrors) {
  const renames = new Map<string, string>();
  items.forEach(({ name, was }, i) => {
    if (!was || was === name) return;
    if (!stored.includes(was)) errors[`${list}.${i}.name`] = [`“${was}” no longer exists.`];
    else if (list === "arrivalLocationsList" && was === otherPlace)
      errors[`${list}.${i}.name`] = [`“${otherPlace}” cannot be renamed: it is the place of guides.`];
    else if (stored.includes(name))
      errors[`${list}.${i}.name`] = [
        `“${name}” is in use until the list is saved. Choose another name, or save twice.`,
      ];
    renames.set(was, name);
  });
  const values = items.map(({ name }) => name);
  return { list, values, renames, removed: stored.filter((value) => !values.includes(value) && !renames.has(value)) };
}

const newVersion = { version: { increment: 1 } };

interface Rename {
  editionId: string;
  old: string;
  name: string;
}

/** Increases the records' versions, so that open forms get a conflict. */
const renameIn: Record<ListName, (transaction: Database, rename: Rename) => Promise<void>> = {
  async tShirtSizesList({ person }, { editionId, old, name }) {
    await person.updateMany({ where: { editionId, tShirtSize: old }, data: { tShirtSize: name, ...newVersion } });
  },
  async operatingSystemNamesList({ contestant }, { editionId, old, name }) {
    const data = { operatingSystemName: name, ...newVersion };
    await contestant.updateMany({ where: { editionId, operatingSystemName: old }, data });
  },
  async arrivalLocationsList({ person, team, transfer, transferAssignment }, { editionId, old, name }) {
    for (const column of ["arrivalLocation", "departureLocation"]) {
      const change = { where: { editionId, [column]: old }, data: { [column]: name, ...newVersion } };
      await person.updateMany(change);
      await team.updateMany(change);
    }
    await transfer.updateMany({ where: { editionId, place: old }, data: { place: name, ...newVersion } });
    // Otherwise every party assigned at this place would seem to have moved.
    await transferAssignment.updateMany({ where: { transfer: { editionId }, place: old }, data: { place: name } });
  },
};

/**
 * Renames values wherever they are stored, and returns the columns of the lists. Throws 422 for an unknown value, a new name
 * that another value has had, and a removed value in use.
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
  throwIfInvalid(errors);
  for (const { list, renames } of changes)
    for (const [old, name] of renames) await renameIn[list](transaction, { editionId: edition.id, old, name });
  return Object.fromEntries(changes.map(({ list, values }) => [choiceLists[list].column, values]));
}
