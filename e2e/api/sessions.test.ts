import { describe, expect, it } from "vitest";
import { call, logIn, type SignedIn, signedIn } from "@/e2e/support/http";
import { auditLogOf, count, query } from "@/e2e/support/site";

const own = ({ countryId }: SignedIn) => `GET /api/Team/country/${countryId}`;

/** The statuses of a signed-in request with the token as bearer and as cookie. */
async function statuses(account: SignedIn, token: string): Promise<number[]> {
  const answers = [await call(own(account), { token }), await call(own(account), { cookies: { session: token } })];
  return answers.map(({ status }) => status);
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
    const account = await signedIn("TeamRegistrator", "EE");
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
    const account = await signedIn("TeamRegistrator", "EE");
    const stranger = await signedIn("TeamRegistrator", "EE");
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
