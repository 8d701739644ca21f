import { del, delMany, get, keys, set } from "idb-keyval";

/** The pictures of a draft as base64, by their ids; in IndexedDB, because they are too large for the local storage. */
export type Pictures = Record<string, string>;

/** The beginning of the keys of drafts and of their pictures. */
export const draftPrefix = "draft:";

export const isPictureField = (field: string): boolean => /(^|\.)picture$/.test(field);

const idsOfPictures = new Map<string, string>();

export function idOfPicture(picture: string): string {
  const id = idsOfPictures.get(picture) ?? crypto.randomUUID();
  idsOfPictures.set(picture, id);
  return id;
}

/** The joined ids of a draft's stored pictures, by its key. */
const storedIds = new Map<string, string>();

/** Writes nothing while a draft's pictures stay the same, e.g. when text is typed. */
export function keepPictures(key: string, pictures: Pictures): void {
  const ids = Object.keys(pictures).join();
  if ((storedIds.get(key) ?? "") === ids) return;
  storedIds.set(key, ids);
  // A picture that cannot be stored is reported as lost when the draft is restored.
  void (ids ? set(key, pictures) : del(key)).catch(() => undefined);
}

export async function readPictures(key: string): Promise<Pictures> {
  const pictures: Pictures = (await get<Pictures>(key).catch(() => undefined)) ?? {};
  for (const [id, picture] of Object.entries(pictures)) idsOfPictures.set(picture, id);
  storedIds.set(key, Object.keys(pictures).join());
  return pictures;
}

export function removePictures(key: string): void {
  storedIds.delete(key);
  void del(key).catch(() => undefined);
}

/** Removes the pictures of all drafts but those that are kept. */
export async function removePicturesUnless(isKept: (draftKey: string) => boolean): Promise<void> {
  try {
    const ofDrafts = (await keys()).map(String).filter((key) => key.startsWith(draftPrefix));
    await delMany(ofDrafts.filter((key) => !isKept(key)));
  } catch {}
}
