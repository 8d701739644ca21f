// npm test [-- static | unit | api | browser | engines] [part of a test's name]
import { rmSync } from "node:fs";
import { inCheckout } from "@/scripts/lib/checkout";
import { messageOf, onStop, run, secondsSince } from "@/scripts/lib/command";
import { oneTest, readPlaywrightReport, readVitestReport, type TestCounts } from "@/scripts/lib/test-report";
import { testDistDir } from "@/scripts/lib/test-site";

const names = ["static", "unit", "api", "browser", "engines"] as const;
type Name = (typeof names)[number];

const args = process.argv.slice(2);
const chosen = names.filter((name) => args.includes(name));
const [filter, ...rest] = args.filter((arg) => !names.includes(arg as Name));
if (rest.length > 0) throw new Error("Put the part of a test's name in quotes.");

/** Runs a check that counts as one test. */
async function check(script: string): Promise<TestCounts> {
  // Generates types into the folder of the test build, because a running demo uses its own.
  const { failed, all } = await run("npm", ["run", "--silent", script], {
    env: { NEXT_DIST_DIR: testDistDir, NEXT_TELEMETRY_DISABLED: "1" },
    all: true,
    reject: false,
  });
  if (failed) console.error(all.trim());
  return oneTest(!failed);
}

/** Runs a test runner that writes a JSON report, and reads the report. */
async function runTests(
  command: string,
  options: string[],
  file: string,
  read: (file: string, exitCode: number) => TestCounts,
): Promise<TestCounts> {
  const { exitCode } = await run(command, options, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
  });
  const report = read(file, exitCode ?? 1);
  rmSync(file, { force: true });
  return report;
}

const reportOf = (name: Name) => inCheckout(".data", "test", `${name}-${process.pid}.json`);

function vitest(project: "unit" | "api"): Promise<TestCounts> {
  const report = reportOf(project);
  const options = ["run", `--project=${project}`, "--reporter=default", "--reporter=json"];
  if (filter) options.push(`--testNamePattern=${filter}`);
  return runTests("vitest", [...options, `--outputFile.json=${report}`], report, readVitestReport);
}

function playwright(name: "browser" | "engines", projects: string[]): Promise<TestCounts> {
  // The reporter "dot" prints failures last, where a log that is cut off still has them.
  const options = ["test", ...projects.map((project) => `--project=${project}`), "--reporter=dot,json"];
  if (filter) options.push(`--grep=${filter}`, "--pass-with-no-tests");
  return runTests("playwright", options, reportOf(name), readPlaywrightReport);
}

const stages: { name: Name; title: string; run: () => Promise<TestCounts> }[] = [
  { name: "static", title: "Lint and format", run: () => check("lint") },
  { name: "static", title: "Types", run: () => check("typecheck") },
  { name: "unit", title: "Unit tests", run: () => vitest("unit") },
  { name: "api", title: "API tests", run: () => vitest("api") },
  { name: "browser", title: "Browser tests", run: () => playwright("browser", ["chromium"]) },
  {
    name: "engines",
    title: "Main flows in Firefox and WebKit",
    run: () => playwright("engines", ["firefox", "webkit"]),
  },
];

onStop(() => process.exit(130));

function isWanted({ name }: { name: Name }): boolean {
  if (chosen.length > 0) return chosen.includes(name);
  return name !== "engines" && (name !== "static" || filter === undefined);
}

const total = { passed: 0, failed: 0 };
for (const stage of stages.filter(isWanted)) {
  const start = Date.now();
  console.log(`\n== ${stage.title}`);
  const { passed, failed } = await stage.run().catch((error: unknown) => {
    console.error(messageOf(error));
    return oneTest(false);
  });
  total.passed += passed;
  total.failed += failed;
  console.log(`== ${stage.title}: ${passed} passed, ${failed} failed (${secondsSince(start)})`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
