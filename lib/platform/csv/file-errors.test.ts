import { expect, it } from "vitest";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { AppError } from "@/lib/platform/errors/problem";

function messageOf(count: number): string | null {
  const errors = new FileErrors();
  for (let line = 1; line <= count; line++) errors.add(line, "code", "Wrong.");
  try {
    errors.throwIfAny();
    return null;
  } catch (error) {
    return (error as AppError).message;
  }
}

it("a file's errors are counted, and those that are not listed are mentioned", () => {
  expect([0, 1, 100, 101].map(messageOf)).toEqual([
    null,
    "The file has an error. Nothing was stored.",
    "The file has 100 errors. Nothing was stored.",
    "The file has 101 errors. Nothing was stored. The first 100 are listed.",
  ]);
});
