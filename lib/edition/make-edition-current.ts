import "server-only";
import * as endpoints from "@/lib/edition/endpoints";
import { lockEditable, lockEdition } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { type UnitOfWork, write } from "@/lib/platform/write/write";

async function lockDraft(transaction: Database, id: string): Promise<EditionRow> {
  const draft = await lockEditable(transaction, id);
  if (draft.isCurrent) throw new AppError(409, `The ${draft.year} edition is the current one.`);
  return draft;
}

/** Makes an edition the current one, or no longer; the database allows only one. */
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
    const draft = await lockDraft(unit.transaction, id);
    await setCurrent(unit, current, false);
    await setCurrent(unit, draft, true);
  });
  return getSettings(id);
}

/** Deletes a draft with the committee members that were copied into it. */
export async function deleteDraft(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.deleteDraft, async ({ transaction, audit }) => {
    const { year, name } = await lockDraft(transaction, id);
    const { persons, companies, venuePictures } = await transaction.edition.findUniqueOrThrow({
      where: { id },
      select: {
        persons: { select: { pictureHash: true } },
        companies: { select: { imageHash: true } },
        venuePictures: { select: { imageHash: true } },
      },
    });
    await transaction.person.deleteMany({ where: { editionId: id } });
    await transaction.edition.delete({ where: { id }, select: { id: true } });
    await deleteUnusedPictures(transaction, [
      ...persons.map(({ pictureHash }) => pictureHash),
      ...[...companies, ...venuePictures].map(({ imageHash }) => imageHash),
    ]);
    audit({ entity: "Edition", entityId: id, name: String(year), before: { year, name }, after: null });
  });
  return true;
}
