import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countryByCode, query } from "@/e2e/support/site";

const [editionId, personId, oldGuideId] = [randomUUID(), randomUUID(), randomUUID()];

let guide: SignedIn;
beforeAll(async () => {
  guide = await signedIn("Guide");
  const country = await countryByCode("BT");
  await query(
    `INSERT INTO "Edition" ("id", "year", "name", "shortName", "startDate", "endDate", "endOfRegistrationDate", "siteId",
       "contactEmail", "welcomeText", "rules", "environmentDescription")
     VALUES ($1, 1999, 'Long ago', 'LA', '1999-04-09', '1999-04-13', '1999-03-20T22:00Z', $1, 'a@b.example', '', '', '')`,
    [editionId],
  );
  await query('INSERT INTO "Person" ("id", "editionId", "countryId", "fullName") VALUES ($1, $2, $3, $4)', [
    personId,
    editionId,
    country.id,
    "Guide Then",
  ]);
  await query(
    `INSERT INTO "Guide" ("id", "editionId", "personId", "userId", "phoneNumber") VALUES ($1, $2, $3, $4, '+1')`,
    [oldGuideId, editionId, personId, guide.id],
  );
});

afterAll(async () => {
  await query('DELETE FROM "Guide" WHERE "id" = $1', [oldGuideId]);
  await query('DELETE FROM "Person" WHERE "id" = $1', [personId]);
  await query('DELETE FROM "Edition" WHERE "id" = $1', [editionId]);
});

describe("somebody who guided in a past edition", () => {
  it("has no guide's record now until given one for the current edition, and then just that one", async () => {
    const record = `GET /api/Guide/byUserId/${guide.id}`;
    expect((await call(record, { token: guide.token })).status).toBe(404);
    const admin = await signedIn("Administrator");
    const body = { person: { fullName: "Guide Now", tShirtSize: "M" }, userId: guide.id, phoneNumber: "+359 1" };
    const made = await call("POST /api/Guide", { token: admin.token, body });
    expect(made.status).toBe(201);
    expect((await call(record, { token: guide.token })).body).toMatchObject({
      id: made.body.id,
      phoneNumber: "+359 1",
    });
    expect((await call("POST /api/Guide", { token: admin.token, body })).status).toBe(409);
  });

  it("cannot be given this year's teams through last year's record", async () => {
    const [team] = await query<{ id: string }>(
      'SELECT t."id" FROM "Team" t JOIN "Edition" e ON e."id" = t."editionId" WHERE e."isCurrent" LIMIT 1',
    );
    const admin = await signedIn("Administrator");
    const assign = { token: admin.token, body: [{ id: team?.id }] };
    expect((await call(`POST /api/Guide/${oldGuideId}/teams`, assign)).status).toBe(404);
    await expect(query('UPDATE "Team" SET "guideId" = $1 WHERE "id" = $2', [oldGuideId, team?.id])).rejects.toThrow(
      /Team_guideId_editionId_fkey/,
    );
  });
});
