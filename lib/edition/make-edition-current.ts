import "server-only";
import * as endpoints from "@/lib/edition/endpoints";
import { lockEdition, lockNextEdition } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type UnitOfWork, write } from "@/lib/platform/write/write";

/** The database allows only one current edition. */
export async function setCurrent(
  { transaction, audit }: UnitOfWork,
  { id, year }: Pick<EditionRow, "id" | "year">,
  isCurrent: boolean,
): Promise<void> {
  await transaction.edition.update({ where: { id }, data: { isCurrent }, select: { id: true } });
  const before = { isCurrent: !isCurrent };
  audit({ entity: "Edition", entityId: id, name: String(year), before, after: { isCurrent } });
}

export async function makeEditionCurrent(actor: Actor, id: string) {
  await write(actor, endpoints.makeEditionCurrent, async (unit) => {
    const current = await lockEdition(unit.transaction, { mode: "update" });
    const next = await lockNextEdition(unit.transaction, id);
    await setCurrent(unit, current, false);
    await setCurrent(unit, next, true);
  });
  return getSettings(id);
}
