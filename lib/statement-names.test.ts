import { expect, it } from "vitest";
import { nameStatements, statementName } from "@/lib/statement-names";

it("no statement has a name before it is known that no pooler stands in between", () => {
  expect(statementName({ sql: "SELECT 1" })).toBe("");
});

it("each statement keeps a name of its own, and the names come to an end where the statements do not", () => {
  nameStatements();
  const first = statementName({ sql: "SELECT 1" });
  expect(statementName({ sql: "SELECT 1" })).toBe(first);
  const others = Array.from({ length: 1_000 }, (_, i) => statementName({ sql: `SELECT ${i + 2}` }));
  const named = [first, ...others].filter((name) => name !== "");
  expect(named).toHaveLength(500);
  expect(new Set(named).size).toBe(500);
  expect(statementName({ sql: "SELECT 1" })).toBe(first);
  expect(first).toMatch(/^[\w-]{43}$/);
});
