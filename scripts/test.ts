// npm test [-- static | unit | api | browser] [part of a test's name]
import { mkdirSync, rmSync } from "node:fs";
import { inCheckout } from "@/scripts/lib/checkout";
import { messageOf, onStop, run, secondsSince } from "@/scripts/lib/command";
import { add, type Counts, playwrightCounts, vitestCounts } from "@/scripts/lib/test-counts";

const names = ["static", "unit", "api", "browser"] as const;
type Name = (typeof names)[number];

const args = process.argv.slice(2);
const chosen = names.filter((name) => args.includes(name));
const filter = args.find((arg) => !names.includes(arg as Name));

/** Runs a check that counts as one test. */
async function check(script: string): Promise<Counts> {
  // The types of the test build, so that a running demo's are left alone.
  const { failed, all } = await run("npm", ["run", "--silent", script], {
    env: { NEXT_DIST_DIR: ".next/test", NEXT_TELEMETRY_DISABLED: "1" },
    all: true,
    reject: false,
  });
  if (!failed) return { passed: 1, failed: 0 };
  console.error(all.trim());
  return { passed: 0, failed: 1 };
}

/** Runs a test runner that writes a JSON report and counts its results. */
async function runTests(
  command: string,
  options: string[],
  report: string,
  count: (file: string, exitCode: number) => Counts,
): Promise<Counts> {
  const { exitCode } = await run(command, options, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
  });
  const counts = count(report, exitCode ?? 1);
  rmSync(report, { force: true });
  return counts;
}

const reportOf = (name: Name) => inCheckout(".data", "test", `${name}-${process.pid}.json`);

function vitest(project: "unit" | "api"): Promise<Counts> {
  const report = reportOf(project);
  const options = ["run", `--project=${project}`, "--reporter=default", "--reporter=json"];
  if (filter) options.push(`--testNamePattern=${filter}`);
  return runTests("vitest", [...options, `--outputFile.json=${report}`], report, vitestCounts);
}

function playwright(): Promise<Counts> {
  const options = ["test", "--reporter=line,json"];
  if (filter) options.push(`--grep=${filter}`, "--pass-with-no-tests");
  return runTests("playwright", options, reportOf("browser"), playwrightCounts);
}

const stages: { name: Name; title: string; run: () => Promise<Counts> }[] = [
  { name: "static", title: "Lint and format", run: () => check("lint") },
  { name: "static", title: "Types", run: () => check("typecheck") },
  { name: "unit", title: "Unit tests", run: () => vitest("unit") },
  { name: "api", title: "API tests", run: () => vitest("api") },
  { name: "browser", title: "Browser tests", run: playwright },
];

onStop(() => process.exit(130));
mkdirSync(inCheckout(".data", "test"), { recursive: true });

const isWanted = ({ name }: { name: Name }) =>
  chosen.length > 0 ? chosen.includes(name) : name !== "static" || filter === undefined;

const results: Counts[] = [];
for (const stage of stages.filter(isWanted)) {
  const start = Date.now();
  console.log(`\n== ${stage.title}`);
  const counts = await stage.run().catch((error: unknown) => {
    console.error(messageOf(error));
    return { passed: 0, failed: 1 };
  });
  results.push(counts);
  console.log(`== ${stage.title}: ${counts.passed} passed, ${counts.failed} failed (${secondsSince(start)})`);
}

const { passed, failed } = add(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
