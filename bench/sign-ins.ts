import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "@/bench/figure";
import { compare, load } from "@/bench/load";
import { type Effort, type Part, tournament } from "@/bench/part";
import type { TestSite } from "@/scripts/lib/test-site";

const perSecond = 20;

async function signIn(baseUrl: string, number: number): Promise<number> {
  // From many addresses, so that no limit of attempts is reached.
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const response = await fetch(`${baseUrl}/api/Identity/Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({ email: `guide.${1 + (number % 4)}@demo.test`, password: "autumn-demo" }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Twenty sign-ins a second. Returns the number of successful ones, too. */
async function duringSignIns<T>(
  baseUrl: string,
  first: number,
  work: () => Promise<T>,
): Promise<{ result: T; succeeded: number }> {
  let working = true;
  const statuses: Promise<number>[] = [];
  const signInAll = async () => {
    while (working) {
      statuses.push(signIn(baseUrl, first + statuses.length));
      await sleep(1_000 / perSecond);
    }
  };
  const [result] = await Promise.all([work().finally(() => (working = false)), signInAll()]);
  return { result, succeeded: (await Promise.all(statuses)).filter((status) => status === 200).length };
}

async function signInFigures({ baseUrl }: TestSite, effort: Effort): Promise<Figure[]> {
  const visit = async () =>
    (await load(`${baseUrl}/teams`, { seconds: effort.seconds, connections: 20, rate: 1_000 })).p99;
  let numbers = 0;
  let succeeded = 0;
  const visitDuringSignIns = async () => {
    numbers += 10_000;
    const run = await duringSignIns(baseUrl, numbers, visit);
    succeeded += run.succeeded;
    return run.result;
  };
  const { first, second, ratio } = await compare(effort.runs, visitDuringSignIns, visit);
  const detail = `${first} ms and ${second} ms, ${(succeeded / (effort.runs * effort.seconds)).toFixed(1)} successful a second`;
  return [{ name: "public p99 during 20 sign-ins a second ÷ without", target: { atMost: 2 }, measured: ratio, detail }];
}

export const signIns: Part = { size: tournament, measure: signInFigures };
