import { beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { count } from "@/e2e/support/site";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/team-payload";

let token: string;
beforeAll(async () => {
  ({ token } = await signedIn("TeamRegistrator", "NO"));
});

const contestantsWith = (changes: Record<string, unknown>) => ({
  contestants: [{ ...contestantModel("Ola Nordmann"), ...changes }],
});
const personWith = (changes: Record<string, unknown>) =>
  contestantsWith({ contestantPerson: { fullName: "Ola Nordmann", tShirtSize: "M", ...changes } });
const leaderWith = (changes: Record<string, unknown>) => ({
  leaderCreateModel: { ...leaderModel("Kari Nordmann"), ...changes },
});
const nameCharacters = "a name has letters, digits, hyphens, apostrophes and full stops.";

const rules: [rule: string, changes: Record<string, unknown>, field: string, message: string | RegExp][] = [
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
  ["an arrival location is on the list", { arrivalLocation: "Moon" }, "arrivalLocation", /^Choose one of: /],
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
  [
    "a team has a leader",
    { leaderCreateModel: undefined },
    "leaderCreateModel.leaderPerson.fullName",
    "Full name is required.",
  ],
  [
    "a leader has a full name",
    leaderWith({ leaderPerson: { tShirtSize: "M" } }),
    "leaderCreateModel.leaderPerson.fullName",
    "Full name is required.",
  ],
  [
    "a leader's name is made of words",
    leaderWith({ leaderPerson: { fullName: "Kari @ Home", tShirtSize: "M" } }),
    "leaderCreateModel.leaderPerson.fullName",
    `Remove “@” from “@”: ${nameCharacters}`,
  ],
  [
    "a leader has a T-shirt size",
    leaderWith({ leaderPerson: { fullName: "Kari" } }),
    "leaderCreateModel.leaderPerson.tShirtSize",
    "T-shirt size is required.",
  ],
  [
    "a leader's T-shirt size is on the list",
    leaderWith({ leaderPerson: { fullName: "Kari", tShirtSize: "9XL" } }),
    "leaderCreateModel.leaderPerson.tShirtSize",
    /^Choose one of: /,
  ],
  ["a leader has an e-mail", leaderWith({ leaderEmail: "" }), "leaderCreateModel.leaderEmail", "E-mail is required."],
  [
    "a leader's e-mail is one",
    leaderWith({ leaderEmail: "kari(at)team" }),
    "leaderCreateModel.leaderEmail",
    "This is not a valid e-mail address.",
  ],
  [
    "a leader has a phone",
    leaderWith({ leaderPhoneNumber: "" }),
    "leaderCreateModel.leaderPhoneNumber",
    "Phone number is required.",
  ],
  [
    "with the tick, a deputy has a name",
    { hasDeputyLeader: true },
    "deputyLeaderCreateModel.leaderPerson.fullName",
    "Full name is required.",
  ],
  [
    "with the tick, a deputy has a T-shirt size",
    { hasDeputyLeader: true },
    "deputyLeaderCreateModel.leaderPerson.tShirtSize",
    "T-shirt size is required.",
  ],
  [
    "with the tick, a deputy has an e-mail",
    { hasDeputyLeader: true },
    "deputyLeaderCreateModel.leaderEmail",
    "E-mail is required.",
  ],
  [
    "with the tick, a deputy has a phone",
    { hasDeputyLeader: true },
    "deputyLeaderCreateModel.leaderPhoneNumber",
    "Phone number is required.",
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
  [
    "a contestant has a group",
    contestantsWith({ contestantGroup: "" }),
    "contestants.0.contestantGroup",
    "Group is required: Junior or Senior.",
  ],
  [
    "a contestant has a full name",
    personWith({ fullName: "" }),
    "contestants.0.contestantPerson.fullName",
    "Full name is required.",
  ],
  [
    "a contestant's name is made of words",
    personWith({ fullName: "Ola <b>" }),
    "contestants.0.contestantPerson.fullName",
    `Remove “<” from “<b>”: ${nameCharacters}`,
  ],
  [
    "a contestant has a T-shirt size",
    personWith({ tShirtSize: "" }),
    "contestants.0.contestantPerson.tShirtSize",
    "T-shirt size is required.",
  ],
  [
    "a contestant has an operating system",
    contestantsWith({ operatingSystemName: "" }),
    "contestants.0.operatingSystemName",
    "Operating system is required.",
  ],
  [
    "an operating system is on the list",
    contestantsWith({ operatingSystemName: "CP/M" }),
    "contestants.0.operatingSystemName",
    /^Choose one of: /,
  ],
  [
    "a contestant has a date of birth",
    contestantsWith({ dateOfBirth: "" }),
    "contestants.0.dateOfBirth",
    "Date of birth is required.",
  ],
  ["a date of birth is real", contestantsWith({ dateOfBirth: "2009-02-29" }), "contestants.0.dateOfBirth", /real date/],
  [
    "a date of birth is in the past",
    contestantsWith({ dateOfBirth: "2999-01-01" }),
    "contestants.0.dateOfBirth",
    "Date of birth must be in the past.",
  ],
  [
    "who travels without the leader has a contact",
    contestantsWith({ hasPersonForContact: true, personForContactPhoneNumber: "+359 54 000 001" }),
    "contestants.0.personForContactName",
    "Contact name is required.",
  ],
  [
    "who travels without the leader has a contact's phone",
    contestantsWith({ hasPersonForContact: true, personForContactName: "Per" }),
    "contestants.0.personForContactPhoneNumber",
    "Contact phone is required.",
  ],
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
