import pLimit, { type LimitFunction } from "p-limit";
import { type AppError, unavailable } from "@/lib/platform/errors/problem";
import { sum } from "@/lib/platform/sum";

/** Requests of all users, as in a deadline's last minute, and of one user, who must not fill the queue alone. */
const maxWaiting = { all: 200, ofUser: 20 };
/** Leaves time for the work itself and the wait for other transactions before the server closes the connection. */
const maxWaitMs = 60_000;

interface PictureQueue {
  /** Decoding takes much memory and a whole core, so the process does one picture at a time. */
  pictures: LimitFunction;
  /** The requests of each user, one at a time, so that no user has two pictures in the other queue. */
  users: Map<string, LimitFunction>;
}

/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { pictureQueue?: PictureQueue };

function queue(): PictureQueue {
  globals.pictureQueue ??= { pictures: pLimit(1), users: new Map() };
  return globals.pictureQueue;
}

export function tooManyPictures(): AppError {
  return unavailable("The server is processing too many pictures right now. Please try again in a moment.", 10);
}

const requestsOf = ({ activeCount, pendingCount }: LimitFunction): number => activeCount + pendingCount;

export type Turn = <T>(encode: () => Promise<T>) => Promise<T>;

/**
 * `work` waits for a turn for each of its pictures; users take turns. Throws 503 if too many requests wait, or this one
 * for too long.
 */
export async function inPictureQueue<T>(userId: string, work: (turn: Turn) => Promise<T>): Promise<T> {
  const { pictures, users } = queue();
  const userQueue = users.get(userId) ?? pLimit(1);
  // One of these requests has its turn and does not wait.
  const waiting = sum([...users.values()].map(requestsOf)) - 1;
  if (waiting >= maxWaiting.all || userQueue.pendingCount >= maxWaiting.ofUser) throw tooManyPictures();
  users.set(userId, userQueue);
  const deadline = Date.now() + maxWaitMs;
  const turn: Turn = (encode) =>
    pictures(() => {
      if (Date.now() > deadline) throw tooManyPictures();
      return encode();
    });
  try {
    return await userQueue(() => work(turn));
  } finally {
    if (requestsOf(userQueue) === 0) users.delete(userId);
  }
}
