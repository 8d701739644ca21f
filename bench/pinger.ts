// node --import tsx bench/pinger.ts <url> <pid>: requests an address of a process again and again until it gets a message,
// and replies with the longest wait. Memory and CPU time are read from Linux's /proc; elsewhere they are 0.
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds and MB. */
export interface Pause {
  longest: number;
  /** The most CPU time of the main thread during a wait: on an idle machine, the wait is hardly longer. */
  busy: number;
  before: number;
  peak: number;
  after: number;
}

const [url = "", pid = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function read(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, "latin1"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const memory = () => Math.round(read("status", /VmRSS:\s*(\d+)/) / 1024);
const cpuTime = () => read("schedstat", /^(\d+)/) / 1e6;

const ping = () =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once("end", resolve)).once("error", reject);
  });

let isStopped = false;
process.once("message", () => {
  isStopped = true;
});
await ping();
const pause: Pause = { longest: 0, busy: 0, before: memory(), peak: 0, after: 0 };
const sampler = setInterval(() => {
  pause.peak = Math.max(pause.peak, memory());
}, 10);
process.send?.("ready");
while (!isStopped) {
  const [began, cpuBefore] = [performance.now(), cpuTime()];
  // A server that has ended shows in its exit code.
  await ping().catch(() => undefined);
  pause.longest = Math.max(pause.longest, performance.now() - began);
  pause.busy = Math.max(pause.busy, cpuTime() - cpuBefore);
  await sleep(5);
}
clearInterval(sampler);
pause.after = memory();
process.send?.(pause, () => process.exit());
