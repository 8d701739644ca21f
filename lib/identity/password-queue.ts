import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { tooManyLogins } from "@/lib/identity/password-pool";

/** So few that people who log in with the right password at once do not use up each other's attempts. */
export const checksAtOnce = 4;
const maxWaiting = 300;
/** A check that has waited longer is refused: the server could close the connection before the work is done. */
const maxWaitMs = 40_000;

const globals = globalThis as typeof globalThis & { passwordQueue?: LimitFunction };

function queue(): LimitFunction {
  globals.passwordQueue ??= pLimit(checksAtOnce);
  return globals.passwordQueue;
}

/** Throws 503 if the queue is full or the wait is too long. */
export async function inPasswordQueue<T>(check: () => Promise<T>): Promise<T> {
  if (queue().pendingCount >= maxWaiting) throw tooManyLogins();
  const deadline = Date.now() + maxWaitMs;
  return queue()(() => {
    if (Date.now() > deadline) throw tooManyLogins();
    return check();
  });
}
