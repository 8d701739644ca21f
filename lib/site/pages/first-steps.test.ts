import { expect, it } from "vitest";
import { firstSteps, type Preparations } from "@/lib/site/pages/first-steps";

const nothing: Preparations = {
  hasDates: false,
  contactEmail: null,
  welcomeText: "",
  rules: "<p> </p>",
  environmentDescription: "",
  scheduleItems: 0,
  committeeMembers: 0,
  registrators: 0,
  guides: 0,
};

const open = (change: Partial<Preparations>) =>
  firstSteps({ ...nothing, ...change }).flatMap(({ title, isDone }) => (isDone ? [] : [title]));

const all = open({});

it("the year and the dates are the first of the first steps", () => {
  expect(all[0]).toBe("Enter the year and the dates");
});

it.each([
  ["Enter the year and the dates", { hasDates: true }],
  ["Enter the contact address", { contactEmail: "office@tournament.example" }],
  ["Write the welcome text", { welcomeText: "<p>Welcome</p>" }],
  ["Write the rules", { rules: "<p>Rules</p>" }],
  ["Describe the environment", { environmentDescription: "<p>Computers</p>" }],
  ["Write the schedule", { scheduleItems: 1 }],
  ["Add the members of the committees", { committeeMembers: 1 }],
  ["Create the countries’ registrators", { registrators: 1 }],
  ["Create the guides", { guides: 1 }],
])("the first step “%s” is done once its data is there", (title, change) => {
  expect(all).toContain(title);
  expect(open(change)).toEqual(all.filter((other) => other !== title));
});
