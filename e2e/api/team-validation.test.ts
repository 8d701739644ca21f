import { beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { count } from "@/e2e/support/site";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/team-payload";

let token: string;
beforeAll(async () => {
  ({ token } = await signedIn("TeamRegistrator", "NO"));
});

const person = (changes: Record<string, unknown>) => ({
  contestantPerson: { fullName: "Ola Nordmann", tShirtSize: "M", ...changes },
});
const nameCharacters = "a name has letters, digits, hyphens, apostrophes and full stops.";

type Rule = [rule: string, changes: Record<string, unknown>, field: string, message: string | RegExp];

const onTheList = /^Choose one of: /;

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
  ["an arrival location is on the list", { arrivalLocation: "Moon" }, "arrivalLocation", onTheList],
  [
    "a time of arrival is not one that the clocks skip",
    { timeOfArrival: "2025-03-30T03:30" },
    "timeOfArrival",
    "This time does not exist, because the clocks go forward. Did you mean 30 March 2025, 04:30?",
  ],
  [
    "a team arrives in the year of the tournament",
    { timeOfArrival: "2024-04-09T14:30" },
    "timeOfArrival",
    "Choose a date from 8 February 2025 to 12 June 2025.",
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
  [
    "has a T-shirt size of the list",
    { leaderPerson: { fullName: "Kari", tShirtSize: "9XL" } },
    "leaderPerson.tShirtSize",
    onTheList,
  ],
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
  ["has an operating system of the list", { operatingSystemName: "CP/M" }, "operatingSystemName", onTheList],
  ["has a date of birth", { dateOfBirth: "" }, "dateOfBirth", "Date of birth is required."],
  ["has a real date of birth", { dateOfBirth: "2009-02-29" }, "dateOfBirth", /real date/],
  ["is born in the past", { dateOfBirth: "2999-01-01" }, "dateOfBirth", "Date of birth must be in the past."],
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

describe("POST /api/Team requires that", () => {
  it.each(rules)("%s", async (_rule, changes, field, message) => {
    const body = teamPayload(changes);
    const answer = await call("POST /api/Team", { token, body });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const expected = typeof message === "string" ? message : expect.stringMatching(message);
    expect(answer.body.errors[field]).toEqual([expected]);
    expect(await count('SELECT count(*) FROM "Team" WHERE "name" = $1', [body.name])).toBe(0);
  });

  it("reports every invalid field", async () => {
    const answer = await call("POST /api/Team", { token, body: {} });
    expect(Object.keys(answer.body.errors).length).toBeGreaterThanOrEqual(10);
  });

  it("ignores a new leader if one is chosen, and a deputy without hasDeputyLeader", async () => {
    const { body: made } = await call("POST /api/Team", { token, body: teamPayload() });
    const body = teamPayload({
      leaderId: made.leader.id,
      leaderCreateModel: {},
      deputyLeaderCreateModel: { leaderEmail: "?" },
    });
    const answer = await call("POST /api/Team", { token, body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ leader: { id: made.leader.id }, deputyLeader: null });
  });
});

describe("a team's dates", () => {
  it("of arrival and departure are compared as instants, with and without an offset", async () => {
    const late = teamPayload({ timeOfArrival: "2025-04-09T12:00:00Z", timeOfDeparture: "2025-04-09T14:00" });
    expect((await call("POST /api/Team", { token, body: late })).body.errors).toEqual({
      timeOfDeparture: ["The departure must be later than the arrival."],
    });
    const fine = teamPayload({ timeOfArrival: "2025-04-09T12:00", timeOfDeparture: "2025-04-09T11:00:00Z" });
    expect((await call("POST /api/Team", { token, body: fine })).status).toBe(201);
  });

  it("of birth must be in the past by the site's clock", async () => {
    const [contestant] = teamPayload().contestants as object[];
    const body = teamPayload({ contestants: [{ ...contestant, dateOfBirth: "2025-03-01" }] });
    const refused = await call("POST /api/Team", { token, body });
    expect(refused.body.errors).toEqual({ "contestants.0.dateOfBirth": ["Date of birth must be in the past."] });
    const later = await call("POST /api/Team", { token, body, at: "2025-03-02T00:00:00Z" });
    expect(later.status).toBe(201);
  });
});
