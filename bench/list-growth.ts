import { median } from "@/bench/load";
import { type Effort, type Part, tournament } from "@/bench/part";
import { tokenOf } from "@/bench/token";
import { withTestSite } from "@/scripts/lib/test-site";

async function listMs(baseUrl: string, { runs }: Effort): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(baseUrl)}` };
  const times: number[] = [];
  for (let i = 0; i < 4 + runs * 2; i++) {
    const began = performance.now();
    await (await fetch(`${baseUrl}/api/Team`, { headers })).arrayBuffer();
    times.push(performance.now() - began);
  }
  // The first requests warm up the server.
  return median(times.slice(4));
}

export const growth: Part = {
  size: tournament,
  measure: async ({ baseUrl }, effort) => {
    const hundreds = await listMs(baseUrl, effort);
    const thousands = await withTestSite({ ...tournament, teams: 3_000 }, (large) => listMs(large.baseUrl, effort));
    const detail = `${thousands.toFixed(0)} ms and ${hundreds.toFixed(0)} ms`;
    const name = "uncached list, 3,000 ÷ 300 teams";
    return [{ name, target: { atMost: 11 }, measured: thousands / hundreds, detail }];
  },
};
