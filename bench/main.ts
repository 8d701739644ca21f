// npm run bench [-- part … --quick]: prints what is wanted beside what was measured. Fails only if something fails.
import { parseArgs } from "node:util";
import { deadline } from "@/bench/deadline";
import { freshness } from "@/bench/freshness";
import { growth } from "@/bench/growth";
import { lighthouse } from "@/bench/lighthouse";
import type { Figure, Part } from "@/bench/measure";
import { pauses } from "@/bench/pauses";
import { publication } from "@/bench/publication";
import { reading } from "@/bench/reading";
import { signIns } from "@/bench/sign-ins";
import { weight } from "@/bench/weight";
import { step } from "@/scripts/lib/command";
import { withTestSite } from "@/scripts/lib/test-site";

const defaultParts = { reading, "sign-ins": signIns, publication, growth, weight };
const parts: Record<string, Part> = { ...defaultParts, deadline, lighthouse, freshness, pauses };

function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, wanted, measured }) => [name, wanted, measured]);
  const all = [["figure", "wanted", "measured"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")).join("\n");
}

const { positionals } = parseArgs({ options: { quick: { type: "boolean" } }, allowPositionals: true });
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
const names = positionals.length > 0 ? positionals : Object.keys(defaultParts);
const figures: Figure[] = [];
await withTestSite({ teams: 300, countries: 40, past: true }, async (site) => {
  for (const [name, measure] of Object.entries(parts))
    if (names.includes(name)) figures.push(...(await step(`Measuring ${name}`, () => measure(site))));
});
console.log(`\n${table(figures)}`);
process.exit(0);
