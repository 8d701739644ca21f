import "server-only";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import {
  maxSideOf,
  type PrintDesignInput,
  printPictureKinds,
  printPictureLabels,
  signatureKinds,
} from "@/lib/edition/print-design";
import type { PrintPictureModel } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/pick";
import { deleteUnusedPictures, encodePictures, pictureHashAfter, storePictures } from "@/lib/platform/picture/commands";

const pictureField = (kind: string) => `printPictures.${kind}.picture`;

/** The audit log shows items by their names. */
const toAudit = (pictures: Pick<PrintPictureModel, "kind" | "pictureHash">[]) => ({
  printPictures: pictures.map(({ kind, pictureHash }) => ({ name: printPictureLabels[kind], pictureHash })),
});

/** A stored picture stays unless it is replaced, removed, or its signatory is left out. */
export async function updatePrintDesign(actor: Actor, id: string, body: PrintDesignInput) {
  const { version, printPictures: given, ...columns } = body;
  const encoded = await encodePictures(
    actor,
    printPictureKinds.map((kind) => ({
      field: pictureField(kind),
      base64: given[kind]?.picture ?? null,
      maxSide: maxSideOf(kind),
    })),
  );
  const unsigned: string[] = signatureKinds.slice(columns.certificateSignatories.length);
  return changeEdition(actor, endpoints.updatePrintDesign, id, version, async (transaction, edition) => {
    const where = { editionId: id };
    const stored = await transaction.printPicture.findMany({ where, orderBy: { kind: "asc" } });
    const pictures = printPictureKinds.flatMap((kind) => {
      const storedHash = stored.find((picture) => picture.kind === kind)?.pictureHash ?? null;
      const change = given[kind] ?? { removePicture: false };
      const pictureHash = pictureHashAfter(change, encoded.get(pictureField(kind)), storedHash);
      return pictureHash && !unsigned.includes(kind) ? [{ editionId: id, kind, pictureHash }] : [];
    });
    await storePictures(transaction, encoded);
    await transaction.printPicture.deleteMany({ where });
    await transaction.printPicture.createMany({ data: pictures });
    const storedHashes = stored.map(({ pictureHash }) => pictureHash);
    await deleteUnusedPictures(transaction, storedHashes);
    return {
      columns,
      before: { ...pick(edition, columns), ...toAudit(stored) },
      after: { ...columns, ...toAudit(pictures) },
    };
  });
}
