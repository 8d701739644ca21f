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
    ["Create the countries’ registrators", { registrators: 1 }],
    ["Create the guides", { guides: 1 }],
  ])("%s is done once its data is there", (title, change) => {
    expect(all).toContain(title);
    expect(open(change)).toEqual(all.filter((other) => other !== title));
  });

  it("do not ask for other dates when registration has ended with teams", () => {
    const step = "Set the dates of the tournament and of registration";
    expect(open({ teams: 1 })).not.toContain(step);
    expect(open({}, new Date("2025-03-01T00:00:00Z"))).not.toContain(step);
  });
});
