import { expect, it } from "vitest";
import { valueAt, withValueAt } from "@/lib/platform/validation/field-path";

const team = { leader: null, contestants: [{ person: { size: "S" } }, { person: { size: "M" } }] };

it("a field is found by its path, in objects and lists", () => {
  expect(valueAt(team, "contestants.1.person.size")).toBe("M");
  for (const field of ["leader.person", "contestants.2.person.size", "deputy.person"])
    expect(valueAt(team, field)).toBeUndefined();
});

it("a copy has another value in one field, and the original stays", () => {
  const changed = withValueAt(team, "contestants.1.person.size", "L");
  expect(changed).toEqual({ leader: null, contestants: [{ person: { size: "S" } }, { person: { size: "L" } }] });
  expect(valueAt(team, "contestants.1.person.size")).toBe("M");
  expect(changed.contestants[0]).toBe(team.contestants[0]);
});
