import "server-only";
import * as endpoints from "@/lib/edition/endpoints";
import { lockDraft } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { write } from "@/lib/platform/write/write";

export async function deleteDraft(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.deleteDraft, async ({ transaction, audit }) => {
    const { year, name } = await lockDraft(transaction, id);
    const { persons, companies, venuePictures, printPictures } = await transaction.edition.findUniqueOrThrow({
      where: { id },
      select: {
        persons: { select: { pictureHash: true } },
        companies: { select: { imageHash: true } },
        venuePictures: { select: { imageHash: true } },
        printPictures: { select: { imageHash: true } },
      },
    });
    await transaction.person.deleteMany({ where: { editionId: id } });
    await transaction.edition.delete({ where: { id }, select: { id: true } });
    await deleteUnusedPictures(transaction, [
      ...persons.map(({ pictureHash }) => pictureHash),
      ...[...companies, ...venuePictures, ...printPictures].map(({ imageHash }) => imageHash),
    ]);
    audit({ entity: "Edition", entityId: id, name: String(year), before: { year, name }, after: null });
  });
  return true;
}
