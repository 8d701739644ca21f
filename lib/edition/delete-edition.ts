import "server-only";
import * as endpoints from "@/lib/edition/endpoints";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireUnused } from "@/lib/edition/unused";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { write } from "@/lib/platform/write/write";

const pictureHashes = { select: { pictureHash: true } } as const;

/** Throws 404 for an unknown id, and 409 for the current edition and for one that has been used. */
export async function deleteEdition(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.deleteEdition, async ({ transaction, audit }) => {
    const current = await lockEdition(transaction, { mode: "update" });
    if (id === current.id) throw new AppError(409, `The ${current.year} edition is the current one.`);
    const edition = await transaction.edition.findUnique({
      where: { id },
      select: {
        id: true,
        year: true,
        name: true,
        persons: pictureHashes,
        companies: pictureHashes,
        venuePictures: pictureHashes,
        printPictures: pictureHashes,
      },
    });
    if (!edition) throw notFound("edition");
    await requireUnused(transaction, edition);
    const { year, name, persons, companies, venuePictures, printPictures } = edition;
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
