import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { insertAccount } from "@/e2e/support/factory";
import { call, csrfOf, signedIn } from "@/e2e/support/http";
import { teamPayload } from "@/e2e/support/payloads";
import { query } from "@/e2e/support/site";

const ownTeams = (countryId: string | null) => `GET /api/Team/country/${countryId}`;

describe("POST /api/Identity/Login", () => {
  it("returns the token and the account, by e-mail or username in any case", async () => {
    const account = await insertAccount("TeamRegistrator", "EE");
    const email = account.email.toUpperCase();
    for (const body of [
      { email, password: account.password },
      { username: email, password: account.password },
    ]) {
      const response = await call("POST /api/Identity/Login", { body });
      expect(response.status).toBe(200);
      expect(Object.keys(response.body).sort()).toEqual(["countryId", "id", "name", "token", "username"]);
      expect(response.body).toMatchObject({ id: account.id, username: account.email, countryId: account.countryId });
    }
  });

  it("returns the same 401 for a wrong password, an unknown e-mail, a disabled account and a very long password", async () => {
    const account = await insertAccount("Guide");
    const disabled = await insertAccount("Guide");
    await query('UPDATE "User" SET "disabledAt" = now() WHERE "id" = $1', [disabled.id]);
    const attempts = [
      { email: account.email, password: "wrong" },
      { email: "nobody@test.example", password: account.password },
      { email: disabled.email, password: disabled.password },
      { email: account.email, password: `${account.password}${"x".repeat(100)}` },
    ];
    const responses = await Promise.all(attempts.map((body) => call("POST /api/Identity/Login", { body })));
    const texts = responses.map(({ status, body: { requestId: _, ...problem } }) => JSON.stringify([status, problem]));
    expect(new Set(texts).size).toBe(1);
    expect(responses[0]?.status).toBe(401);
  });

  it("treats no character of the e-mail as a wildcard", async () => {
    const { email, password } = await insertAccount("Guide");
    for (const other of ["%", email.replace("@", "_"), `${email.slice(0, -1)}_`, `%${email.slice(1)}`]) {
      expect((await call("POST /api/Identity/Login", { body: { email: other, password } })).status).toBe(401);
    }
    expect((await call("POST /api/Identity/Login", { body: { email: "a\\", password } })).status).toBe(401);
  });
});

describe("a token", () => {
  it("that is forged, unsigned, expired or malformed is 401, even on public endpoints", async () => {
    const { token, id, email, countryId } = await signedIn("TeamRegistrator", "EE");
    const claims = { unique_name: email, name: "x", role: "Administrator", countryId, tokenVersion: 0 };
    const forge = (secret: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime("1h")
        .setJti(crypto.randomUUID())
        .sign(new TextEncoder().encode(secret));
    const [header, payload, signature] = token.split(".");
    const raisedRole = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? "", "base64url").toString()), role: "Administrator" }),
    );
    const invalidTokens = [
      await forge("somebody else's secret of enough length"),
      new UnsecuredJWT(claims).setSubject(id).setExpirationTime("1h").encode(),
      [header, raisedRole.toString("base64url"), signature].join("."),
      "garbage",
    ];
    for (const invalid of invalidTokens) {
      for (const endpoint of [ownTeams(countryId), "GET /api/Team"]) {
        const response = await call(endpoint, { token: invalid });
        expect([endpoint, response.status]).toEqual([endpoint, 401]);
      }
    }
    expect((await call("GET /api/Team", { headers: { Authorization: "Basic eDp5" } })).status).toBe(401);
  });

  it("is revoked by a new tokenVersion and when the account is disabled", async () => {
    for (const change of ['"tokenVersion" = "tokenVersion" + 1', '"disabledAt" = now()']) {
      const { token, id, countryId } = await signedIn("TeamRegistrator", "EE");
      expect((await call(ownTeams(countryId), { token })).status).toBe(200);
      await query(`UPDATE "User" SET ${change} WHERE "id" = $1`, [id]);
      expect((await call(ownTeams(countryId), { token })).status).toBe(401);
      expect((await call("POST /api/Team", { token, body: teamPayload() })).status).toBe(401);
    }
  });

  it("grants the account's current role, not the role at the time of issue", async () => {
    const admin = await signedIn("Administrator");
    await query(`UPDATE "User" SET "role" = 'Guide' WHERE "id" = $1`, [admin.id]);
    const { countryId } = await insertAccount("TeamRegistrator", "EE");
    expect((await call(ownTeams(countryId), { token: admin.token })).status).toBe(403);
  });
});

describe("the session cookie", () => {
  it("allows reads, but no writes without the session's CSRF value", async () => {
    const { token, countryId } = await signedIn("TeamRegistrator", "EE");
    const other = await signedIn("TeamRegistrator", "EE");
    const cookies = { session: token };
    expect((await call(ownTeams(countryId), { cookies })).status).toBe(200);
    const post = (value?: string) =>
      call("POST /api/Team", {
        cookies,
        body: teamPayload(),
        headers: value === undefined ? {} : { "X-XSRF-TOKEN": value },
      });
    expect((await post()).status).toBe(403);
    expect((await post("")).status).toBe(403);
    expect((await post(await csrfOf(other.token))).status).toBe(403);
    expect((await post(await csrfOf(token))).status).toBe(201);
  });

  it("counts as anonymous if it is invalid", async () => {
    expect((await call("GET /api/Team", { cookies: { session: "garbage" } })).status).toBe(200);
    expect((await call("POST /api/Team", { cookies: { session: "garbage" }, body: teamPayload() })).status).toBe(401);
  });

  it("is ignored if there is an Authorization header", async () => {
    const { token, countryId } = await signedIn("TeamRegistrator", "EE");
    expect((await call(ownTeams(countryId), { cookies: { session: token }, token: "garbage" })).status).toBe(401);
  });
});

describe("access by path", () => {
  it("unknown endpoints are 404, unsupported methods 405 with Allow", async () => {
    expect((await call("GET /api/Nothing")).status).toBe(404);
    expect((await call("GET /api/team")).status).toBe(404);
    const response = await call("DELETE /api/Team", { token: (await signedIn("Administrator")).token });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
    expect((await call("GET /nothing")).status).toBe(404);
  });
});
