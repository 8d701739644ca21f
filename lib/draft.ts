import { del, delMany, get, keys, set } from "idb-keyval";

/** A form's unsent values, stored on the device (in IndexedDB, because pictures are large). */
export interface Draft<V> {
  /** Milliseconds since 1970, by the device's clock. */
  savedAt: number;
  values: V;
}

const prefix = "draft:";

/** Set at logout, so that the page does not save its draft again before it is left. */
let isClosed = false;

const keyOf = (form: string, userId: string) => `${prefix}${form}:${userId}`;

/** A user's draft of a form; undefined if there is none or the device has no storage, as in private windows. */
export function readDraft<V>(form: string, userId: string): Promise<Draft<V> | undefined> {
  return get<Draft<V>>(keyOf(form, userId)).catch(() => undefined);
}

/** Saves a draft; does nothing if the device has no storage. */
export async function writeDraft<V>(form: string, userId: string, values: V): Promise<void> {
  if (isClosed) return;
  await set(keyOf(form, userId), { savedAt: Date.now(), values } satisfies Draft<V>).catch(() => undefined);
}

export function removeDraft(form: string, userId: string): Promise<void> {
  return del(keyOf(form, userId)).catch(() => undefined);
}

/** Deletes the drafts of all users from this device, as at logout. */
export async function removeAllDrafts(): Promise<void> {
  isClosed = true;
  const all = await keys().catch(() => []);
  await delMany(all.filter((key) => String(key).startsWith(prefix))).catch(() => undefined);
}
