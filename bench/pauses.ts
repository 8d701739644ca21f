import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type HostileRequest, hostileRequests } from "@/bench/hostile-requests";
import type { Figure, Part } from "@/bench/measure";
import type { Pause } from "@/bench/pinger";
import { inCheckout } from "@/scripts/lib/checkout";
import { messageOf } from "@/scripts/lib/command";
import { demoSessions } from "@/scripts/lib/demo-pages";
import type { SiteInstance, TestSite } from "@/scripts/lib/test-site";

/** As docs/operations.md recommends for a small machine. */
const smallHeap = { NODE_OPTIONS: "--max-old-space-size=256" };

async function pausesDuring<T>({ baseUrl, pid }: SiteInstance, work: () => Promise<T>): Promise<[T, Pause]> {
  const pinger = fork(inCheckout("bench/pinger.ts"), [`${baseUrl}/healthz`, String(pid)], {
    cwd: inCheckout(),
    execArgv: ["--import", "tsx"],
  });
  const failure = once(pinger, "exit").then(() => Promise.reject(new Error("The pinger has ended.")));
  const message = () => Promise.race([once(pinger, "message"), failure]);
  try {
    await message();
    const result = await work();
    pinger.send("stop");
    const [pause] = (await message()) as [Pause];
    return [result, pause];
  } finally {
    pinger.kill();
  }
}

async function measure(instance: SiteInstance, request: HostileRequest): Promise<{ figure: Figure; isAlive: boolean }> {
  const tokens = await demoSessions(instance.baseUrl);
  const site = { baseUrl: instance.baseUrl, tokens };
  await request.prepare?.(site);
  const sendAndSettle = async () => {
    const outcome = await request.send(site).catch((error: unknown) => `no response (${messageOf(error)})`);
    // Garbage of the request may be collected after the response.
    await sleep(300);
    return outcome;
  };
  const [outcome, { longest, busy, before, peak, after }] = await pausesDuring(instance, sendAndSettle);
  const isAlive = await Promise.race([instance.exited.then(() => false), sleep(100, true)]);
  const memory = `${before} MB, at most ${peak}, then ${after}`;
  const figure = {
    name: request.name,
    wanted: "at most 100 ms, alive",
    measured: `${longest.toFixed(0)} ms (busy ${busy.toFixed(0)}); ${memory}; ${outcome}; ${isAlive ? "alive" : "DEAD"}`,
  };
  return { figure, isAlive };
}

/** How long others wait beside each hostile request, on a server with a small heap. */
export const pauses: Part = async (site: TestSite) => {
  const figures: Figure[] = [];
  let instance = await site.startInstance(smallHeap);
  for (const request of hostileRequests) {
    const { figure, isAlive } = await measure(instance, request);
    figures.push(figure);
    console.log(`\n    ${figure.name}: ${figure.measured}`);
    if (!isAlive) instance = await site.startInstance(smallHeap);
  }
  return figures;
};
