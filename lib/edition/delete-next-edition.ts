import "server-only";
import * as endpoints from "@/lib/edition/endpoints";
import { lockNextEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { write } from "@/lib/platform/write/write";

const pictures = { select: { pictureHash: true } } as const;

export async function deleteNextEdition(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.deleteNextEdition, async ({ transaction, audit }) => {
    const { year, name } = await lockNextEdition(transaction, id);
    const { persons, companies, venuePictures, printPictures } = await transaction.edition.findUniqueOrThrow({
      where: { id },
      select: { persons: pictures, companies: pictures, venuePictures: pictures, printPictures: pictures },
    });
    await transaction.person.deleteMany({ where: { editionId: id } });
    await transaction.edition.delete({ where: { id }, select: { id: true } });
    const owners = [...persons, ...companies, ...venuePictures, ...printPictures];
    await deleteUnusedPictures(
      transaction,
      owners.map(({ pictureHash }) => pictureHash),
    );
    audit({ entity: "Edition", entityId: id, name: String(year), before: { year, name }, after: null });
  });
  return true;
}
