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

function refusal(describe: (errors: FileErrors) => void): string {
  const errors = new FileErrors();
  describe(errors);
  try {
    errors.throwIfAny();
  } catch (error) {
    return (error as AppError).message;
  }
  throw new Error("nothing was wrong");
}

it("a refused file says which lines have no errors, and which columns are not used", () => {
  const detail = refusal((errors) => {
    errors.describe({ lines: [2, 3, 5], unusedColumns: ["Notes", "Notes", "x".repeat(61)] });
    errors.add(3, "code", "Wrong.");
  });
  expect(detail).toBe(
    `The file has an error. Nothing was stored. Without errors: lines 2, 5. Not used: the columns “Notes”, “${"x".repeat(60)}…”.`,
  );
});

it("a file that is wrong as a whole says nothing of its lines and columns, which were not checked", () => {
  const detail = refusal((errors) => {
    errors.describe({ lines: [2, 3], unusedColumns: ["Notes"] });
    errors.add(1, "", "The file needs a column “code”.");
    errors.add(2, "", "Wrong.");
  });
  expect(detail).toBe("The file has 2 errors. Nothing was stored.");
});

it("of many warnings the first hundred are listed and the others counted", () => {
  const errors = new FileErrors();
  for (let line = 120; line > 0; line--) errors.warn(line, "seat", "Odd.");
  const { warnings } = errors.notes();
  expect([warnings.length, warnings[0]?.line, warnings.at(-1)]).toEqual([
    101,
    1,
    { line: 100, column: "", message: "20 more warnings are not listed." },
  ]);
});
