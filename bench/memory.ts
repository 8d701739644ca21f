import { setTimeout as sleep } from "node:timers/promises";
import type { Figure } from "@/bench/figure";
import { type Part, tournament } from "@/bench/part";
import { residentMiB } from "@/bench/process-use";
import { tokenOf } from "@/bench/token";
import type { TestSite } from "@/scripts/lib/test-site";

const minuteMs = 60_000;

async function mixedLoad({ baseUrl }: TestSite, token: string, until: number): Promise<void> {
  const signedIn = { headers: { Authorization: `Bearer ${token}` } };
  const client = async (number: number) => {
    for (let i = number; Date.now() < until; i++) {
      const kinds = ["/", "/teams", `/teams?q=${i}`, "/api/Team", "/schedule", "/api/Contest", "/nowhere"];
      const responses = [
        fetch(baseUrl + (kinds[i % kinds.length] ?? "/")),
        ...(i % 5 ? [] : [fetch(`${baseUrl}/api/Leader`, signedIn)]),
      ];
      for (const response of await Promise.all(responses)) await response.arrayBuffer();
      if (i % 50 === 0) await changeTeam(baseUrl, token);
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, i) => client(i)));
}

export async function changeTeam(baseUrl: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const teams = (await (await fetch(`${baseUrl}/api/Team`)).json()) as { id: string; name: string; group: string }[];
  const team = teams[Math.floor(Math.random() * teams.length)];
  const body = JSON.stringify({ id: team?.id, name: team?.name, teamGroup: team?.group });
  await (await fetch(`${baseUrl}/api/Team/basic`, { method: "PUT", headers, body })).arrayBuffer();
}

async function memoryFigures(site: TestSite): Promise<Figure[]> {
  const token = await tokenOf(site.baseUrl);
  const began = Date.now();
  const load = mixedLoad(site, token, began + 10 * minuteMs);
  await sleep(minuteMs);
  const early = residentMiB(site.pid);
  await load;
  const late = residentMiB(site.pid);
  const detail = `${late.toFixed(0)} MiB and ${early.toFixed(0)} MiB`;
  return [{ name: "memory after 10 minutes ÷ after 1", target: { atMost: 1.2 }, measured: late / early, detail }];
}

/** After ten minutes of mixed load against after one. */
export const memory: Part = { size: tournament, measure: memoryFigures };
