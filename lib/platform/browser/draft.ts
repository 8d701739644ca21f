export interface Draft<V> {
  /** Milliseconds since 1970, by the device's clock. */
  savedAt: number;
  /** The stored values, with their version, that were changed. */
  initial: V;
  /** The typed values by the path of their field. */
  typed: Record<string, unknown>;
}

const prefix = "draft:";

/** Personal data does not stay on a device for longer. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Passwords and pictures are not kept on the device. */
export const isLeftOut = (field: string): boolean => /password|(^|\.)picture$/i.test(field);

const prefixOf = (userId: string) => `${prefix}${userId}:`;

/** `form` also names the record. */
export const draftKey = (userId: string, form: string) => prefixOf(userId) + form;

export function readDraft<V>(key: string): Draft<V> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Does nothing if the browser allows no storage. */
export function writeDraft<V>(key: string, draft: Omit<Draft<V>, "savedAt">): void {
  const text = JSON.stringify({ ...draft, savedAt: Date.now() }, (field, value) => (isLeftOut(field) ? "" : value));
  try {
    localStorage.setItem(key, text);
  } catch {}
}

/** Does nothing if the browser allows no storage. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function removeWhere(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && isRemoved(key)) removeDraft(key);
  } catch {}
}

export const removeAllDrafts = (): void => removeWhere(() => true);

/** Deletes the drafts of other users than `userId` and those that are older than a week. */
export function removeOldDrafts(userId: string): void {
  const oldest = Date.now() - maxAgeMs;
  removeWhere((key) => !key.startsWith(prefixOf(userId)) || (readDraft(key)?.savedAt ?? 0) <= oldest);
}
