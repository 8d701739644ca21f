// npm run bench:weight: prints the first-load JavaScript of every public page and fails if one is too heavy.

import { maximumRatio, measureWeight } from "@/bench/weight";
import { withTestSite } from "@/scripts/lib/test-site";

const weights = await withTestSite({ past: true }, ({ baseUrl }) => measureWeight(baseUrl));
for (const { path, bytes, ratio } of weights) {
  const verdict = ratio > maximumRatio ? "  too heavy" : "";
  console.log(`${path.padEnd(26)} ${(bytes / 1000).toFixed(1).padStart(7)} kB ${ratio.toFixed(3)}${verdict}`);
}
const tooHeavy = weights.filter(({ ratio }) => ratio > maximumRatio).length;
console.log(tooHeavy === 0 ? `No page is above ${maximumRatio}.` : `${tooHeavy} are above ${maximumRatio}.`);
process.exit(tooHeavy === 0 ? 0 : 1);
