import { entries, get, update } from "idb-keyval";
import type { Parsed, Sent } from "@/lib/platform/api/endpoint";
import type { markArrivals } from "@/lib/travel/arrivals/endpoints";

/** Stays on the device once it is sent, because a cached page may not show it. */
export type QueuedMark = Sent<typeof markArrivals, "body">["marks"][number] & {
  /** By the site's clock; null until it is sent. */
  receivedAt: string | null;
  /** Why the site refused it; such a mark stays until the reason was read. */
  refusal?: string;
};

type Answer = Parsed<typeof markArrivals, "response">;

/** Replaces earlier marks of the same people, but for refused ones. */
export function withMarks(marks: readonly QueuedMark[], added: readonly QueuedMark[]): QueuedMark[] {
  const people = new Set(added.map(({ personId }) => personId));
  return [...marks.filter(({ personId, refusal }) => refusal !== undefined || !people.has(personId)), ...added];
}

/** Gives refused marks their reason, and the others the person's state at the site. */
export function withAnswer(marks: readonly QueuedMark[], { receivedAt, marks: answers }: Answer): QueuedMark[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return marks.map((mark) => {
    const answer = byId.get(mark.id);
    if (!answer) return mark;
    if (answer.result === "refused") return { ...mark, receivedAt, refusal: answer.reason ?? "" };
    return { ...mark, receivedAt, arrived: answer.arrived ?? mark.arrived };
  });
}

/** Marks that a page made at `madeAt` does not contain, without refused ones. */
export function notShownAt(marks: readonly QueuedMark[], madeAt: string): QueuedMark[] {
  return withoutRefused(marks).filter(
    ({ receivedAt }) => receivedAt === null || Date.parse(receivedAt) >= Date.parse(madeAt),
  );
}

export const withoutRefused = (marks: readonly QueuedMark[]): QueuedMark[] =>
  marks.filter(({ refusal }) => refusal === undefined);

export const isWaiting = ({ receivedAt }: QueuedMark): boolean => receivedAt === null;

const prefix = "arrival-marks:";

/** Nobody else's marks are read, sent or removed. */
const keyOf = (userId: string) => prefix + userId;

/** For browsers that refuse to store, e.g. in some private windows. */
const inMemory = new Map<string, QueuedMark[]>();

/** In the order in which they were made. */
export async function readMarks(userId: string): Promise<QueuedMark[]> {
  try {
    return inMemory.get(userId) ?? (await get<QueuedMark[]>(keyOf(userId))) ?? [];
  } catch {
    return [];
  }
}

/** Counts the marks of all users. */
export async function countWaiting(): Promise<number> {
  const stored = await entries<string, QueuedMark[]>().catch(() => []);
  return stored.filter(([key]) => String(key).startsWith(prefix)).flatMap(([, marks]) => marks.filter(isWaiting))
    .length;
}

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
