import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { playwrightCounts, vitestCounts } from "@/scripts/lib/test-counts";

function report(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "test-counts-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number, testResults: unknown[] = []) =>
  report({ numPassedTests, numFailedTests, testResults });

it("counts passed and failed tests", () => {
  const results = [{ status: "failed", assertionResults: [{ status: "failed" }] }];
  expect(vitestCounts(vitest(5, 1, results), 1)).toEqual({ passed: 5, failed: 1 });
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(playwrightCounts(report({ stats, errors: [] }), 1)).toEqual({ passed: 3, failed: 2 });
});

it("counts a file without tests and a file that could not run as failures", () => {
  expect(vitestCounts(vitest(5, 0, [{ status: "failed", assertionResults: [] }]), 1)).toEqual({ passed: 5, failed: 1 });
  const stats = { expected: 3, unexpected: 0, flaky: 0 };
  expect(playwrightCounts(report({ stats, errors: [{}] }), 1)).toEqual({ passed: 3, failed: 1 });
});

it("counts a crashed runner as a failure, with or without a report", () => {
  expect(vitestCounts(vitest(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
  expect(vitestCounts("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
});
