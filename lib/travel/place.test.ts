import { expect, it } from "vitest";
import { findChoice } from "@/lib/platform/validation/find-choice";
import { placeOptions } from "@/lib/travel/place";

const arrivalLocations = ["Sofia Airport", "Other"];
const read = (place: string) => findChoice(placeOptions(place, { arrivalLocations }), place);

it.each([
  ["Other: Plovdiv", "Other: Plovdiv"],
  ["other:Plovdiv", "Other: Plovdiv"],
  ["OTHER :  by car", "Other: by car"],
  ["Other:", "Other"],
  ["other", "Other"],
  ["sofia  airport", "Sofia Airport"],
])("the place %j is %j", (typed, place) => expect(read(typed)).toBe(place));

it("a place that is not offered needs the word", () => {
  for (const place of ["Plovdiv", "Another: Plovdiv", "Plovdiv (Other)"]) expect(read(place)).toBeUndefined();
  expect(placeOptions("Other: Plovdiv", { arrivalLocations: ["Sofia Airport"] })).toEqual(["Sofia Airport"]);
});
