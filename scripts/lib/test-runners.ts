import { mkdirSync, rmSync } from "node:fs";
import { inCheckout } from "@/scripts/lib/checkout";
import { findChromium } from "@/scripts/lib/chromium";
import { type Finished, runNode } from "@/scripts/lib/program";
import { playwrightTally, type Tally, vitestTally } from "@/scripts/lib/tally";
import { type TestSite, testDistDir } from "@/scripts/lib/test-site";

const quiet = { NEXT_DIST_DIR: testDistDir, NEXT_TELEMETRY_DISABLED: "1" };

function reportFile(name: string): string {
  mkdirSync(inCheckout(".data", "test"), { recursive: true });
  const file = inCheckout(".data", "test", `${name}-${process.pid}.json`);
  rmSync(file, { force: true });
  process.once("exit", () => rmSync(file, { force: true }));
  return file;
}

function asOneCheck({ code, output }: Finished): Tally {
  if (code === 0) return { passed: 1, failed: 0 };
  console.error(output.trim());
  return { passed: 0, failed: 1 };
}

/** Biome's rules and format, as one check. */
export async function checkLint(): Promise<Tally> {
  return asOneCheck(await runNode(["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."]));
}

/** TypeScript's types, the routes' among them, as one check. */
export async function checkTypes(): Promise<Tally> {
  const typegen = await runNode(["node_modules/next/dist/bin/next", "typegen"], { env: quiet });
  if (typegen.code !== 0) return asOneCheck(typegen);
  return asOneCheck(await runNode(["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]));
}

/** The tests of one vitest project; `filter` is part of the names of those to run. */
export async function runVitest(project: "unit" | "api", filter: string | undefined, site?: TestSite): Promise<Tally> {
  const file = reportFile(project);
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
  ];
  args.push(`--outputFile.json=${file}`, ...(filter ? [`--testNamePattern=${filter}`] : []));
  const env: Record<string, string> = site ? { BASE_URL: site.baseUrl, DATABASE_URL: site.databaseUrl } : {};
  const { code } = await runNode(args, { env: { ...env, NODE_ENV: "test" }, show: true });
  return vitestTally(file, code);
}

/** The browser tests; `filter` is part of the names of those to run. */
export async function runPlaywright(filter: string | undefined, site: TestSite): Promise<Tally> {
  const file = reportFile("browser");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"];
  if (filter) args.push(`--grep=${filter}`, "--pass-with-no-tests");
  const { code } = await runNode(args, {
    env: {
      BASE_URL: site.baseUrl,
      DATABASE_URL: site.databaseUrl,
      CHROMIUM_PATH: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Debian's chromium asks for a D-Bus that a bare machine doesn't have.
      DBUS_SESSION_BUS_ADDRESS: "disabled:",
    },
    show: true,
  });
  return playwrightTally(file, code);
}
