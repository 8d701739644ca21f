import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "@/e2e/engines/support/test";
import { findEngines } from "@/scripts/lib/engines";

export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "../setup/engines.ts",
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { toPass: { timeout: 20_000 } },
  projects: findEngines().map((engine) => ({ name: engine.name, use: { engine } })),
});
