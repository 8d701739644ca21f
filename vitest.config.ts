import path from "node:path";
import { defineConfig } from "vitest/config";

const alias = {
  "@": import.meta.dirname,
  // It throws outside of a server build, and a test is none.
  "server-only": path.join(import.meta.dirname, "node_modules/server-only/empty.js"),
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,components,lib,prisma,scripts,server}/**/*.test.{ts,tsx}"],
          testTimeout: 15_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "api",
          include: ["e2e/api/**/*.test.ts"],
          // Vite has a BASE_URL of its own and would put it in the place of ours, the site under test.
          env: { BASE_URL: process.env.BASE_URL ?? "" },
          // Generous: what is too slow is a benchmark's to tell, not a test's on a busy machine.
          testTimeout: 120_000,
          // Some start a site of their own.
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
