import { entries, get, update } from "idb-keyval";
import type { Parsed, Sent } from "@/lib/platform/api/endpoint";
import type { markArrivals } from "@/lib/travel/arrivals/endpoints";

/** A mark on the device. It stays there after it is sent, because a cached page may not show it. */
export type QueuedMark = Sent<typeof markArrivals, "body">["marks"][number] & {
  /** By the site's clock; null until it is sent. */
  receivedAt: string | null;
  /** Why the site refused it; such a mark stays until the reason was read. */
  refusal?: string;
};

type MarksResponse = Parsed<typeof markArrivals, "response">;

/** Adds marks, and removes earlier ones of the same people unless they were refused. */
export function withMarks(marks: readonly QueuedMark[], added: readonly QueuedMark[]): QueuedMark[] {
  const people = new Set(added.map(({ personId }) => personId));
  return [...marks.filter(({ personId, refusal }) => refusal !== undefined || !people.has(personId)), ...added];
}

/** Gives refused marks their reason, and the others the person's state at the site. */
export function withResults(marks: readonly QueuedMark[], { receivedAt, marks: sent }: MarksResponse): QueuedMark[] {
  const sentById = new Map(sent.map((mark) => [mark.id, mark]));
  return marks.map((mark) => {
    const found = sentById.get(mark.id);
    if (!found) return mark;
    if (found.result === "refused") return { ...mark, receivedAt, refusal: found.reason ?? "" };
    return { ...mark, receivedAt, arrived: found.arrived ?? mark.arrived };
  });
}

/** The marks, except refused ones, that a page rendered at `madeAt` does not show. */
export function notShownAt(marks: readonly QueuedMark[], madeAt: string): QueuedMark[] {
  return withoutRefused(marks).filter(
    ({ receivedAt }) => receivedAt === null || Date.parse(receivedAt) >= Date.parse(madeAt),
  );
}

export const withoutRefused = (marks: readonly QueuedMark[]): QueuedMark[] =>
  marks.filter(({ refusal }) => refusal === undefined);

export const isWaiting = ({ receivedAt }: QueuedMark): boolean => receivedAt === null;

const prefix = "arrival-marks:";

/** Each user of the device has marks of their own. */
const keyOf = (userId: string) => prefix + userId;

/** For browsers that refuse to store, e.g. in some private windows. */
const inMemory = new Map<string, QueuedMark[]>();

/** The user's marks, in the order in which they were made. */
export async function readMarks(userId: string): Promise<QueuedMark[]> {
  try {
    return inMemory.get(userId) ?? (await get<QueuedMark[]>(keyOf(userId))) ?? [];
  } catch {
    return [];
  }
}

/** How many marks of all users are stored and not sent. */
export async function countWaiting(): Promise<number> {
  const stored = await entries<string, QueuedMark[]>().catch(() => []);
  return stored.filter(([key]) => String(key).startsWith(prefix)).flatMap(([, marks]) => marks.filter(isWaiting))
    .length;
}

/** Stores and returns what `change` makes of the user's marks; in memory if the browser refuses to store them. */
export async function changeMarks(
  userId: string,
  change: (marks: readonly QueuedMark[]) => QueuedMark[],
): Promise<QueuedMark[]> {
  let lastStored: QueuedMark[] = [];
  let changed: QueuedMark[] = [];
  const store = (stored: QueuedMark[] = []) => {
    lastStored = stored;
    changed = change(stored);
    return changed;
  };
  if (!inMemory.has(userId)) {
    try {
      await update(keyOf(userId), store);
      return changed;
    } catch {
      // Kept in memory below.
    }
  }
  inMemory.set(userId, store(inMemory.get(userId) ?? lastStored));
  return changed;
}
