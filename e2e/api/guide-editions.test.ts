import { beforeAll, describe, expect, it } from "vitest";
import { insertEdition, insertGuide, insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { guidePayload } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";

let editionId: string;
let oldGuideId: string;
let guide: SignedIn;
beforeAll(async () => {
  guide = await signedIn("Guide");
  editionId = (await insertEdition()).id;
  oldGuideId = await insertGuide(await countryByCode("BT"), guide.id, { editionId });
});

describe("a guide of a past edition", () => {
  it("has no guide record until one is created for the current edition, and then only that one", async () => {
    const record = `GET /api/Guide/byUserId/${guide.id}`;
    expect((await call(record, { token: guide.token })).status).toBe(404);
    const admin = await signedIn("Administrator");
    const body = guidePayload(guide.id);
    const created = await call("POST /api/Guide", { token: admin.token, body });
    expect(created.status).toBe(201);
    expect((await call(record, { token: guide.token })).body).toMatchObject({
      id: created.body.id,
      phoneNumber: "+359 54 000 001",
    });
    expect((await call("POST /api/Guide", { token: admin.token, body })).status).toBe(409);
  });

  it("cannot be assigned this year's teams through last year's record", async () => {
    const { id } = await insertTeam(await countryByCode("BT"));
    const admin = await signedIn("Administrator");
    const assign = { token: admin.token, body: [{ id }] };
    expect((await call(`POST /api/Guide/${oldGuideId}/teams`, assign)).status).toBe(404);
    await expect(query('UPDATE "Team" SET "guideId" = $1 WHERE "id" = $2', [oldGuideId, id])).rejects.toThrow(
      /Team_guideId_editionId_fkey/,
    );
  });
});
