// npx tsx scripts/generate-countries.ts: run it when ISO 3166-1 or a flag changes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
const maxFlagBytes = 1_800;

/** The package has a long or an outdated name. */
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

/** The package has CLDR's code. */
const commonCodes: Record<string, string> = { XK: "XKX" };

/** ISO 3166-1 leaves these codes to users. */
const neutral = { alpha2: "XN", alpha3: "XNT", name: "Neutral delegation" };

function neutralFlag(): string {
  const icon = readFileSync(inCheckout("app", "icon.svg"), "utf8");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="160" height="100">
    <rect width="160" height="100" fill="#faf5ec"/><svg x="34" y="4" width="92" height="92">${icon}</svg></svg>`;
}

async function writeFlag(alpha2: string): Promise<number> {
  const svg =
    alpha2 === neutral.alpha2 ? neutralFlag() : Object.entries(svgFlags).find(([code]) => code === alpha2)?.[1];
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
  .map(([alpha2, name]) => {
    const alpha3 = commonCodes[alpha2] ?? countries.alpha2ToAlpha3(alpha2);
    if (!alpha3) throw new Error(`${alpha2} has no alpha-3 code`);
    return { name: commonNames[alpha2] ?? name, alpha2, alpha3 };
  })
  .concat(neutral)
  .map(({ name, ...codes }) => ({ id: idOf(`country:${codes.alpha2}`), name, ...codes }))
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
