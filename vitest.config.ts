import path from "node:path";
import { defineConfig } from "vitest/config";
import sequencer from "./e2e/setup/sequencer";

const alias = {
  "@": import.meta.dirname,
  // The package throws outside of a server build.
  "server-only": path.join(import.meta.dirname, "node_modules/server-only/empty.js"),
};

export default defineConfig({
  test: {
    sequence: { sequencer },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          globalSetup: "e2e/setup/unit.ts",
          include: ["{app,bench,components,lib,prisma,scripts,server}/**/*.test.{ts,tsx}"],
          testTimeout: 15_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "api",
          globalSetup: "e2e/setup/api.ts",
          include: ["e2e/api/**/*.test.ts"],
          // Generous, because a slow machine is no failure; the benchmark measures speed.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          // More than processors, because many tests wait for a time limit.
          maxWorkers: 3,
        },
      },
    ],
  },
});
