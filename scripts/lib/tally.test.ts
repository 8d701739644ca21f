import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { playwrightTally, vitestTally } from "@/scripts/lib/tally";

function report(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "tally-")), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number, testResults: unknown[] = []) =>
  report({ numPassedTests, numFailedTests, testResults });

it("counts what passed and what failed", () => {
  const results = [{ status: "failed", assertionResults: [{ status: "failed" }] }];
  expect(vitestTally(vitest(5, 1, results), 1)).toEqual({ passed: 5, failed: 1 });
  const stats = { expected: 3, unexpected: 1, flaky: 1 };
  expect(playwrightTally(report({ stats, errors: [] }), 1)).toEqual({ passed: 3, failed: 2 });
});

it("a file without a test in it, or one that could not be run, is a failure", () => {
  expect(vitestTally(vitest(5, 0, [{ status: "failed", assertionResults: [] }]), 1)).toEqual({ passed: 5, failed: 1 });
  const stats = { expected: 3, unexpected: 0, flaky: 0 };
  expect(playwrightTally(report({ stats, errors: [{}] }), 1)).toEqual({ passed: 3, failed: 1 });
});

it("a runner that crashed is a failure, whether or not it left a report", () => {
  expect(vitestTally(vitest(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
  expect(vitestTally("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally("/nowhere/report.json", 0)).toEqual({ passed: 0, failed: 1 });
});
