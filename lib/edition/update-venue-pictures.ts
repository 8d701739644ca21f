import "server-only";
import { randomUUID } from "node:crypto";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import { requireStored } from "@/lib/edition/rules";
import type { VenuePicturesInput } from "@/lib/edition/venue";
import type { VenuePictureModel } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";

const pictureField = (index: number) => `venuePictures.${index}.picture`;

/** The audit log shows items by their names. */
const toAudit = (pictures: Pick<VenuePictureModel, "id" | "caption" | "isMap" | "pictureHash">[]) => ({
  venuePictures: pictures.map(({ id, caption, isMap, pictureHash }) => ({ id, name: caption, isMap, pictureHash })),
});

/** A picture with an id keeps its file unless a new one is sent. */
export async function updateVenuePictures(
  actor: Actor,
  id: string,
  { version, venuePictures: given }: VenuePicturesInput,
) {
  const pictures = await encodePictures(
    actor,
    given.map(({ picture }, i) => ({ field: pictureField(i), base64: picture })),
  );
  return changeEdition(actor, endpoints.updateVenuePictures, id, version, async (transaction) => {
    const where = { editionId: id };
    const stored = await transaction.venuePicture.findMany({ where, orderBy: { position: "asc" } });
    requireStored(given, stored, (i) => `venuePictures.${i}`);
    const venuePictures = given.map(({ picture: _, ...venuePicture }, i) => ({
      ...venuePicture,
      id: venuePicture.id ?? randomUUID(),
      editionId: id,
      position: i + 1,
      // Without an id, the input requires a picture.
      pictureHash:
        pictures.get(pictureField(i))?.hash ?? stored.find(({ id }) => id === venuePicture.id)?.pictureHash ?? "",
    }));
    await storePictures(transaction, pictures);
    await transaction.venuePicture.deleteMany({ where });
    await transaction.venuePicture.createMany({ data: venuePictures });
    const storedHashes = stored.map(({ pictureHash }) => pictureHash);
    await deleteUnusedPictures(transaction, storedHashes);
    return { before: toAudit(stored), after: toAudit(venuePictures) };
  });
}
