// Prints the first-load JavaScript of every public page and fails if one is too heavy. Run with: npm run bench:weight
import { measureWeight, wantedRatio } from "@/bench/weight";
import { onOwnSite } from "@/scripts/lib/own-site";

const weights = await onOwnSite({}, ({ baseUrl }) => measureWeight(baseUrl));
for (const { path, bytes, ratio } of weights) {
  const verdict = ratio > wantedRatio ? "  too heavy" : "";
  console.log(`${path.padEnd(26)} ${(bytes / 1000).toFixed(1).padStart(7)} kB ${ratio.toFixed(3)}${verdict}`);
}
const tooHeavy = weights.filter(({ ratio }) => ratio > wantedRatio).length;
console.log(`At most ${wantedRatio} is wanted: ${tooHeavy === 0 ? "held" : `missed by ${tooHeavy}`}.`);
process.exit(tooHeavy === 0 ? 0 : 1);
