import "server-only";
import { createRequire } from "node:module";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { maxPasswordBytes, passwordCost } from "@/lib/identity/password-limits";

/** What an unknown account's password is compared with, so that it takes as long as a known one's. */
const nobodysHash = "$2b$10$S9SS5FQ6p.IbR3VAd6FtOutsxZWbJuR.8YT03FHKQfMqA1.x0wrTq";

type Job = { compare: [password: string, hash: string] } | { hash: [password: string, cost: number] };

const script = `
const { parentPort, workerData } = require("node:worker_threads");
const bcrypt = require(workerData);
parentPort.on("message", ({ id, compare, hash }) => {
  const answer = compare ? bcrypt.compareSync(...compare) : bcrypt.hashSync(...hash);
  parentPort.postMessage({ id, answer });
});`;

const globals = globalThis as typeof globalThis & { passwordWorker?: (job: Job) => Promise<string | boolean> };

/** bcryptjs computes for a tenth of a second without a pause, so it does that on a thread of its own. */
function startWorker(): (job: Job) => Promise<string | boolean> {
  const module = createRequire(path.join(process.cwd(), "package.json")).resolve("bcryptjs");
  const worker = new Worker(script, { eval: true, workerData: module });
  const waiting = new Map<number, { resolve: (answer: string | boolean) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.unref();
  worker.on("message", ({ id, answer }: { id: number; answer: string | boolean }) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  worker.on("error", (error: Error) => {
    globals.passwordWorker = undefined;
    for (const { reject } of waiting.values()) reject(error);
  });
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      worker.postMessage({ id: last, ...job });
    });
}

function onWorker(job: Job): Promise<string | boolean> {
  globals.passwordWorker ??= startWorker();
  return globals.passwordWorker(job);
}

/** The bcrypt hash of a password of at most 72 bytes. */
export async function hashPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new RangeError("bcrypt would cut this password");
  return String(await onWorker({ hash: [password, passwordCost] }));
}

/** Whether the password is the one behind `hash`; without a hash the answer is no, and takes as long. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > maxPasswordBytes) return false;
  const same = await onWorker({ compare: [password, hash ?? nobodysHash] });
  return same === true && hash !== null;
}
