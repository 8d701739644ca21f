import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

const flags = new Map<string, string>();

/** PNG of 80x50 pixels in base64 without a prefix. */
export function flagBase64(alpha2: string): string {
  const cached = flags.get(alpha2);
  if (cached !== undefined) return cached;
  const file = path.join(process.cwd(), "public", "flags", `${alpha2.toLowerCase()}.png`);
  const flag = readFileSync(file, "base64");
  flags.set(alpha2, flag);
  return flag;
}
