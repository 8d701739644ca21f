import { median, type Part, runs } from "@/bench/measure";
import { demoSessions } from "@/scripts/lib/demo-pages";
import { withTestSite } from "@/scripts/lib/test-site";

async function listMs(baseUrl: string): Promise<number> {
  const headers = { Authorization: `Bearer ${(await demoSessions(baseUrl)).Administrator}` };
  const times: number[] = [];
  for (let i = 0; i < 4 + runs * 2; i++) {
    const began = performance.now();
    await (await fetch(`${baseUrl}/api/Team`, { headers })).arrayBuffer();
    times.push(performance.now() - began);
  }
  // The first requests warm up the server.
  return median(times.slice(4));
}

export const growth: Part = async ({ baseUrl }) => {
  const hundreds = await listMs(baseUrl);
  const thousands = await withTestSite({ teams: 3_000, countries: 40 }, (large) => listMs(large.baseUrl));
  const name = "the administrator’s list of teams, 3,000 ÷ 300";
  const measured = `${(thousands / hundreds).toFixed(1)} (${thousands.toFixed(0)} and ${hundreds.toFixed(0)} ms)`;
  return [{ name, wanted: "at most 11", measured }];
};
