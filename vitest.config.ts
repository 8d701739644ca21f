import path from "node:path";
import { defineConfig } from "vitest/config";

const alias = {
  "@": import.meta.dirname,
  // The package throws outside of a server build.
  "server-only": path.join(import.meta.dirname, "node_modules/server-only/empty.js"),
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          globalSetup: "e2e/setup/unit.ts",
          include: ["{app,components,lib,prisma,scripts,server}/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Loads each module once per process instead of once per file.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          env: {
            LOG_LEVEL: "silent",
            DATABASE_URL: "postgresql://nobody:nothing@127.0.0.1:9/none",
            AUTH_SECRET: "a secret of the unit tests, long enough",
            GIVEN_PASSWORD_KEY: "another secret of the unit tests, long enough",
          },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "api",
          globalSetup: "e2e/setup/api.ts",
          include: ["e2e/api/**/*.test.ts"],
          // Generous, because a slow machine is no failure; the benchmark measures speed.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          expect: { poll: { timeout: 120_000 } },
          // More than processors, because many tests wait for a time limit.
          maxWorkers: 3,
          // Loads each module once per process; a file with a site of its own calls ownSite.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
