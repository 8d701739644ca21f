import "server-only";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Piscina } from "piscina";
import { unavailable } from "@/lib/platform/errors/problem";
import { log } from "@/lib/platform/log";

interface Tasks {
  hash: { input: [password: string, cost: number]; output: string };
  compare: { input: [password: string, hash: string]; output: boolean };
  isEasyToGuess: { input: [password: string, knownWords: string[]]; output: boolean };
}

/** As many tasks as the workers finish in a few seconds. */
const maxQueue = 128;

const globals = globalThis as typeof globalThis & { passwordPool?: Piscina };

function createPool(): Piscina {
  const pool = new Piscina({
    filename: path.join(process.cwd(), "lib/identity/password-worker.mjs"),
    minThreads: 1,
    // One processor stays free for other requests.
    maxThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
    idleTimeout: Number.POSITIVE_INFINITY,
    maxQueue,
    // The workers have a lower priority than the thread that handles requests.
    niceIncrement: 10,
  });
  // Without a listener, a worker that fails outside of a task would end the process.
  pool.on("error", (error) => log().error({ err: error }, "a password worker failed"));
  return pool;
}

function pool(): Piscina {
  globals.passwordPool ??= createPool();
  return globals.passwordPool;
}

export function startPasswordPool(): void {
  pool();
}

/** The 503 of a full queue. */
export const tooManyLogins = () =>
  unavailable("Too many people are logging in right now. Please try again in a moment.", 5);

/** Throws 503 if the queue is full. */
export async function runPasswordTask<Name extends keyof Tasks>(
  name: Name,
  input: Tasks[Name]["input"],
): Promise<Tasks[Name]["output"]> {
  if (pool().queueSize >= maxQueue) throw tooManyLogins();
  return pool().run(input, { name });
}
