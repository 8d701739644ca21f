import { existsSync, readFileSync } from "node:fs";

export interface TestCounts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
}

export const oneTest = (passes: boolean): TestCounts => ({ passed: Number(passes), failed: Number(!passes) });

function read<T>(file: string, exitCode: number, countsOf: (report: T) => TestCounts): TestCounts {
  if (!existsSync(file)) return oneTest(false);
  const { passed, failed } = countsOf(JSON.parse(readFileSync(file, "utf8")));
  // A runner that crashes, cannot run a file or finds no tests fails without a failed test.
  return { passed, failed: failed || Number(exitCode !== 0) };
}

export const readVitestReport = (file: string, exitCode: number): TestCounts =>
  read<VitestReport>(file, exitCode, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

export const readPlaywrightReport = (file: string, exitCode: number): TestCounts =>
  read<PlaywrightReport>(file, exitCode, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected }));
