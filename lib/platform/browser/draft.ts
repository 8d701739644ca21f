import { del, delMany, get, keys, set } from "idb-keyval";

/** A form's unsent values, stored on the device (in IndexedDB, because pictures are large). */
export interface Draft<V> {
  /** Milliseconds since 1970, by the device's clock. */
  savedAt: number;
  values: Partial<V>;
  /** The stored values that these are changes of; none for a new record. */
  base?: V;
}

const prefix = "draft:";

/** Personal data does not stay on a device for longer. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Set at logout, so that the page does not save its drafts again before it is left. */
let isClosed = false;

/** Deletes the drafts of other users, once per page. */
let cleanUp: Promise<void> | undefined;

const prefixOf = (userId: string) => `${prefix}${userId}:`;

/** Drafts belong to a user, a page and one of its forms. */
const keyOf = (userId: string, form: string) => `${prefixOf(userId)}${location.pathname}${location.search} ${form}`;

async function removeDrafts(isUnwanted: (key: string) => boolean): Promise<void> {
  const all = await keys().catch(() => []);
  await delMany(all.filter((key) => String(key).startsWith(prefix) && isUnwanted(String(key)))).catch(() => undefined);
}

/**
 * The user's draft of a form on this page; undefined if there is none or the device has no storage, as in private
 * windows. Deletes the drafts of other users, and this one after a week.
 */
export async function readDraft<V>(userId: string, form: string): Promise<Draft<V> | undefined> {
  cleanUp ??= removeDrafts((key) => !key.startsWith(prefixOf(userId)));
  await cleanUp;
  const draft = await get<Draft<V>>(keyOf(userId, form)).catch(() => undefined);
  if (!draft || draft.savedAt > Date.now() - maxAgeMs) return draft;
  await removeDraft(userId, form);
  return undefined;
}

/** Saves a draft; does nothing if the device has no storage. */
export async function writeDraft<V>(
  userId: string,
  form: string,
  draft: Pick<Draft<V>, "values" | "base">,
): Promise<void> {
  if (isClosed) return;
  await set(keyOf(userId, form), { ...draft, savedAt: Date.now() } satisfies Draft<V>).catch(() => undefined);
}

export function removeDraft(userId: string, form: string): Promise<void> {
  return del(keyOf(userId, form)).catch(() => undefined);
}

/** Deletes the drafts of all users from this device, as at logout. */
export async function removeAllDrafts(): Promise<void> {
  isClosed = true;
  await removeDrafts(() => true);
}
