import { expect, it } from "vitest";
import { groupLeaders } from "@/lib/leader/group-leaders";
import type { LeaderRecord } from "@/lib/leader/schema";

function record(countryId: string, fullName: string, values: Partial<LeaderRecord>): LeaderRecord {
  const person = {
    id: "p",
    contestId: "e",
    countryId,
    fullName,
    nativeName: null,
    roles: [],
    tShirtSize: null,
    version: 1,
    picturePath: null,
    pictureIsPublic: true,
    timeOfArrival: null,
    arrivalLocation: null,
    arrivalTripNumber: null,
    timeOfDeparture: null,
    departureLocation: null,
    departureTripNumber: null,
  };
  return {
    person,
    phoneNumber: "+1",
    email: "a@x.example",
    teamName: "T",
    teamGroup: "Senior",
    isDeputy: false,
    ...values,
  };
}

it("groups the records by full name and country, with name(group) lines and -Deputy for deputies", () => {
  const leaders = groupLeaders(
    [
      record("bg", "Ana Petrova", { teamName: "Oak", teamGroup: "Junior" }),
      record("ro", "Ana Petrova", { teamName: "Elm" }),
      record("bg", "Ana Petrova", { teamName: "Ash", isDeputy: true, phoneNumber: "+2" }),
    ],
    (id) => ({ country: id.toUpperCase(), countryCode: id }),
  );
  expect(
    leaders.map(({ country, teams, groups, phoneNumbers, emails }) => [country, teams, groups, phoneNumbers, emails]),
  ).toEqual([
    ["BG", ["Oak(Junior)", "Ash(Senior)-Deputy"], ["Junior", "Senior"], ["+1", "+2"], ["a@x.example"]],
    ["RO", ["Elm(Senior)"], ["Senior"], ["+1"], ["a@x.example"]],
  ]);
});
