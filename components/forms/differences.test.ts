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

  it("name the label and both values of each field", () => {
    const typed = { person: { fullName: "Anna", picture: "" }, away: true, roles: [] };
    expect(differencesOf(labels, typed, stored)).toEqual([
      { field: "person.fullName", label: "Full name", typed: "Anna", current: "Ana" },
      { field: "away", label: "Travels alone", typed: "Yes", current: "No" },
      { field: "roles", label: "Roles", typed: "none", current: "GUEST" },
    ]);
  });
});

const long = "A sentence that is the same in both versions of a text that is far too long to be shown. ".repeat(3);
const tasks = [
  { id: "1", name: "Trees", maximum: "100" },
  { id: "2", name: "Roads", maximum: "100" },
];

test.each([
  ["a text", "gold", "320", "350", ["320", "350"]],
  ["an empty text", "note", "", "Late", ["empty", "Late"]],
  ["a date", "dateOfBirth", "2008-05-24", "2009-01-02", ["24 May 2008", "2 Jan 2009"]],
  ["a time", "leavesAt", "2025-04-09T18:20", "", ["9 Apr 2025, 18:20", "empty"]],
  ["a choice", "countryId", "c1", "c2", ["Malta", "Monaco"]],
  ["choices", "roles", ["GUEST", "CHAIR"], ["GUEST"], ["Guest and Chair", "Guest"]],
  ["a picture", "picture", "UklGRg==", "", ["a new picture", "the stored one"]],
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
  ["texts with empty ones", "signatories", ["Ann", "", ""], ["", "", ""], ["Ann", "none"]],
  ["another link", "rules", '<a href="/a">Rules</a>', '<a href="/b">Rules</a>', ["with other details", "as stored"]],
  [
    "another checkbox of an entry",
    "photos",
    [{ caption: "Hall", isMap: true }],
    [{ caption: "Hall", isMap: false }],
    ["with other details", "as stored"],
  ],
  ["changed entries", "tasks", tasks, [tasks[0], { ...tasks[1], maximum: "50" }], ["Roads 100", "Roads 50"]],
  ["a new entry", "tasks", tasks, [tasks[0]], ["Roads", "without it"]],
  ["moved entries", "tasks", tasks, [...tasks].reverse(), ["in a new order", "in the stored order"]],
])("a user can read %s", (_kind, name, typed, current, texts) => {
  const choices = {
    countryId: [
      { value: "c1", label: "Malta" },
      { value: "c2", label: "Monaco" },
    ],
    roles: [
      { value: "GUEST", label: "Guest" },
      { value: "CHAIR", label: "Chair" },
    ],
  };
  const [difference] = differencesOf({ [name]: "Label" }, { [name]: typed }, { [name]: current }, choices);
  expect([difference?.typed, difference?.current]).toEqual(texts);
});
