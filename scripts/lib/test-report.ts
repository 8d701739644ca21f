import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export interface TestReport {
  passed: number;
  failed: number;
  durations: { name: string; seconds: number }[];
}

export const oneTest = (passes: boolean): TestReport => ({
  passed: Number(passes),
  failed: Number(!passes),
  durations: [],
});

export const merge = (reports: TestReport[]): TestReport => ({
  passed: reports.reduce((total, { passed }) => total + passed, 0),
  failed: reports.reduce((total, { failed }) => total + failed, 0),
  durations: reports.flatMap(({ durations }) => durations),
});

export const slowest = ({ durations }: TestReport, count: number): string[] =>
  durations
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(z.unknown()),
});

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A runner that crashes or finds no tests fails without a failed test. */
function withExitCode(report: TestReport, exitCode: number): TestReport {
  return report.failed === 0 && exitCode !== 0 ? { ...report, failed: 1 } : report;
}

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

/** A file that could not run or contains no test is a failure. */
export function readVitestReport(file: string, exitCode: number): TestReport {
  const report = read(file, vitestReport);
  if (!report) return oneTest(false);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const durations = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1_000 }));
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return withExitCode({ passed, failed: failed + broken.length, durations }, exitCode);
}

/** Errors outside of tests and flaky tests are failures. */
export function readPlaywrightReport(file: string, exitCode: number): TestReport {
  const report = read(file, playwrightReport);
  if (!report) return oneTest(false);
  const { expected, unexpected, flaky } = report.stats;
  const durations = report.suites
    .flatMap(specsOf)
    .flatMap(({ title, file: spec, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ name: `${spec} › ${title}`, seconds: duration / 1_000 })),
      ),
    );
  return withExitCode({ passed: expected, failed: unexpected + flaky + report.errors.length, durations }, exitCode);
}
