import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { exportCsv } from "@/e2e/support/csv";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { contestantModel, teamPayload, travel } from "@/e2e/support/payloads";

let registrator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  registrator = await signedIn("TeamRegistrator", "BB");
  admin = await signedIn("Administrator");
});

const send = (endpoint: string, body: object) => call(endpoint, { token: registrator.token, body });
const trips = { arrivalTripNumber: "FB 977", departureTripNumber: "BV 2637" };

/** Functions that create a party; they return the response and a function that changes the party's travel. */
const parties = {
  async team(changes: object) {
    const created = await send("POST /api/Team", teamPayload({ ...changes }));
    const change = (to: object) => send("PUT /api/Team/arrival", { teamId: created.body.id, ...travel, ...to });
    return { created, change };
  },
  async guest(changes: object) {
    const guest = { fullName: "Guest", ...travel };
    const created = await send("POST /api/Person", { ...guest, ...changes });
    const change = (to: object) => send(`PUT /api/Person/${created.body.id}`, { ...guest, ...to });
    return { created, change };
  },
};

describe.each(["team", "guest"] as const)("the trip numbers of a %s", (party) => {
  it("are stored trimmed, kept by a change without them, and cleared by an empty one", async () => {
    const { created, change } = await parties[party]({ ...trips, arrivalTripNumber: "  FB 977 " });
    expect(created.body).toMatchObject(trips);
    expect((await change({ departureTripNumber: "" })).body).toMatchObject({ ...trips, departureTripNumber: null });
    expect((await change({})).body).toMatchObject({ ...trips, departureTripNumber: null });
    const history = await call(`GET /api/Audit?id=${created.body.id}`, { token: admin.token });
    expect(JSON.stringify(history.body)).toContain('"departureTripNumber":["BV 2637",null]');
  });

  it("are optional, and one line of at most 40 characters", async () => {
    const { created, change } = await parties[party]({});
    expect(created.body).toMatchObject({ arrivalTripNumber: null, departureTripNumber: null });
    const { status, body } = await change({ arrivalTripNumber: "F".repeat(41) });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ arrivalTripNumber: ["Arrival flight or train can have at most 40 characters."] });
    expect((await change({ arrivalTripNumber: "F".repeat(40) })).status).toBe(200);
  });
});

it("a team's trip numbers are those of its members, and in the exports unless it takes part online", async () => {
  const unique = randomUUID();
  const contestants = [contestantModel(unique)];
  const { body: team } = await send("POST /api/Team", teamPayload({ ...trips, name: `A ${unique}`, contestants }));
  expect(team.leader.person).toMatchObject(trips);
  await send("POST /api/Team", teamPayload({ ...trips, name: `B ${unique}`, contestants, isOnline: true }));
  const ofUnique = (rows: { fullName?: string }[]) => rows.filter(({ fullName }) => fullName === unique);
  const info = await exportCsv(admin.token);
  const travelList = await exportCsv(admin.token, "", "/api/Person/export/travel/csv");
  expect(ofUnique(info.rows)).toMatchObject([trips, { arrivalTripNumber: "", departureTripNumber: "" }]);
  expect(ofUnique(travelList.rows)).toMatchObject([trips]);
});
