import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
}

export const add = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
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

/** Counts a failure for a runner that failed although none of its tests did: it crashed or found no tests. */
function withExitCode({ passed, failed }: Counts, exitCode: number): Counts {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** Counts the results in vitest's JSON report. A file that could not run or contains no test is a failure. */
export function vitestCounts(file: string, exitCode: number): Counts {
  const report = read(file, vitestReport);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return withExitCode({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, exitCode);
}

/** Counts the results in Playwright's JSON report. Errors outside of tests and flaky tests are failures. */
export function playwrightCounts(file: string, exitCode: number): Counts {
  const report = read(file, playwrightReport);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode);
}
