import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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

function fingerprint(names: string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const name of names) add(hash, inCheckout(name));
  return hash.digest("hex");
}

/** Runs `build`, unless `stamp` says that the sources have not changed since. */
export async function buildIfChanged(stamp: string, sources: string[], build: () => Promise<unknown>): Promise<void> {
  const current = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return;
  rmSync(stamp, { force: true });
  await build();
  writeFileSync(stamp, current);
}
