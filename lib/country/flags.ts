import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

const flags = new Map<string, string>();

/** The flag of a country as a PNG of 80x50 pixels, base64 without a prefix; the file pages show is the one in public/flags. */
export function flagBase64(alpha2: string): string {
  const known = flags.get(alpha2);
  if (known !== undefined) return known;
  const file = path.join(process.cwd(), "public", "flags", `${alpha2.toLowerCase()}.png`);
  const flag = readFileSync(file, "base64");
  flags.set(alpha2, flag);
  return flag;
}
