import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "@/bench/figure";
import { alternate, load } from "@/bench/load";
import type { Effort } from "@/bench/reading";

const perSecond = 20;

async function signIn(baseUrl: string, number: number): Promise<number> {
  // From many addresses, as a real crowd comes; each account's own limit is not met either.
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const answer = await fetch(`${baseUrl}/api/Identity/Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({ email: `guide.${1 + (number % 4)}@demo.test`, password: "autumn-demo" }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Signs in twenty times a second until `work` is done; returns what it returned and how many were let in. */
async function besideSignIns<T>(
  baseUrl: string,
  first: number,
  work: () => Promise<T>,
): Promise<{ result: T; letIn: number }> {
  let working = true;
  const answers: Promise<number>[] = [];
  const crowd = async () => {
    while (working) {
      answers.push(signIn(baseUrl, first + answers.length));
      await sleep(1_000 / perSecond);
    }
  };
  const [result] = await Promise.all([work().finally(() => (working = false)), crowd()]);
  return { result, letIn: (await Promise.all(answers)).filter((status) => status === 200).length };
}

/** How much longer the slowest of a visitor's answers takes while others sign in. */
export async function signInFigure(baseUrl: string, effort: Effort): Promise<Figure> {
  const visit = async () =>
    (await load(`${baseUrl}/teams`, { seconds: effort.seconds, connections: 20, rate: 1_000 })).p99;
  let numbers = 0;
  let letIn = 0;
  const beside = async () => {
    numbers += 10_000;
    const run = await besideSignIns(baseUrl, numbers, visit);
    letIn += run.letIn;
    return run.result;
  };
  const { first, second, ratio } = await alternate(effort.runs, beside, visit);
  const detail = `${first} ms and ${second} ms, ${(letIn / (effort.runs * effort.seconds)).toFixed(1)} let in a second`;
  return { name: "public p99 beside 20 sign-ins a second ÷ without", wanted: { atMost: 2 }, measured: ratio, detail };
}
