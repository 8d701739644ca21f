import "server-only";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "@/lib/http/problem";

/** What bcrypt is asked for. */
export type Job = { compare: [password: string, hash: string] } | { hash: [password: string, cost: number] };

type Answer = string | boolean;

interface Waiting {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/** Leaves a processor to the requests that nobody signs in with. */
const mostWorkers = Math.min(4, Math.max(1, availableParallelism() - 1));

/** A few seconds' work: who would come after that is told so at once instead of being kept waiting. */
const mostWaiting = 128;

/** On Linux a thread has a priority of its own, and pages go before passwords. */
const script = `
const { parentPort, workerData } = require("node:worker_threads");
try {
  const thread = require("node:fs").readlinkSync("/proc/thread-self").split("/").pop();
  require("node:os").setPriority(Number(thread), 10);
} catch {}
const bcrypt = require(workerData);
parentPort.on("message", ({ compare, hash }) => {
  parentPort.postMessage(compare ? bcrypt.compareSync(...compare) : bcrypt.hashSync(...hash));
});`;

/** Threads that compute bcrypt, which takes a tenth of a second without a pause, and the queue before them. */
class PasswordWorkers {
  readonly #waiting: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();

  /** Throws 503 if too many are waiting. */
  ask(job: Job): Promise<Answer> {
    if (this.#waiting.length >= mostWaiting) {
      const sentence = "Very many people are signing in right now. Please try again in a moment.";
      throw new AppError(503, sentence, undefined, { "Retry-After": "5" });
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      this.#proceed();
    });
  }

  #proceed(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < mostWorkers ? this.#start() : undefined);
    const next = worker && this.#waiting.shift();
    if (!next) return;
    this.#busy.set(worker, next);
    worker.postMessage(next.job);
  }

  #start(): Worker {
    const module = createRequire(path.join(process.cwd(), "package.json")).resolve("bcryptjs");
    const worker = new Worker(script, { eval: true, workerData: module });
    worker.unref();
    worker.on("message", (answer: Answer) => {
      this.#busy.get(worker)?.resolve(answer);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      this.#proceed();
    });
    worker.on("error", (error) => {
      this.#busy.get(worker)?.reject(error);
      this.#busy.delete(worker);
      this.#proceed();
    });
    return worker;
  }
}

const globals = globalThis as typeof globalThis & { passwordWorkers?: PasswordWorkers };

/** Has a job done off the main thread. Throws 503 if too many are waiting. */
export async function onWorker(job: Job): Promise<Answer> {
  globals.passwordWorkers ??= new PasswordWorkers();
  return globals.passwordWorkers.ask(job);
}
