import { beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/payloads";
import { count } from "@/e2e/support/site";

let token: string;
beforeAll(async () => {
  ({ token } = await signedIn("TeamRegistrator", "NO"));
});

const onTheList = expect.stringMatching(/^Choose one of: /);
const leader = { ...leaderModel("Kari"), leaderPerson: { fullName: "Kari", tShirtSize: "9XL" } };
const contestant = (changes: object) => ({ contestants: [{ ...contestantModel("Ola Nordmann"), ...changes }] });

// Rules that do not depend on the edition have unit tests, in lib/team/inputs.test.ts.
describe("POST /api/Team requires that", () => {
  it.each([
    ["an arrival location is on the list", { arrivalLocation: "Moon" }, "arrivalLocation", onTheList],
    [
      "a T-shirt size is on the list",
      { leaderCreateModel: leader },
      "leaderCreateModel.leaderPerson.tShirtSize",
      onTheList,
    ],
    [
      "an operating system is on the list",
      contestant({ operatingSystemName: "CP/M" }),
      "contestants.0.operatingSystemName",
      onTheList,
    ],
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
  ])("%s", async (_rule, changes, field, message) => {
    const body = teamPayload(changes);
    const response = await call("POST /api/Team", { token, body });
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.body.errors[field]).toEqual([message]);
    expect(await count('SELECT count(*) FROM "Team" WHERE "name" = $1', [body.name])).toBe(0);
  });

  it("reports every invalid field", async () => {
    const response = await call("POST /api/Team", { token, body: {} });
    expect(Object.keys(response.body.errors).length).toBeGreaterThanOrEqual(10);
  });

  it("ignores a new leader if one is chosen, and a deputy without hasDeputyLeader", async () => {
    const { body: created } = await call("POST /api/Team", { token, body: teamPayload() });
    const body = teamPayload({
      leaderId: created.leader.id,
      leaderCreateModel: {},
      deputyLeaderCreateModel: { leaderEmail: "?" },
    });
    const response = await call("POST /api/Team", { token, body });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ leader: { id: created.leader.id }, deputyLeader: null });
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
