import { writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { crowd } from "@/bench/crowd";
import type { Figure } from "@/bench/figure";
import { demo, type Effort, type Part } from "@/bench/part";
import { residentMiB } from "@/bench/process-use";
import { inCheckout } from "@/scripts/lib/checkout";
import { run } from "@/scripts/lib/command";
import type { TestSite } from "@/scripts/lib/test-site";

const form = "application/x-www-form-urlencoded";
const manyParameters = "0=&1=&2=".padEnd(16 * 1024 * 1024, "&3=");
const manyKeys = `{${Array.from({ length: 1_000_000 }, (_, i) => `"${i}":0`).join()}}`;

const attacks: [path: string, type: string, body: string][] = [
  ["/api/auth/callback/credentials", form, manyParameters],
  ["/api/auth/signout", form, manyParameters],
  ["/api/Identity/Login", "application/json", manyKeys],
];

async function sendAgain(url: string, type: string, body: string, seconds: number): Promise<void> {
  const file = inCheckout(".data", "bench", `body-${url.split("/").at(-1)}`);
  writeFileSync(file, body);
  const options = ["--connections", "1", "--duration", String(seconds), "--method", "POST", "--input", file];
  // Three attackers send 1.2 Gbit/s together; without a limit the loopback interface carries ten times that.
  options.push("--overallRate", "3");
  // An attacker has a processor of its own.
  await run("nice", ["-n", "19", "autocannon", ...options, "--headers", `Content-Type=${type}`, url]);
}

/** Milliseconds. */
async function longestPause(baseUrl: string, work: Promise<unknown>): Promise<number> {
  let isWorking = true;
  const done = work.finally(() => (isWorking = false));
  let longest = 0;
  while (isWorking) {
    const from = performance.now();
    await (await fetch(`${baseUrl}/healthz`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - from);
    await sleep(10);
  }
  await done;
  return longest;
}

async function largeBodyFigures({ baseUrl, pid }: TestSite, effort: Effort): Promise<Figure[]> {
  // Long enough for memory that is not released to show.
  const seconds = 6 * effort.seconds;
  const idle = await longestPause(baseUrl, sleep(2_000));
  const before = residentMiB(pid);
  const work = Promise.all(attacks.map(([path, type, body]) => sendAgain(baseUrl + path, type, body, seconds)));
  const longest = await longestPause(baseUrl, work);
  const after = residentMiB(pid);
  return [
    {
      name: `longest /healthz in ${seconds} s of large bodies, ms`,
      target: { atMost: 100 },
      measured: longest,
      detail: `${idle.toFixed(0)} ms without`,
    },
    {
      name: "memory after ÷ before",
      target: { atMost: 1.3 },
      measured: after / before,
      detail: `${after.toFixed(0)} MiB and ${before.toFixed(0)} MiB`,
    },
  ];
}

export const attack: Part = {
  size: demo,
  measure: async (site, effort) => [
    // First, so that the memory before is that of a site in use.
    ...(await crowd.measure(site, effort)),
    ...(await largeBodyFigures(site, effort)),
  ],
};
