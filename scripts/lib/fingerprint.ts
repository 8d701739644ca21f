import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { checkout, inCheckout } from "@/scripts/lib/checkout";

function add(hash: Hash, file: string): void {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) add(hash, path.join(file, name));
  } else if (!/\.test\.tsx?$/.test(file)) {
    hash.update(`${path.relative(checkout, file)}\0`).update(readFileSync(file));
  }
}

export function fingerprint(names: string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of names) add(hash, inCheckout(name));
  return hash.digest("hex");
}

export function isStamped(stamp: string, expected: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === expected;
}
