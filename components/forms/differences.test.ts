import { describe, expect, it, test } from "vitest";
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

  it("name the label and both values of each field, of a list the label only", () => {
    const typed = { person: { fullName: "Anna", picture: "" }, away: true, roles: [] };
    expect(differencesOf(labels, typed, stored)).toEqual([
      { field: "person.fullName", label: "Full name", texts: { typed: "Anna", current: "Ana" } },
      { field: "away", label: "Travels alone", texts: { typed: "Yes", current: "No" } },
      { field: "roles", label: "Roles", texts: null },
    ]);
  });
});

const long = "A sentence that is the same in both versions of a text that is far too long to be shown. ".repeat(3);

test.each([
  ["a text", "gold", "320", "350", ["320", "350"]],
  ["an empty text", "note", "", "Late", ["empty", "Late"]],
  ["a date", "dateOfBirth", "2008-05-24", "2009-01-02", ["24 May 2008", "2 Jan 2009"]],
  ["a time", "leavesAt", "2025-04-09T18:20", "", ["9 Apr 2025, 18:20", "empty"]],
  ["a choice", "countryId", "c1", "c2", ["Malta", "Monaco"]],
  ["yes and no in a list", "consent", "true", "false", ["Yes", "No"]],
  ["rich text", "rules", "<p>Two <b>days</b></p>", "<p>Three days</p>", ["Two days", "Three days"]],
  [
    "long texts",
    "rules",
    `${long}Mine.`,
    `${long}Theirs.`,
    ["…too long to be shown. Mine.", "…too long to be shown. Theirs."],
  ],
  [
    "long addresses",
    "link",
    `https://docs.example/${"d".repeat(80)}/mine`,
    `https://docs.example/${"d".repeat(80)}/theirs`,
    [`…${"d".repeat(39)}/mine`, `…${"d".repeat(39)}/theirs`],
  ],
])("a user can read %s", (_kind, name, typed, current, texts) => {
  const countryId = [
    { value: "c1", label: "Malta" },
    { value: "c2", label: "Monaco" },
  ];
  const [difference] = differencesOf({ [name]: "Label" }, { [name]: typed }, { [name]: current }, { countryId });
  expect([difference?.texts?.typed, difference?.texts?.current]).toEqual(texts);
});

test.each([
  ["a picture", "picture", "UklGRg==", ""],
  ["a list", "tasks", [{ name: "Trees" }], []],
  ["another link", "rules", '<a href="/a">Rules</a>', '<a href="/b">Rules</a>'],
])("of %s only the label is shown", (_kind, name, typed, current) => {
  expect(differencesOf({ [name]: "Label" }, { [name]: typed }, { [name]: current })).toEqual([
    { field: name, label: "Label", texts: null },
  ]);
});
