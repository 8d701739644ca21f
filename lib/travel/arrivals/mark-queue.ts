import { entries, get, update } from "idb-keyval";
import type { Parsed, Sent } from "@/lib/platform/api/endpoint";
import type { markArrivals } from "@/lib/travel/arrivals/endpoints";

/** A mark made on this device. It stays here once it is sent, because a cached page may not show it. */
export type QueuedMark = Sent<typeof markArrivals, "body">["marks"][number] & {
  /** When the site received it, by the site's clock; null for one that waits to be sent. */
  receivedAt: string | null;
};

type Answer = Parsed<typeof markArrivals, "response">;

/** Adds new marks; they replace marks of the same people, which nobody needs any more. */
export function withMarks(marks: readonly QueuedMark[], added: readonly QueuedMark[]): QueuedMark[] {
  const people = new Set(added.map(({ personId }) => personId));
  return [...marks.filter(({ personId }) => !people.has(personId)), ...added];
}

/** Removes refused marks, and gives the others the person's state at the site. */
export function withAnswer(marks: readonly QueuedMark[], { receivedAt, marks: answers }: Answer): QueuedMark[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return marks.flatMap((mark) => {
    const answer = byId.get(mark.id);
    if (!answer) return [mark];
    return answer.result === "refused" ? [] : [{ ...mark, receivedAt, arrived: answer.arrived ?? mark.arrived }];
  });
}

/** The marks that are not in the data of a page of the time `madeAt`. */
export function notShownAt(marks: readonly QueuedMark[], madeAt: string): QueuedMark[] {
  return marks.filter(({ receivedAt }) => receivedAt === null || Date.parse(receivedAt) >= Date.parse(madeAt));
}

export const isWaiting = ({ receivedAt }: QueuedMark): boolean => receivedAt === null;

const prefix = "arrival-marks:";

/** Nobody else's marks are read, sent or removed. */
const keyOf = (userId: string) => prefix + userId;

/** Replaces the storage once a browser refuses to store, as in some private windows. */
const inMemory = new Map<string, QueuedMark[]>();

/** A user's marks on this device, in the order in which they were made. */
export async function readMarks(userId: string): Promise<QueuedMark[]> {
  try {
    return inMemory.get(userId) ?? (await get<QueuedMark[]>(keyOf(userId))) ?? [];
  } catch {
    return [];
  }
}

/** How many marks of all users wait on this device. */
export async function countWaiting(): Promise<number> {
  const stored = await entries<string, QueuedMark[]>().catch(() => []);
  return stored.filter(([key]) => String(key).startsWith(prefix)).flatMap(([, marks]) => marks.filter(isWaiting))
    .length;
}

/** Changes a user's marks on this device and returns them. */
export async function changeMarks(
  userId: string,
  change: (marks: readonly QueuedMark[]) => QueuedMark[],
): Promise<QueuedMark[]> {
  let changed: QueuedMark[] = [];
  const store = (stored: QueuedMark[] = []) => {
    changed = change(stored);
    return changed;
  };
  if (!inMemory.has(userId)) {
    try {
      await update(keyOf(userId), store);
      return changed;
    } catch {
      // Remembered in memory instead.
    }
  }
  inMemory.set(userId, store(inMemory.get(userId)));
  return changed;
}
