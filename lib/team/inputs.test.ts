import { expect, it } from "vitest";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/payloads";
import type { AppError } from "@/lib/platform/errors/problem";
import { parseBody } from "@/lib/platform/http/parse";
import { teamCreation } from "@/lib/team/inputs";

function errorsOf(body: unknown) {
  try {
    parseBody(teamCreation, body);
  } catch (error) {
    return (error as AppError).errors as Record<string, string[]>;
  }
  throw new Error("the team was accepted");
}

const person = (changes: Record<string, unknown>) => ({
  contestantPerson: { fullName: "Ola Nordmann", tShirtSize: "M", ...changes },
});
const nameCharacters = "a name has letters, digits, hyphens, apostrophes and full stops.";

type Rule = [rule: string, changes: Record<string, unknown>, field: string, message: string | RegExp];

const teamRules: Rule[] = [
  ["a team has a name", { name: " " }, "name", "Team name is required."],
  ["a team has a time of arrival", { timeOfArrival: "" }, "timeOfArrival", "Time of arrival is required."],
  [
    "a time of arrival is a real time",
    { timeOfArrival: "2025-02-30T10:00" },
    "timeOfArrival",
    /must be a date and a time/,
  ],
  [
    "a team has an arrival location",
    { arrivalLocation: undefined },
    "arrivalLocation",
    "Arrival location is required.",
  ],
  ["a team has a time of departure", { timeOfDeparture: null }, "timeOfDeparture", "Time of departure is required."],
  [
    "nobody departs before arriving",
    { timeOfDeparture: "2025-04-09T14:30" },
    "timeOfDeparture",
    "The departure must be later than the arrival.",
  ],
  [
    "a team has a departure location",
    { departureLocation: "" },
    "departureLocation",
    "Departure location is required.",
  ],
  ["a team has at least one contestant", { contestants: [] }, "contestants", "A team needs at least one contestant."],
  [
    "a team has at most four contestants",
    { contestants: [1, 2, 3, 4, 5].map((n) => contestantModel(`Ola ${n}`)) },
    "contestants",
    "A team can have at most 4 contestants.",
  ],
  [
    "a team competes in one group",
    { contestants: [contestantModel("Ola", "Junior"), contestantModel("Kari", "Senior")] },
    "contestants",
    "All contestants of a team compete in one group.",
  ],
];

/** Changes of a new leader. */
const leaderRules: Rule[] = [
  ["has a full name", { leaderPerson: { tShirtSize: "M" } }, "leaderPerson.fullName", "Full name is required."],
  [
    "has a name made of words",
    { leaderPerson: { fullName: "Kari @ Home", tShirtSize: "M" } },
    "leaderPerson.fullName",
    `Remove “@” from “@”: ${nameCharacters}`,
  ],
  ["has a T-shirt size", { leaderPerson: { fullName: "K" } }, "leaderPerson.tShirtSize", "T-shirt size is required."],
  ["has an e-mail", { leaderEmail: "" }, "leaderEmail", "E-mail is required."],
  ["has a valid e-mail", { leaderEmail: "kari(at)team" }, "leaderEmail", "This is not a valid e-mail address."],
  ["has a phone", { leaderPhoneNumber: "" }, "leaderPhoneNumber", "Phone number is required."],
];

/** The fields of a leader or deputy who is not in the request. */
const absentLeader: [field: string, message: string][] = [
  ["leaderPerson.fullName", "Full name is required."],
  ["leaderPerson.tShirtSize", "T-shirt size is required."],
  ["leaderEmail", "E-mail is required."],
  ["leaderPhoneNumber", "Phone number is required."],
];

const contactPhone = { personForContactPhoneNumber: "+359 54 000 001" };

/** Changes of the first contestant. */
const contestantRules: Rule[] = [
  ["has a group", { contestantGroup: "" }, "contestantGroup", "Group is required: Junior or Senior."],
  ["has a full name", person({ fullName: "" }), "contestantPerson.fullName", "Full name is required."],
  [
    "has a name made of words",
    person({ fullName: "Ola <b>" }),
    "contestantPerson.fullName",
    `Remove “<” from “<b>”: ${nameCharacters}`,
  ],
  ["has a T-shirt size", person({ tShirtSize: "" }), "contestantPerson.tShirtSize", "T-shirt size is required."],
  ["has an operating system", { operatingSystemName: "" }, "operatingSystemName", "Operating system is required."],
  ["has a date of birth", { dateOfBirth: "" }, "dateOfBirth", "Date of birth is required."],
  ["has a real date of birth", { dateOfBirth: "2009-02-29" }, "dateOfBirth", /real date/],
  [
    "who travels without the leader has a contact",
    { hasPersonForContact: true, ...contactPhone },
    "personForContactName",
    "Contact name is required.",
  ],
  [
    "who travels without the leader has a contact's phone",
    { hasPersonForContact: true, personForContactName: "Per" },
    "personForContactPhoneNumber",
    "Contact phone is required.",
  ],
];

const rules: Rule[] = [
  ...teamRules,
  ...leaderRules.map(([rule, changes, field, message]): Rule => {
    const leaderCreateModel = { ...leaderModel("Kari Nordmann"), ...changes };
    return [`a leader ${rule}`, { leaderCreateModel }, `leaderCreateModel.${field}`, message];
  }),
  ...absentLeader.flatMap(([field, message]): Rule[] => [
    [`a team has a leader with ${field}`, { leaderCreateModel: undefined }, `leaderCreateModel.${field}`, message],
    [
      `with the tick, a team has a deputy with ${field}`,
      { hasDeputyLeader: true },
      `deputyLeaderCreateModel.${field}`,
      message,
    ],
  ]),
  ...contestantRules.map(([rule, changes, field, message]): Rule => {
    const contestants = [{ ...contestantModel("Ola Nordmann"), ...changes }];
    return [`a contestant ${rule}`, { contestants }, `contestants.0.${field}`, message];
  }),
];

it.each(rules)("%s", (_rule, changes, field, message) => {
  const expected = typeof message === "string" ? message : expect.stringMatching(message);
  expect(errorsOf(teamPayload(changes))[field]).toEqual([expected]);
});

it("a request without anything has an error on every required field", () => {
  expect(Object.keys(errorsOf({})).sort()).toEqual([
    "arrivalLocation",
    "contestants",
    "departureLocation",
    ...absentLeader.map(([field]) => `leaderCreateModel.${field}`).sort(),
    "name",
    "timeOfArrival",
    "timeOfDeparture",
  ]);
});

it("a group is read in any case", () => {
  const contestants = ["junior", "JUNIOR", " Junior "].map((contestantGroup) => ({
    ...contestantModel("Ola"),
    contestantGroup,
  }));
  const team = teamCreation.parse(teamPayload({ contestants }));
  expect(team.contestants.map(({ contestantGroup }) => contestantGroup)).toEqual(["Junior", "Junior", "Junior"]);
});
