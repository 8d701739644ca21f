import { expect, it } from "vitest";
import { statementName } from "@/lib/statement-names";

it("each statement keeps a name of its own, and the names come to an end where the statements do not", () => {
  const first = statementName({ sql: "SELECT 1" });
  expect(statementName({ sql: "SELECT 1" })).toBe(first);
  const others = Array.from({ length: 1_000 }, (_, i) => statementName({ sql: `SELECT ${i + 2}` }));
  const named = [first, ...others].filter((name) => name !== "");
  expect(named).toHaveLength(500);
  expect(new Set(named).size).toBe(500);
  expect(statementName({ sql: "SELECT 1" })).toBe(first);
});
