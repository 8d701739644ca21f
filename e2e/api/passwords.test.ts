import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertAccount } from "@/e2e/support/factory";
import { call, logIn, type SignedIn, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { auditLogOf, count, query } from "@/e2e/support/site";
import { emptyId } from "@/lib/platform/validation/ids";
import { programFolder } from "@/scripts/lib/build";
import { run } from "@/scripts/lib/command";
import { testDistDir } from "@/scripts/lib/test-site";

let admin: SignedIn;

beforeAll(async () => {
  admin = await signedIn("Administrator");
});

const logInStatus = (email: string, password: string) =>
  call("POST /api/Identity/Login", { body: { email, password } }).then(({ status }) => status);

async function listedUser(id: string) {
  const { body } = await call("GET /api/Identity/GetAll", { token: admin.token });
  return body.find((user: { id: string }) => user.id === id);
}

describe("an administrator's reset", () => {
  const reset = (id: string, body: unknown) => call(`POST /api/Identity/${id}/password`, { token: admin.token, body });

  it("sets a new password, ends the sessions, and stores no password in the audit log", async () => {
    const { id, email, password: former, token } = await signedIn("Guide");
    const password = `given-${randomUUID()}`;
    const response = await reset(id, { password });
    expect([response.status, response.body]).toEqual([200, await listedUser(id)]);
    expect(response.body).toMatchObject({ id, email, givenPassword: password, disabled: false });
    expect((await call(`GET /api/Guide/byUserId/${id}`, { token })).status).toBe(401);
    expect([await logInStatus(email, former), await logInStatus(email, password)]).toEqual([401, 200]);
    expect(await auditLogOf(id)).toMatchObject([
      { action: "POST /api/Identity/{id}/password", changes: { password: [null, "reset"] }, userId: admin.id },
    ]);
    const found = 'SELECT count(*) FROM "AuditEntry" WHERE "changes"::text LIKE $1';
    expect(await count(found, [`%${password}%`])).toBe(0);
  });

  it("is refused for a weak password, an unknown account and the administrator's own", async () => {
    const { id } = await insertAccount("Guide");
    for (const password of ["short", "Password1!", "IATI2025"]) {
      const weak = await reset(id, { password });
      expect([weak.status, Object.keys(weak.body.errors)]).toEqual([422, ["password"]]);
    }
    const password = "long-enough-1";
    expect((await reset(randomUUID(), { password })).status).toBe(404);
    expect((await reset("me", { password })).status).toBe(400);
    expect((await reset(admin.id, { password })).status).toBe(409);
  });
});

it("a given password that was encrypted with another key is listed as none", async () => {
  const { id } = await insertAccount("Guide");
  await query('UPDATE "User" SET "encryptedGivenPassword" = $2 WHERE "id" = $1', [
    id,
    Buffer.alloc(40).toString("base64"),
  ]);
  const { status, body } = await call("GET /api/Identity/GetAll", { token: admin.token });
  expect(status).toBe(200);
  expect(body.find((user: { id: string }) => user.id === id).givenPassword).toBeNull();
});

describe("the command for a lost password", () => {
  const reset = (email: string) =>
    run("node", [`${programFolder(testDistDir)}/reset-password.mjs`, email], { reject: false });

  it("prints a new one, ends the sessions, and stores no password in the audit log", async () => {
    const { id, email, password: former, token } = await signedIn("Administrator");
    const { exitCode, stdout } = await reset(email.toUpperCase());
    const password = /password of \S+ is (\S+)/.exec(stdout)?.[1] ?? "";
    expect(exitCode).toBe(0);
    expect((await call("GET /api/Identity/GetAll", { token })).status).toBe(401);
    expect([await logInStatus(email, former), await logInStatus(email, password)]).toEqual([401, 200]);
    expect(await listedUser(id)).toMatchObject({ givenPassword: null });
    expect(await auditLogOf(id)).toMatchObject([
      { action: "POST /api/Identity/{id}/password", changes: { password: [null, "reset"] }, userId: emptyId },
    ]);
  });

  it("is refused for an unknown e-mail address", async () => {
    const { exitCode, stdout, stderr } = await reset("nobody@test.example");
    expect([exitCode, stdout]).toEqual([1, ""]);
    expect(stderr).toBe('The password was not reset: No enabled account has the e-mail address "nobody@test.example".');
  });
});

describe("a user's own password", () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    call("PUT /api/Identity/password", { token, body: { currentPassword, newPassword } });

  it("can be changed, which ends all sessions, returns a new token and deletes the given password", async () => {
    const { id, email, password, token } = await signedIn("TeamRegistrator", "UZ");
    const given = `given-${randomUUID()}`;
    await call(`POST /api/Identity/${id}/password`, { token: admin.token, body: { password: given } });
    expect((await call("GET /api/Team", { token })).status).toBe(401);
    const thisSession = await logIn({ email, password: given });
    const otherSession = await logIn({ email, password: given });
    expect((await listedUser(id)).givenPassword).toBe(given);
    const chosen = `own-${randomUUID()}`;
    const response = await change(thisSession, given, chosen);
    expect([response.status, Object.keys(response.body)]).toEqual([200, ["token"]]);
    const statusWith = async (bearer: string) => (await call("GET /api/Team", { token: bearer })).status;
    expect([
      await statusWith(thisSession),
      await statusWith(otherSession),
      await statusWith(response.body.token),
    ]).toEqual([401, 401, 200]);
    expect([
      await logInStatus(email, password),
      await logInStatus(email, given),
      await logInStatus(email, chosen),
    ]).toEqual([401, 401, 200]);
    expect((await listedUser(id)).givenPassword).toBeNull();
    expect((await auditLogOf(id)).at(-1)).toMatchObject({
      action: "PUT /api/Identity/password",
      changes: { password: [null, "changed by the user"] },
      userId: id,
    });
  });

  it("is not changed if the current one is wrong, or the new one is weak or the same", async () => {
    const { email, password, token } = await signedIn("Guide");
    const refusals = [
      ["not this one", "long-enough-1", "currentPassword"],
      ["", "long-enough-1", "currentPassword"],
      [password, "short", "newPassword"],
      [password, "ж".repeat(37), "newPassword"],
      [password, "Password1!", "newPassword"],
      [password, "IATI2025", "newPassword"],
      [password, email, "newPassword"],
      [password, password, "newPassword"],
    ] as const;
    for (const [current, next, field] of refusals) {
      const response = await change(token, current, next);
      expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
    }
    expect((await call("GET /api/Team", { token })).status).toBe(200);
    expect(await logInStatus(email, password)).toBe(200);
  });

  it("is not changed if it is reset at the same moment", async () => {
    const { id, email, password, token } = await signedIn("Guide");
    const other = await insertAccount("Guide");
    const given = `given-${randomUUID()}`;
    await call(`POST /api/Identity/${other.id}/password`, { token: admin.token, body: { password: given } });
    const lock = `SELECT 1 FROM "User" WHERE "id" = '${id}' FOR UPDATE`;
    const refused = await whileLocked(lock, async (client) => {
      const response = change(token, password, `own-${randomUUID()}`);
      await expect.poll(() => countWaitingFor(client)).toBeGreaterThan(0);
      await client.query(`
        UPDATE "User" u SET "passwordHash" = o."passwordHash", "tokenVersion" = u."tokenVersion" + 1
        FROM "User" o WHERE u."id" = '${id}' AND o."id" = '${other.id}'; COMMIT`);
      return response;
    });
    expect([refused.status, refused.body.detail]).toEqual([401, expect.stringContaining("log in again")]);
    expect([await logInStatus(email, password), await logInStatus(email, given)]).toEqual([401, 200]);
    expect(await auditLogOf(id)).toEqual([]);
  });

  it("can be changed without the loss of mails about something else", async () => {
    const { id, email, password, token } = await signedIn("Guide");
    await query(
      `INSERT INTO "Mail" ("id", "kind", "to", "subject", "text", "userId", "createdAt", "expiresAt")
        SELECT gen_random_uuid(), "kind", $2, 'Subject', 'Text', $1, now(), now() + interval '1 day'
        FROM unnest(ARRAY['REMINDER', 'PASSWORD_RESET']::"MailKind"[]) AS "kind"`,
      [id, email],
    );
    expect((await change(token, password, `own-${randomUUID()}`)).status).toBe(200);
    expect(await query('SELECT "kind" FROM "Mail" WHERE "userId" = $1', [id])).toEqual([{ kind: "REMINDER" }]);
  });
});
