import pLimit, { type LimitFunction } from "p-limit";
import { type AppError, unavailable } from "@/lib/platform/errors/problem";

const maxWaiting = 100;
/** Leaves time for the work itself before the server closes the connection. */
const maxWaitMs = 40_000;

const globals = globalThis as typeof globalThis & { pictureQueue?: LimitFunction };

/** Decoding takes much memory and a whole core, so the process does one request's pictures at a time. */
function queue(): LimitFunction {
  globals.pictureQueue ??= pLimit(1);
  return globals.pictureQueue;
}

export function tooManyPictures(): AppError {
  return unavailable("The server is processing too many pictures right now. Please try again in a moment.", 10);
}

/** Throws 503 if the queue is full or the wait is too long. */
export async function inPictureQueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue().pendingCount >= maxWaiting) throw tooManyPictures();
  const deadline = Date.now() + maxWaitMs;
  return queue()(() => {
    if (Date.now() > deadline) throw tooManyPictures();
    return work();
  });
}
