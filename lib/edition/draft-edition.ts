import "server-only";
import * as endpoints from "@/lib/edition/endpoints";
import { lockEditable } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import type { EditionSettings } from "@/lib/edition/schema";
import { endEdition } from "@/lib/edition/start-next-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { recordChanges } from "@/lib/platform/write/audit-log";

/** Locks the current edition and returns it with the draft. Throws 404, 409 for any other edition. */
async function lockDraft(transaction: Database, id: string) {
  const { current, edition: draft } = await lockEditable(transaction, id);
  if (draft.id === current.id) throw new AppError(409, `The ${current.year} edition is the current one.`);
  return { current, draft };
}

/** Makes a draft the current edition. Throws 404, 409. */
export async function makeEditionCurrent(actor: Actor, id: string): Promise<EditionSettings> {
  await inTransaction(async (transaction) => {
    const { current } = await lockDraft(transaction, id);
    const ended = await endEdition(transaction, current.id);
    await transaction.edition.update({ where: { id }, data: { isCurrent: true }, select: { id: true } });
    await recordChanges(transaction, actor, endpoints.makeEditionCurrent, [
      ended,
      { entity: "Edition", entityId: id, before: { isCurrent: false }, after: { isCurrent: true } },
    ]);
  });
  return getSettings(id);
}

/** Deletes a draft with the committee members that were copied into it. Throws 404, 409. */
export async function deleteDraft(actor: Actor, id: string): Promise<true> {
  await inTransaction(async (transaction) => {
    const { draft } = await lockDraft(transaction, id);
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
    const { year, name } = draft;
    await recordChanges(transaction, actor, endpoints.deleteDraft, [
      { entity: "Edition", entityId: id, before: { year, name }, after: null },
    ]);
  });
  return true;
}
