import "server-only";
import { randomUUID } from "node:crypto";
import * as endpoints from "@/lib/edition/endpoints";
import { getSettings } from "@/lib/edition/queries";
import { requireStored, saveEdition } from "@/lib/edition/save-edition";
import type { EditionSettings } from "@/lib/edition/schema";
import type { VenuePicturesInput } from "@/lib/edition/venue";
import type { Actor } from "@/lib/platform/auth/session";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";

const select = { id: true, caption: true, isMap: true, imageHash: true } as const;

const pictureField = (index: number) => `venuePictures.${index}.picture`;

/** For the audit log, which shows items by their names. */
const audited = <T extends { caption: string }>({ caption, ...picture }: T) => ({ name: caption, ...picture });

/** Replaces the pictures of the venue; one with an id keeps its file unless a new one is sent. Throws 404, 409, 422. */
export async function updateVenuePictures(
  actor: Actor,
  id: string,
  body: VenuePicturesInput,
): Promise<EditionSettings> {
  const pictures = await encodePictures(
    body.venuePictures.map(({ picture }, i) => ({ field: pictureField(i), base64: picture })),
  );
  const write = { id, endpoint: endpoints.updateVenuePictures, version: body.version };
  await saveEdition(actor, write, async (transaction) => {
    const stored = await transaction.venuePicture.findMany({
      where: { editionId: id },
      select,
      orderBy: { position: "asc" },
    });
    requireStored("venuePictures", body.venuePictures, stored);
    const rows = body.venuePictures.map(({ picture: _, ...picture }, i) => {
      const kept = stored.find((one) => one.id === picture.id)?.imageHash ?? "";
      return {
        ...picture,
        id: picture.id ?? randomUUID(),
        imageHash: pictures.get(pictureField(i))?.hash ?? kept,
        position: i + 1,
      };
    });
    await storePictures(transaction, pictures);
    await transaction.venuePicture.deleteMany({ where: { editionId: id } });
    await transaction.venuePicture.createMany({ data: rows.map((row) => ({ ...row, editionId: id })) });
    await deleteUnusedPictures(
      transaction,
      stored.map(({ imageHash }) => imageHash),
    );
    return {
      before: { venuePictures: stored.map(({ id: _, ...picture }) => audited(picture)) },
      after: { venuePictures: rows.map(({ id: _, position: __, ...picture }) => audited(picture)) },
    };
  });
  return getSettings(id);
}
