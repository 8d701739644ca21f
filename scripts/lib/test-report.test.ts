import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "@/scripts/lib/test-report";

const folder = mkdtempSync(path.join(tmpdir(), "test-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileOf(content: unknown): string {
  files += 1;
  const file = path.join(folder, `${files}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number) => fileOf({ numPassedTests, numFailedTests });
const playwright = (expected: number, unexpected: number) => fileOf({ stats: { expected, unexpected } });

it("counts passed and failed tests", () => {
  expect(readVitestReport(vitest(5, 1), 1)).toEqual({ passed: 5, failed: 1 });
  expect(readPlaywrightReport(playwright(3, 2), 1)).toEqual({ passed: 3, failed: 2 });
});

it("counts a runner that fails without a failed test as a failure, with or without a report", () => {
  expect(readVitestReport(vitest(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
  expect(readPlaywrightReport(playwright(3, 0), 1)).toEqual({ passed: 3, failed: 1 });
  expect(readVitestReport("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywrightReport("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
});
