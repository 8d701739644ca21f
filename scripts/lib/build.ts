import path from "node:path";
import { build as bundle } from "esbuild";
import { buildIfChanged } from "@/scripts/lib/build-if-changed";
import { inCheckout } from "@/scripts/lib/checkout";
import { run } from "@/scripts/lib/command";
import { withLock } from "@/scripts/lib/lock.mjs";

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

async function buildNext(distDir: string): Promise<void> {
  await buildIfChanged(inCheckout(distDir, "sources-fingerprint"), sources, () =>
    run("next", ["build"], {
      env: { NODE_ENV: "production", NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: "1" },
    }),
  );
}

/**
 * The folder of the programs that plain `node` runs in production: server.mjs, migrate.mjs, reset-password.mjs and
 * purge.mjs.
 */
export const programFolder = (distDir: string): string => path.join(distDir, "bin");

/** Bundles the programs without their packages, which stay in node_modules. */
async function bundlePrograms(distDir: string): Promise<void> {
  await bundle({
    absWorkingDir: inCheckout(),
    entryPoints: {
      server: "server/main.ts",
      migrate: "scripts/migrate.ts",
      "reset-password": "scripts/reset-password.ts",
      purge: "scripts/purge.ts",
    },
    // The package throws outside of Next.
    alias: { "server-only": inCheckout("node_modules/server-only/empty.js") },
    outdir: programFolder(distDir),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20.19",
    sourcemap: true,
    logLevel: "silent",
  });
}

/** `distDir` is inside the checkout. Throws the output of what failed. */
export function buildSite(distDir: string): Promise<void> {
  const message = "\n  Waiting for another command of this checkout to finish its build";
  return withLock(inCheckout(".data", "build.lock"), message, async () => {
    await buildNext(distDir);
    await bundlePrograms(distDir);
  });
}
