// npm run bench:attack [-- --seconds 30]: large anonymous bodies, then a crowd right after a change.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { crowdFigures } from "@/bench/crowd";
import { isReached, table } from "@/bench/figure";
import { largeBodyFigures } from "@/bench/large-bodies";
import { tokenOf } from "@/bench/token";
import { inCheckout } from "@/scripts/lib/checkout";
import { step } from "@/scripts/lib/command";
import { withTestSite } from "@/scripts/lib/test-site";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "30" } } });
mkdirSync(inCheckout(".data", "bench"), { recursive: true });
const figures = await withTestSite({}, async (site) => {
  const token = await tokenOf(site.baseUrl);
  // Before the bodies, so that the memory is that of a site in use.
  const crowd = await step("500 readers", () => crowdFigures(site, token, 3));
  return [...crowd, ...(await step("Large bodies", () => largeBodyFigures(site, Number(values.seconds))))];
});
console.log(`\n${table(figures)}`);
process.exit(figures.every(isReached) ? 0 : 1);
