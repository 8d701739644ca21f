import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

/** A runner that says it failed although no test did has crashed, or found nothing to run; that counts as one. */
function withExitCode({ passed, failed }: Tally, code: number): Tally {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Counts vitest's JSON report. A file that could not be run, or has no test in it, is a failure. */
export function vitestTally(file: string, code: number): Tally {
  const report = read(file, vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return withExitCode({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, code);
}

/** Counts Playwright's JSON report; errors outside of a test are failures, and so is a test that passed only once. */
export function playwrightTally(file: string, code: number): Tally {
  const report = read(file, playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky + report.errors.length }, code);
}
