// npm run bench [-- part …] [-- --quick]: compares the site with minimal servers and fails if a target is missed.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { crowd } from "@/bench/crowd";
import { type Figure, isReached, table } from "@/bench/figure";
import { freshness } from "@/bench/freshness";
import { attack } from "@/bench/large-bodies";
import { lighthouse } from "@/bench/lighthouse";
import { growth } from "@/bench/list-growth";
import { memory } from "@/bench/memory";
import type { Part } from "@/bench/part";
import { pictures } from "@/bench/pictures";
import { publication } from "@/bench/publication";
import { reading } from "@/bench/reading";
import { registration } from "@/bench/registration";
import { signIns } from "@/bench/sign-ins";
import { weight } from "@/bench/weight";
import { inCheckout } from "@/scripts/lib/checkout";
import { step } from "@/scripts/lib/command";
import { withTestSite } from "@/scripts/lib/test-site";

/** Registration is last, because it adds teams. */
const usual = { reading, "sign-ins": signIns, crowd, publication, growth, weight, registration };
const parts: Record<string, Part> = { ...usual, attack, pictures, freshness, lighthouse, memory };

const { values, positionals } = parseArgs({ options: { quick: { type: "boolean" } }, allowPositionals: true });
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
const names = positionals.length > 0 ? positionals : Object.keys(usual);
const chosen = Object.entries(parts).filter(([name]) => names.includes(name));
const effort = values.quick ? { seconds: 2, runs: 3 } : { seconds: 3, runs: 5 };

mkdirSync(inCheckout(".data", "bench"), { recursive: true });
const figures: Figure[] = [];
for (const size of new Set(chosen.map(([, part]) => part.size)))
  await withTestSite(size, async (site) => {
    for (const [name, part] of chosen.filter(([, { size: own }]) => own === size))
      figures.push(...(await step(`Measuring ${name}`, () => part.measure(site, effort))));
  });
const missed = figures.filter((figure) => !isReached(figure)).length;
console.log(`\n${table(figures)}\n\n${missed === 0 ? "Every target is reached." : `${missed} missed.`}`);
process.exit(missed === 0 ? 0 : 1);
