import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { currentEditionId, insertAccount } from "@/e2e/support/factory";
import { call, callAt, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { ownSite } from "@/e2e/support/own-site";
import { accountPayload, contestantEdit, guidePayload, leaderEdit, renamed, travel } from "@/e2e/support/payloads";
import { insertRecords, recordWrites } from "@/e2e/support/record-writes";
import { type Country, countryByCode } from "@/e2e/support/site";

// A transaction that asked for something with a second connection would wait for itself.
const site = ownSite({ env: { DATABASE_POOL_SIZE: "1" } });

let token: string;
let country: Country;
beforeAll(async () => {
  ({ token } = await signedIn("Administrator"));
  await signedIn("TeamRegistrator", "UG");
  country = await countryByCode("UG");
});

const send = (endpoint: string, body?: unknown) => call(endpoint, { token, body });

describe("an instance with one database connection", () => {
  it("stores every write", async () => {
    for (const { name, requestOf } of recordWrites) {
      const { status } = await send(...requestOf(await insertRecords(country)));
      expect([name, status]).toEqual([name, expect.toBeOneOf([200, 201])]);
    }
    const { id: userId } = await insertAccount("Guide");
    for (const [endpoint, body] of [
      ["POST /api/Identity/Register", accountPayload({ invite: true, password: "" })],
      [`POST /api/Identity/${userId}/invitation`],
      ["PUT /api/Seating/rooms", { rooms: [] }],
    ] as const)
      expect([endpoint, (await send(endpoint, body)).status]).toEqual([endpoint, expect.toBeOneOf([200, 201])]);
  });

  it("responds to stale versions with the stored record", async () => {
    const { team, guideId, newUserId, people, contestantId, transferId } = await insertRecords(country);
    const editionId = await currentEditionId();
    const version = -1;
    const bus = { place: "Other", leavesAt: "2025-04-09T14:30", vehicle: "Bus", seats: 40 };
    for (const [endpoint, body] of Object.entries({
      "PUT /api/Team/basic": { id: team.id, name: "Renamed", teamGroup: "Senior" },
      "PUT /api/Team/arrival": { teamId: team.id, ...travel },
      "PUT /api/Leader": leaderEdit(team.leaderId),
      "PUT /api/Contestant": contestantEdit(contestantId),
      [`PUT /api/Person/${people.guest}`]: { ...renamed, ...travel },
      [`PUT /api/Guide/${guideId}`]: guidePayload(newUserId),
      [`PUT /api/Transfer/${transferId}`]: bus,
      [`PUT /api/Identity/${newUserId}`]: {
        email: `${randomUUID()}@test.example`,
        name: "N",
        role: "Guide",
        countryId: "",
      },
      [`PUT /api/Contest/${editionId}`]: {},
      "PUT /api/Seating/rooms": { rooms: [] },
      "PUT /api/Result/boundaries/Junior": {},
    })) {
      const { status, body: problem } = await send(endpoint, { ...body, version });
      expect([endpoint, status, problem.current]).toEqual([endpoint, 409, expect.any(Object)]);
    }
  });

  it("responds to a write with what it stored, even if the contestant is removed right after it", async () => {
    const { contestantId, people } = await insertRecords(country);
    const second = await site.startInstance({ DATABASE_POOL_SIZE: "10" });
    // The first request to an instance is slow.
    await callAt(second.baseUrl, `DELETE /api/Contestant/${randomUUID()}`, { token });

    const lock = `SELECT 1 FROM "Person" WHERE "id" = '${people.contestant}' FOR UPDATE`;
    const sent = await whileLocked(lock, async (client) => {
      const changed = send("PUT /api/Contestant", contestantEdit(contestantId));
      await expect.poll(() => countWaitingFor(client)).toBe(1);
      // These wait for the only connection, so a query after the transaction would have to wait behind them.
      const reads = Array.from({ length: 50 }, () => send("GET /api/Audit"));
      const removed = callAt(second.baseUrl, `DELETE /api/Contestant/${contestantId}`, { token });
      await expect.poll(() => countWaitingFor(client)).toBe(2);
      return [changed, removed, ...reads];
    });
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
