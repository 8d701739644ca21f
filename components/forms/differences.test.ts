import { describe, expect, it } from "vitest";
import { differencesOf } from "@/components/forms/differences";

const labels = {
  person: { fullName: "Full name", picture: "Picture" },
  away: "Travels alone",
  roles: "Roles",
};
const stored = { person: { fullName: "Ana", picture: "" }, away: false, roles: ["GUEST"] };

describe("the differences between what was typed and what is stored", () => {
  it("ignore fields without a label", () => {
    expect(differencesOf(labels, { ...stored, id: 1 }, { ...stored, id: 2 })).toEqual([]);
  });

  it("name the label of each field", () => {
    const typed = { person: { fullName: "Anna", picture: "" }, away: true, roles: [] };
    expect(differencesOf(labels, typed, stored)).toEqual([
      { field: "person.fullName", label: "Full name" },
      { field: "away", label: "Travels alone" },
      { field: "roles", label: "Roles" },
    ]);
  });
});
