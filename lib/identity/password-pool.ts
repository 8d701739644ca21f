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

/** A few seconds of work. */
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

export const startPasswordPool = (): void => void pool();

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
