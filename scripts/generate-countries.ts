// npx tsx scripts/generate-countries.ts: writes lib/country/reference.json and public/flags/*.png. Run it when ISO 3166-1
// or a flag changes.
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as svgFlags from "country-flag-icons/string/3x2";
import countries from "i18n-iso-countries";
import sharp from "sharp";
import { idOf } from "@/prisma/seed/ids";
import { inCheckout } from "@/scripts/lib/checkout";

const require = createRequire(import.meta.url);
const flagFolder = inCheckout("public", "flags");

/** Twice the 40×25 CSS pixels in which the site shows flags. */
const flagSize = { width: 80, height: 50 };
/** A page may list dozens of flags, so that intricate ones get fewer colours. */
const maxFlagBytes = 1_800;

/** Common short names where the package has a long or an outdated one. */
const commonNames: Record<string, string> = {
  BN: "Brunei",
  CD: "DR Congo",
  CG: "Republic of the Congo",
  CI: "Côte d’Ivoire",
  CN: "China",
  CZ: "Czechia",
  FK: "Falkland Islands",
  FM: "Micronesia",
  GM: "Gambia",
  IR: "Iran",
  LA: "Laos",
  MD: "Moldova",
  MF: "Saint Martin",
  MK: "North Macedonia",
  PS: "Palestine",
  RE: "Réunion",
  RU: "Russia",
  ST: "São Tomé and Príncipe",
  SX: "Sint Maarten",
  SY: "Syria",
  TW: "Taiwan",
  TZ: "Tanzania",
  US: "United States",
  VA: "Vatican City",
  VG: "British Virgin Islands",
  VI: "US Virgin Islands",
};

/** In the package's list but not in ISO 3166-1. */
const userAssigned = new Set(["XK"]);

async function writeFlag(alpha2: string): Promise<number> {
  const svg = Object.entries(svgFlags).find(([code]) => code === alpha2)?.[1];
  if (!svg) throw new Error(`${alpha2} has no flag`);
  const flag = sharp(Buffer.from(svg), { density: 144 }).resize({ ...flagSize, fit: "fill" });
  let png = Buffer.alloc(0);
  for (const colours of [24, 16, 12, 8]) {
    png = await flag.clone().png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
    if (png.byteLength <= maxFlagBytes) break;
  }
  writeFileSync(`${flagFolder}/${alpha2.toLowerCase()}.png`, png);
  return png.byteLength;
}

countries.registerLocale(require("i18n-iso-countries/langs/en.json"));
mkdirSync(flagFolder, { recursive: true });

const reference = Object.entries(countries.getNames("en", { select: "official" }))
  .filter(([alpha2]) => !userAssigned.has(alpha2))
  .map(([alpha2, name]) => {
    const alpha3 = countries.alpha2ToAlpha3(alpha2);
    if (!alpha3) throw new Error(`${alpha2} has no alpha-3 code`);
    return { id: idOf(`country:${alpha2}`), name: commonNames[alpha2] ?? name, alpha2, alpha3 };
  })
  .sort((a, b) => a.alpha2.localeCompare(b.alpha2, "en"));

const lines = reference.map(
  (country) =>
    `  ${JSON.stringify(country)
      .replace(/([:,])"/g, '$1 "')
      .replace("{", "{ ")
      .replace("}", " }")}`,
);
writeFileSync(inCheckout("lib", "country", "reference.json"), `[\n${lines.join(",\n")}\n]\n`);

let largest = 0;
for (const { alpha2 } of reference) largest = Math.max(largest, await writeFlag(alpha2));
process.stdout.write(`${reference.length} countries; the largest flag has ${largest} bytes\n`);
