import { expect, it } from "vitest";
import { changedFields } from "@/components/forms/changed-fields";

const stored = { version: 1, person: { fullName: "Ana", picture: "" }, away: false, roles: ["GUEST"] };

it("the changed fields are named by their path, and a list is one field", () => {
  const typed = { version: 1, person: { fullName: "Anna", picture: "" }, away: true, roles: [] };
  expect(changedFields(typed, stored)).toEqual(["person.fullName", "away", "roles"]);
});

it("another version and an empty text instead of none are no changes", () => {
  expect(changedFields({ ...stored, version: 2, note: "" }, { ...stored, note: null })).toEqual([]);
});
