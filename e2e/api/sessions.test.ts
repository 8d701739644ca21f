import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertEdition, insertTeam } from "@/e2e/support/factory";
import { call, logIn, type SignedIn, signedIn } from "@/e2e/support/http";
import { travel } from "@/e2e/support/payloads";
import { beginRequest } from "@/e2e/support/raw-http";
import { auditLogOf, baseUrl, count, countryByCode, query } from "@/e2e/support/site";

const ownTeams = ({ countryId }: SignedIn) => `GET /api/Team/country/${countryId}`;

/** The statuses of a request that needs a session, with the token as bearer and as cookie. */
async function statuses(account: SignedIn, token: string): Promise<number[]> {
  const responses = [
    await call(ownTeams(account), { token }),
    await call(ownTeams(account), { cookies: { session: token } }),
  ];
  return responses.map(({ status }) => status);
}

async function signOutOnSite(session: string) {
  const { body, headers } = await call("GET /api/auth/csrf");
  const [, csrf = ""] = /next-auth\.csrf-token=([^;]+)/.exec(headers.get("set-cookie") ?? "") ?? [];
  const raw = new URLSearchParams({ csrfToken: body.csrfToken, json: "true" });
  return call("POST /api/auth/signout", { raw, cookies: { session, "next-auth.csrf-token": csrf } });
}

const logOut = (token: string) => call("POST /api/Identity/Logout", { token });

describe("logging out", () => {
  it.each([
    ["on the site", signOutOnSite],
    ["with a bearer token", logOut],
  ])("%s ends the session for a copied token too, and no other session", async (_, end) => {
    const account = await signedIn("TeamRegistrator", "BD");
    const other = await logIn(account);
    expect(await statuses(account, account.token)).toEqual([200, 200]);
    expect((await end(account.token)).status).toBe(200);
    expect(await statuses(account, account.token)).toEqual([401, 401]);
    expect((await call("GET /api/Team", { token: account.token })).status).toBe(401);
    const page = await call("GET /account", { cookies: { session: account.token } });
    expect([page.status, page.headers.get("location")]).toEqual([307, "/login?next=%2Faccount"]);
    expect(await statuses(account, other)).toEqual([200, 200]);
  });

  it("is refused the second time", async () => {
    const { token } = await signedIn("Guide");
    expect([(await logOut(token)).status, (await logOut(token)).status]).toEqual([200, 401]);
  });

  it("deletes ended sessions whose tokens have expired", async () => {
    const { id, token } = await signedIn("Guide");
    await query(`INSERT INTO "RevokedSession" VALUES (gen_random_uuid(), $1, now() - interval '1 second')`, [id]);
    await logOut(token);
    expect(await count('SELECT count(*) FROM "RevokedSession" WHERE "expiresAt" < now()')).toBe(0);
    expect(await count('SELECT count(*) FROM "RevokedSession" WHERE "userId" = $1', [id])).toBe(1);
  });
});

describe("signing out everywhere", () => {
  it("ends every session of the account, and is in the audit log", async () => {
    const account = await signedIn("TeamRegistrator", "BD");
    const stranger = await signedIn("TeamRegistrator", "BD");
    const other = await logIn(account);
    const { status, body } = await call("POST /api/Identity/LogoutEverywhere", { token: account.token });
    expect([status, body]).toEqual([200, true]);
    expect(await statuses(account, account.token)).toEqual([401, 401]);
    expect(await statuses(account, other)).toEqual([401, 401]);
    expect(await statuses(stranger, stranger.token)).toEqual([200, 200]);
    expect(await statuses(account, await logIn(account))).toEqual([200, 200]);
    const log = await auditLogOf(account.id);
    expect(log.map(({ action, userId, changes }) => ({ action, userId, changes }))).toEqual([
      { action: "POST /api/Identity/LogoutEverywhere", userId: account.id, changes: { sessions: [null, "ended"] } },
    ]);
  });
});

describe("a request whose body arrives after the end of its session", () => {
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signedIn("Administrator");
  });

  const asAdmin = (endpoint: string, body?: object) => call(endpoint, { token: admin.token, body });
  const edit = ({ id, email, countryId }: SignedIn, changes: object) =>
    asAdmin(`PUT /api/Identity/${id}`, { email, name: "Edited", role: "TeamRegistrator", countryId, ...changes });

  /** The status of a request that has begun when `end` ends its session. */
  async function statusAfter(
    account: SignedIn,
    line: string,
    body: object,
    end: (account: SignedIn) => Promise<object>,
  ) {
    const [method = "", path = ""] = line.split(" ");
    const finish = beginRequest(baseUrl + path, method, account.token, body);
    // While this request is served, the server looks up the session of the other one and begins to read its body.
    await asAdmin("GET /api/Audit");
    expect(await end(account)).toMatchObject({ status: 200 });
    return finish();
  }

  it.each<[string, (account: SignedIn) => Promise<object>]>([
    ["the user is disabled", ({ id }) => asAdmin(`PUT /api/Identity/${id}/disabled`, { disabled: true })],
    ["their role changes", (account) => edit(account, { role: "Guide" })],
    ["their country changes", async (account) => edit(account, { countryId: (await countryByCode("LV")).id })],
    [
      "their password is reset",
      ({ id }) => asAdmin(`POST /api/Identity/${id}/password`, { password: `given-${randomUUID()}` }),
    ],
    ["they log out everywhere", ({ token }) => call("POST /api/Identity/LogoutEverywhere", { token })],
  ])("stores nothing if %s", async (_, end) => {
    const account = await signedIn("TeamRegistrator", "BD");
    const fullName = `Guest ${randomUUID()}`;
    const body = { fullName, roles: ["GUEST"], ...travel };
    expect(await statusAfter(account, "POST /api/Person", body, end)).toBe(401);
    expect(await count('SELECT count(*) FROM "Person" WHERE "fullName" = $1', [fullName])).toBe(0);
  });

  it("deletes no personal data", async () => {
    const { id: editionId, year } = await insertEdition();
    const { leaderId } = await insertTeam(await countryByCode("BD"), { editionId });
    const line = `POST /api/PersonalData/editions/${editionId}/deletion`;
    const disable = ({ id }: SignedIn) => asAdmin(`PUT /api/Identity/${id}/disabled`, { disabled: true });
    expect(await statusAfter(await signedIn("Administrator"), line, { year }, disable)).toBe(401);
    expect(await query('SELECT "email" FROM "Leader" WHERE "id" = $1', [leaderId])).toEqual([
      { email: "l@team.example" },
    ]);
  });
});
