import { expect, test } from "vitest";
import { compareWithStored } from "@/components/forms/compare-with-stored";

const initial = { version: 1, name: "Ana", phone: "", person: { picture: "", size: "M" } };
const typed = { ...initial, name: "Anna" };
const newPicture = { ...initial, person: { picture: "UklGRg==", size: "M" } };

test.each([
  ["nothing was typed", initial, { ...initial, version: 2, phone: "1" }, "same"],
  ["both typed the same", typed, { ...initial, version: 2, name: "Anna", phone: "1" }, "same"],
  ["the form shows nothing that they changed", typed, { ...initial, version: 2 }, "retry"],
  [
    "both changed a field, and each of them another one",
    { ...typed, person: { picture: "", size: "L" } },
    { ...initial, version: 2, name: "Anita", phone: "1" },
    { both: ["name"], others: ["phone"], hasOwnChanges: true },
  ],
  [
    "they changed another field than was typed",
    typed,
    { ...initial, version: 2, phone: "1" },
    { both: [], others: ["phone"], hasOwnChanges: true },
  ],
  [
    "a picture was chosen, which they may have changed, too",
    newPicture,
    { ...initial, version: 2 },
    { both: ["person.picture"], others: [], hasOwnChanges: false },
  ],
])("a form is compared with what another user has stored meanwhile: %s", (_case, values, current, expected) => {
  expect(compareWithStored(values, initial, current)).toEqual(expected);
});
