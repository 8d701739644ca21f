import {
  idOfPicture,
  isPicture,
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
  /** The stored values, with their version, that were changed. */
  initial: V;
  /** The typed values by the path of their field; a picture is the id under which it is kept. */
  typed: Record<string, unknown>;
  pictures: readonly string[];
  /** The address of the page with the form. */
  path: string;
}

const prefix = "draft:";

/** Personal data does not stay on a device for longer. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Passwords are not kept on the device. */
export const isLeftOut = (field: string): boolean => /password$/i.test(field);

/** When each draft was saved that this page has read or written last; another time means that another tab has it, too. */
const knownFrom = new Map<string, number>();

const prefixOf = (userId: string) => `${prefix}${userId}:`;

/** A form's name, with its record's id or, for a new record, the id of what it would belong to. */
export const formName = (name: string, id: string | undefined): string => [name, id].filter(Boolean).join(" ");

/** Begins the keys of a form's drafts, and names the tab's own one in its session storage. */
export const draftsKey = (userId: string, form: string) => `${prefixOf(userId)}${form}:`;

/** Text is kept in the local storage, which alone is written before the page can be left; null if it is not there. */
function readDraft<V>(key: string): Draft<V> | null {
  try {
    const pictures: string[] = [];
    const draft = JSON.parse(localStorage.getItem(key) ?? "null", (field, value) => {
      if (isPicture(field) && value) pictures.push(value);
      return value;
    });
    return draft && { ...draft, key, pictures };
  } catch {
    return null;
  }
}

function keysWith(isWanted: (key: string) => boolean): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix) && isWanted(key));
  } catch {
    return [];
  }
}

/** The drafts of a form on this device, of all tabs; those for every id if the name has none. The newest is first. */
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

/** The draft that this tab's form shows. */
export function openDraft<V>(drafts: string): Draft<V> | null {
  const draft = readDraft<V>(ownKey(drafts));
  if (draft) knownFrom.set(draft.key, draft.savedAt);
  return draft;
}

function ownKey(drafts: string): string {
  try {
    return sessionStorage.getItem(drafts) ?? "";
  } catch {
    return "";
  }
}

/** Whether nobody has changed or removed the draft since this page has read or written it. */
const isAsKnown = (key: string): boolean => knownFrom.has(key) && readDraft(key)?.savedAt === knownFrom.get(key);

/** Keeps what another tab wrote: then this tab gets a draft of its own. Does nothing if the browser allows no storage. */
export function writeDraft<V>(drafts: string, draft: Pick<Draft<V>, "initial" | "typed">): void {
  const own = ownKey(drafts);
  const key = isAsKnown(own) ? own : drafts + crypto.randomUUID();
  const pictures: Pictures = {};
  const kept = JSON.stringify(
    { ...draft, savedAt: Date.now(), path: location.pathname + location.search },
    (field, value) => {
      if (isLeftOut(field)) return "";
      if (!isPicture(field) || !value) return value;
      const id = idOfPicture(value);
      pictures[id] = value;
      return id;
    },
  );
  try {
    localStorage.setItem(key, kept);
  } catch {
    return;
  }
  chooseDraft({ key });
  openDraft(drafts);
  keepPictures(key, pictures);
}

/** Removes this tab's draft, unless another tab has changed it. */
export function removeOwnDraft(drafts: string): void {
  const own = ownKey(drafts);
  if (isAsKnown(own)) removeDraft(own);
  try {
    sessionStorage.removeItem(drafts);
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

/** The typed values with their pictures, and whether one of these is lost, as when the device was full. */
export async function withPictures<V>({ key, typed, pictures }: Draft<V>) {
  if (pictures.length === 0) return { typed, hasLost: false };
  const kept = await readPictures(key);
  const filled: typeof typed = JSON.parse(JSON.stringify(typed), (field, value) =>
    isPicture(field) && value ? (kept[value] ?? "") : value,
  );
  return { typed: filled, hasLost: pictures.some((id) => !kept[id]) };
}
