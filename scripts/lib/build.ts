import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inCheckout } from "@/scripts/lib/checkout";
import { run } from "@/scripts/lib/command";
import { fingerprint, isStamped } from "@/scripts/lib/fingerprint";
import { withLock } from "@/scripts/lib/lock.mjs";

/** What `next build` reads. */
const sources = [
  "app",
  "components",
  "lib",
  "prisma/schema.prisma",
  "public",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/**
 * Builds the site into `distDir`, a path inside the checkout, unless the build there is up to date. It needs no
 * database. Throws the output of `next build` if it fails.
 */
export function buildSite(distDir: string): Promise<void> {
  const message = "\n  Waiting for another command of this checkout to finish its build";
  return withLock(inCheckout(".data", "build.lock"), message, async () => {
    const stamp = inCheckout(distDir, "sources-fingerprint");
    const print = fingerprint(sources);
    if (isStamped(stamp, print)) return;
    rmSync(stamp, { force: true });
    await run("next", ["build"], {
      env: { NODE_ENV: "production", NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: "1" },
    });
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, print);
  });
}
