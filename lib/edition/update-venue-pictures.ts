import "server-only";
import { randomUUID } from "node:crypto";
import { changeEdition } from "@/lib/edition/change-edition";
import * as endpoints from "@/lib/edition/endpoints";
import { lockEditable } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import { requireStored } from "@/lib/edition/require-stored";
import type { VenuePicturesInput } from "@/lib/edition/venue";
import type { Actor } from "@/lib/platform/auth/session";
import { deleteUnusedPictures, encodePictures, storePictures } from "@/lib/platform/picture/commands";
import { write } from "@/lib/platform/write/write";

interface Picture {
  caption: string;
  isMap: boolean;
  imageHash: string;
}

const pictureField = (index: number) => `venuePictures.${index}.picture`;

/** For the audit log, which shows items by their names. */
const toAudit = (pictures: Picture[]) => ({
  venuePictures: pictures.map(({ caption, isMap, imageHash }) => ({ name: caption, isMap, imageHash })),
});

/** Replaces the pictures of the venue; one with an id keeps its file unless a new one is sent. */
export async function updateVenuePictures(actor: Actor, id: string, body: VenuePicturesInput) {
  const pictures = await encodePictures(
    body.venuePictures.map(({ picture }, i) => ({ field: pictureField(i), base64: picture })),
  );
  await write(actor, endpoints.updateVenuePictures, async (unit) => {
    const { transaction } = unit;
    const { edition } = await lockEditable(transaction, id, body.version);
    const where = { editionId: id };
    const stored = await transaction.venuePicture.findMany({ where, orderBy: { position: "asc" } });
    requireStored("venuePictures", body.venuePictures, stored);
    const venuePictures = body.venuePictures.map((given, i) => ({
      id: given.id ?? randomUUID(),
      editionId: id,
      position: i + 1,
      caption: given.caption,
      isMap: given.isMap,
      imageHash: pictures.get(pictureField(i))?.hash ?? stored.find((one) => one.id === given.id)?.imageHash ?? "",
    }));
    await storePictures(transaction, pictures);
    await transaction.venuePicture.deleteMany({ where });
    await transaction.venuePicture.createMany({ data: venuePictures });
    await deleteUnusedPictures(
      transaction,
      stored.map(({ imageHash }) => imageHash),
    );
    await changeEdition(unit, edition, { before: toAudit(stored), after: toAudit(venuePictures) });
  });
  return getSettings(id);
}
