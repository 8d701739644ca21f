import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { merge, readPlaywrightReport, readVitestReport, slowest } from "@/scripts/lib/test-report";

const folder = mkdtempSync(path.join(tmpdir(), "test-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileOf(content: unknown): string {
  files += 1;
  const file = path.join(folder, `${files}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number, testResults: unknown[] = []) =>
  fileOf({ numPassedTests, numFailedTests, testResults });
const playwright = (stats: object, suites: unknown[] = [], errors: unknown[] = []) =>
  fileOf({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, suites, errors });

it("counts passed and failed tests", () => {
  const results = [{ status: "failed", assertionResults: [{ status: "failed", fullName: "adds", duration: 5 }] }];
  expect(readVitestReport(vitest(5, 1, results), 1)).toMatchObject({ passed: 5, failed: 1 });
  const file = playwright({ expected: 3, unexpected: 1, flaky: 1 });
  expect(readPlaywrightReport(file, 1)).toMatchObject({ passed: 3, failed: 2 });
});

it("counts a file without tests and a file that could not run as failures", () => {
  const file = vitest(5, 0, [{ status: "failed", assertionResults: [] }]);
  expect(readVitestReport(file, 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readPlaywrightReport(playwright({ expected: 3 }, [], [{}]), 1)).toMatchObject({ passed: 3, failed: 1 });
});

it("counts a crashed runner as a failure, with or without a report", () => {
  expect(readVitestReport(vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(readVitestReport("/nowhere/report.json", 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(readPlaywrightReport("/nowhere/report.json", 0)).toMatchObject({ passed: 0, failed: 1 });
});

it("lists the slowest tests of both runners, the slowest first", () => {
  const assertionResults = [
    { status: "passed", fullName: "adds", duration: 20 },
    { status: "passed", fullName: "waits", duration: 2_500 },
  ];
  const spec = (title: string, duration: number) => ({
    title,
    file: "a.spec.ts",
    tests: [{ results: [{ duration }] }],
  });
  const suites = [{ specs: [spec("opens", 4_000)], suites: [{ specs: [spec("closes", 1_000)] }] }];
  const report = merge([
    readVitestReport(vitest(2, 0, [{ status: "passed", assertionResults }]), 0),
    readPlaywrightReport(playwright({ expected: 2 }, suites), 0),
  ]);
  expect(report).toMatchObject({ passed: 4, failed: 0 });
  expect(slowest(report, 3)).toEqual([
    "   4.0 s  a.spec.ts › opens",
    "   2.5 s  waits",
    "   1.0 s  a.spec.ts › closes",
  ]);
});
