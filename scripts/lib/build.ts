import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkout, inCheckout } from "@/scripts/lib/checkout";
import { fingerprint, isStamped } from "@/scripts/lib/fingerprint";
import { withLock } from "@/scripts/lib/lock.mjs";
import { runNode } from "@/scripts/lib/program";

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

/** One at a time: two commands may start in the same fresh checkout. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return withLock(
    inCheckout(".data", "build.lock"),
    "\n  Waiting for another command of this checkout to finish its build",
    work,
  );
}

async function remake(stamp: string, print: string, args: string[], env: Record<string, string>): Promise<void> {
  rmSync(stamp, { force: true });
  const { code, output } = await runNode(args, { env });
  if (code !== 0) throw new Error(output.trim());
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}

async function generateUnlessFresh(): Promise<void> {
  const stamp = inCheckout("node_modules", ".prisma-client-fingerprint");
  const print = fingerprint(["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"]);
  if (isStamped(stamp, print) && existsSync(inCheckout("lib/generated/prisma/client.ts"))) return;
  await remake(stamp, print, ["node_modules/prisma/build/index.js", "generate"], {
    // Any file will do: generating needs no engine, but the CLI would download one that it doesn't find.
    PRISMA_SCHEMA_ENGINE_BINARY: inCheckout("package.json"),
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  });
}

/** Makes the Prisma client unless it is there and belongs to the present schema. Throws what the generator said. */
export function generateClient(): Promise<void> {
  return alone(generateUnlessFresh);
}

/**
 * Builds the site into `distDir` (a path inside the checkout) unless the build there is of the same sources; the
 * database is not needed. Returns whether it had to build. Throws what `next build` said.
 */
export function buildSite(distDir: string): Promise<boolean> {
  return alone(async () => {
    await generateUnlessFresh();
    const stamp = path.join(checkout, distDir, "sources-fingerprint");
    const print = fingerprint(sources);
    if (isStamped(stamp, print)) return false;
    await remake(stamp, print, ["node_modules/next/dist/bin/next", "build"], {
      NODE_ENV: "production",
      NEXT_DIST_DIR: distDir,
      NEXT_TELEMETRY_DISABLED: "1",
    });
    return true;
  });
}
