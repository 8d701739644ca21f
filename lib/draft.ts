import { del, delMany, get, keys, set } from "idb-keyval";

/** Something typed and not sent yet, kept on this device (IndexedDB, since pictures are large). */
export interface Draft<V> {
  /** Milliseconds since 1970, by the device's clock. */
  savedAt: number;
  values: V;
}

const prefix = "draft:";

/** After a logout the page that is about to be left must not write its draft again. */
let isClosed = false;

const keyOf = (form: string, userId: string) => `${prefix}${form}:${userId}`;

/** A person's draft of a form; undefined if there is none or the device keeps none (as in private windows). */
export function readDraft<V>(form: string, userId: string): Promise<Draft<V> | undefined> {
  return get<Draft<V>>(keyOf(form, userId)).catch(() => undefined);
}

/** Keeps what is typed; a device that cannot keep it is no reason to disturb the typing. */
export async function writeDraft<V>(form: string, userId: string, values: V): Promise<void> {
  if (isClosed) return;
  await set(keyOf(form, userId), { savedAt: Date.now(), values } satisfies Draft<V>).catch(() => undefined);
}

export function removeDraft(form: string, userId: string): Promise<void> {
  return del(keyOf(form, userId)).catch(() => undefined);
}

/** Removes everybody's drafts from this device, as at logout. */
export async function removeAllDrafts(): Promise<void> {
  isClosed = true;
  const all = await keys().catch(() => []);
  await delMany(all.filter((key) => String(key).startsWith(prefix))).catch(() => undefined);
}
