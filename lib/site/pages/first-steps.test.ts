import { describe, expect, it } from "vitest";
import { placeholderContact } from "@/lib/edition/rules";
import { firstSteps, type Preparations } from "@/lib/site/pages/first-steps";

const deadline = new Date("2025-03-20T21:59:00Z");
const afterwards = new Date("2026-11-21T00:00:00Z");

const nothing: Preparations = {
  contactEmail: placeholderContact,
  endOfRegistrationDate: deadline,
  welcomeText: "",
  rules: "<p> </p>",
  environmentDescription: "",
  lastScheduleDay: new Date("2025-04-13"),
  committeeMembers: 0,
  registrators: 0,
  guides: 0,
  teams: 0,
};

const open = (change: Partial<Preparations>, now = afterwards) =>
  firstSteps({ ...nothing, ...change }, now).flatMap(({ title, isDone }) => (isDone ? [] : [title]));

describe("the first steps", () => {
  const all = open({});

  it.each([
    ["Change the contact address", { contactEmail: "office@tournament.example" }],
    [
      "Set the dates of the tournament and of registration",
      { endOfRegistrationDate: new Date("2027-03-20T21:59:00Z") },
    ],
    ["Write the welcome text", { welcomeText: "<p>Welcome</p>" }],
    ["Write the rules", { rules: "<p>Rules</p>" }],
    ["Describe the environment", { environmentDescription: "<p>Computers</p>" }],
    ["Write the schedule", { lastScheduleDay: new Date("2027-04-13") }],
    ["Add the members of the committees", { committeeMembers: 1 }],
    ["Create the countries’ registrators", { registrators: 1 }],
    ["Create the guides", { guides: 1 }],
  ])("%s is done once its data is there", (title, change) => {
    expect(all).toContain(title);
    expect(open(change)).toEqual(all.filter((other) => other !== title));
  });

  it.each(["Set the dates of the tournament and of registration", "Write the schedule"])(
    "%s is not asked for again when the tournament is over, with teams",
    (step) => {
      expect(open({ teams: 1 })).not.toContain(step);
      expect(open({}, new Date("2025-03-01T00:00:00Z"))).not.toContain(step);
    },
  );

  it("ask for a schedule that has no entry at all", () => {
    expect(open({ teams: 1, lastScheduleDay: null })).toContain("Write the schedule");
  });
});
