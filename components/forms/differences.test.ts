import { describe, expect, it } from "vitest";
import { differencesOf } from "@/components/forms/differences";

const labels = {
  person: { fullName: "Full name", picture: "Picture" },
  away: "Travels alone",
  at: "Time of arrival",
};
const stored = { person: { fullName: "Ana", picture: "" }, away: false, at: "2025-04-09T14:30" };

describe("the differences between what was typed and what is stored", () => {
  it("ignore fields without a label", () => {
    expect(differencesOf(labels, { ...stored, id: 1 }, { ...stored, id: 2 })).toEqual([]);
  });

  it("name the label and both values of each field", () => {
    const typed = { person: { fullName: "Anna", picture: "" }, away: true, at: "2025-04-10T14:30" };
    expect(differencesOf(labels, typed, stored)).toEqual([
      { field: "person.fullName", label: "Full name", mine: "Anna", theirs: "Ana" },
      { field: "away", label: "Travels alone", mine: "Yes", theirs: "No" },
      { field: "at", label: "Time of arrival", mine: "10 Apr 2025, 14:30", theirs: "9 Apr 2025, 14:30" },
    ]);
  });
});
