import {
  draftPrefix,
  idOfPicture,
  isPictureField,
  keepPictures,
  type Pictures,
  readPictures,
  removePictures,
  removePicturesUnless,
} from "@/lib/platform/browser/draft-pictures";

/** What was typed and chosen in a form, and not saved. */
export interface Draft<V> {
  key: string;
  /** Milliseconds since 1970, by the device's clock. */
  savedAt: number;
  /** The record's values, with their version, that the form was opened with. */
  initial: V;
  /** The typed values by the path of their field; a picture is the id under which it is stored. */
  typed: Record<string, unknown>;
  pictures: readonly string[];
  /** The address of the page with the form. */
  path: string;
}

/** Personal data does not stay on a device for longer. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Passwords are not stored on the device. */
export const isPasswordField = (field: string): boolean => /password$/i.test(field);

/**
 * `savedAt` of each draft when this page last read or wrote it; if another one is stored, another tab has changed the
 * draft.
 */
const knownSavedAt = new Map<string, number>();

const prefixOf = (userId: string) => `${draftPrefix}${userId}:`;

/** A form's name, with its record's id or, for a new record, the id of what it would belong to. */
export const formName = (name: string, id: string | undefined): string => [name, id].filter(Boolean).join(" ");

/** The beginning of the keys of a form's drafts; under it, the session storage has the key of the tab's own draft. */
export const toFormKey = (userId: string, form: string) => `${prefixOf(userId)}${form}:`;

/** Null if there is no such draft. Texts are in the local storage, because a write to it is done before the page is left. */
function readDraft<V>(key: string): Draft<V> | null {
  try {
    const pictures: string[] = [];
    const draft = JSON.parse(localStorage.getItem(key) ?? "null", (field, value) => {
      if (isPictureField(field) && value) pictures.push(value);
      return value;
    });
    return draft && { ...draft, key, pictures };
  } catch {
    return null;
  }
}

function keysWith(isWanted: (key: string) => boolean): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix) && isWanted(key));
  } catch {
    return [];
  }
}

/** The drafts of a form on this device, of all tabs, the newest first. A form name without an id matches every id. */
export function listDrafts<V>(userId: string, form: string): Draft<V>[] {
  const start = prefixOf(userId) + form;
  return keysWith((key) => key.startsWith(`${start}:`) || key.startsWith(`${start} `))
    .flatMap((key) => readDraft<V>(key) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** The name of what was typed, such as a team's or a person's; empty without one. */
export function nameIn({ typed }: Draft<unknown>): string {
  const names = Object.entries(typed).filter(([path]) => /(^|\.)(name|fullName)$/.test(path));
  return names.map(([, name]) => String(name).trim()).find((name) => name !== "") ?? "";
}

/** Makes a draft the one that this tab's form shows when it is opened. */
export function chooseDraft({ key }: Pick<Draft<unknown>, "key">): void {
  try {
    sessionStorage.setItem(key.slice(0, key.lastIndexOf(":") + 1), key);
  } catch {}
}

/** The draft that this tab's form shows; `formKey` is made by toFormKey. */
export function openDraft<V>(formKey: string): Draft<V> | null {
  const draft = readDraft<V>(readDraftKey(formKey));
  if (draft) knownSavedAt.set(draft.key, draft.savedAt);
  return draft;
}

function readDraftKey(formKey: string): string {
  try {
    return sessionStorage.getItem(formKey) ?? "";
  } catch {
    return "";
  }
}

/** Whether the draft is stored as this page last read or wrote it. */
const isAsKnown = (key: string): boolean => knownSavedAt.has(key) && readDraft(key)?.savedAt === knownSavedAt.get(key);

/** If another tab has changed this tab's draft, writes a new one. Does nothing if the browser allows no storage. */
export function writeDraft<V>(formKey: string, draft: Pick<Draft<V>, "initial" | "typed">): void {
  const openKey = readDraftKey(formKey);
  const key = isAsKnown(openKey) ? openKey : formKey + crypto.randomUUID();
  const pictures: Pictures = {};
  const text = JSON.stringify(
    { ...draft, savedAt: Date.now(), path: location.pathname + location.search },
    (field, value) => {
      if (isPasswordField(field)) return "";
      if (!isPictureField(field) || !value) return value;
      const id = idOfPicture(value);
      pictures[id] = value;
      return id;
    },
  );
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
  chooseDraft({ key });
  openDraft(formKey);
  keepPictures(key, pictures);
}

/** Removes this tab's draft, unless another tab has changed it. */
export function removeOwnDraft(formKey: string): void {
  const openKey = readDraftKey(formKey);
  if (isAsKnown(openKey)) removeDraft(openKey);
  try {
    sessionStorage.removeItem(formKey);
  } catch {}
}

/** Does nothing if the browser allows no storage. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
  removePictures(key);
}

function removeWhere(isRemoved: (key: string) => boolean): Promise<void> {
  for (const key of keysWith(isRemoved)) localStorage.removeItem(key);
  return removePicturesUnless((key) => readDraft(key) !== null);
}

export const removeAllDrafts = (): Promise<void> => removeWhere(() => true);

/** Deletes the drafts of other users than `userId` and those that are older than a week. */
export function removeOldDrafts(userId: string): Promise<void> {
  const oldest = Date.now() - maxAgeMs;
  return removeWhere((key) => !key.startsWith(prefixOf(userId)) || (readDraft(key)?.savedAt ?? 0) <= oldest);
}

/** The typed values with their pictures, and whether a picture is lost, e.g. because the device was full. */
export async function withPictures<V>({ key, typed, pictures }: Draft<V>) {
  if (pictures.length === 0) return { typed, hasLost: false };
  const stored = await readPictures(key);
  const filled: typeof typed = JSON.parse(JSON.stringify(typed), (field, value) =>
    isPictureField(field) && value ? (stored[value] ?? "") : value,
  );
  return { typed: filled, hasLost: pictures.some((id) => !stored[id]) };
}
