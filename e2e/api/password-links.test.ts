import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { insertAccount } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { accountPayload } from "@/e2e/support/payloads";
import { auditLogOf, count, countryByCode, query } from "@/e2e/support/site";
import { formatDateRange } from "@/lib/platform/time/time";

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn("Administrator");
});

const newPassword = () => `chosen-${randomUUID()}`;
const logInStatus = async (email: string, password: string) =>
  (await call("POST /api/Identity/Login", { body: { email, password } })).status;

async function mailsTo(email: string): Promise<{ id: string; kind: string; subject: string; text: string }[]> {
  const { body } = await call("GET /api/Mail", { token: admin.token });
  return body.filter(({ to }: { to: string }) => to === email);
}

const tokenIn = (text = "") => /\/password#([\w-]{43})\n/.exec(text)?.[1] ?? "none";

/** The token in the link of the newest mail. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return tokenIn(mail?.text);
}

const choose = (token: string, password: string, at?: string) =>
  call("PUT /api/Identity/chosenPassword", { body: { token, password }, at });

async function invitedUser() {
  const { password, ...user } = accountPayload();
  const { status, body } = await call("POST /api/Identity/Register", {
    token: admin.token,
    body: { ...user, invite: true },
  });
  expect(status).toBe(201);
  return { id: body.id as string, email: user.email as string };
}

describe("an invited user", () => {
  it("has no password until they choose one with the link from their mail, which works once", async () => {
    const { id, email } = await invitedUser();
    const { body } = await call("GET /api/Identity/GetAll", { token: admin.token });
    expect(body.find((user: { id: string }) => user.id === id)).toMatchObject({
      hasPassword: false,
      givenPassword: null,
    });
    expect(await logInStatus(email, "")).toBe(422);
    expect(await logInStatus(email, "anything at all")).toBe(401);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ kind: "INVITATION", createdBy: "Test Administrator", state: "Waiting" }]);

    const token = await tokenFor(email);
    const password = newPassword();
    expect((await choose(token, password)).body).toEqual({ email });
    expect(await logInStatus(email, password)).toBe(200);
    expect((await choose(token, newPassword())).status).toBe(404);
    expect((await auditLogOf(id)).map(({ action }: { action: string }) => action)).toContain(
      "PUT /api/Identity/chosenPassword",
    );
    expect(await count('SELECT count(*) FROM "AuditEntry" WHERE "changes"::text LIKE $1', [`%${token}%`])).toBe(0);
  });

  it("gets a mail that says as what they are invited, and what to do until when; the link names its user", async () => {
    const { email, name } = accountPayload();
    const invite = async (user: object) => {
      const body = { ...accountPayload(), password: undefined, name, ...user, invite: true };
      const at = "2025-03-01T09:00:00Z";
      expect((await call("POST /api/Identity/Register", { token: admin.token, body, at })).status).toBe(201);
    };
    const { id: countryId } = await countryByCode("GT");
    await invite({ email, role: "TeamRegistrator", countryId });
    const [mail] = await mailsTo(email as string);
    expect(mail?.text.replace(/http\S+/g, "<url>")).toBe(`Dear ${name},

You are the registrator of Guatemala for the XIII International Autumn Tournament in Informatics (${formatDateRange("2025-04-09", "2025-04-13")}, Shumen, Bulgaria).

Please choose your password for its web site until 8 March 2025, 11:00 (Shumen time, UTC+2):

<url>

Then register your teams and guests until 20 March 2025, 23:59 (Shumen time, UTC+2). The link works once; after that, log in with ${email}:

<url>

If you have questions, reply to this mail.

XIII International Autumn Tournament in Informatics
`);
    const read = (token: string) => call("POST /api/Identity/passwordLink", { body: { token } });
    const token = await tokenFor(email as string);
    expect((await read(token)).body).toEqual({ name, email });
    expect((await read("A".repeat(43))).status).toBe(404);
    await choose(token, newPassword());
    expect((await read(token)).status).toBe(404);
    const guide = `${randomUUID()}@invited.example`;
    await invite({ email: guide, role: "Guide", countryId: null });
    expect((await mailsTo(guide))[0]?.text).toContain("You are a guide at the XIII International");
  });

  it("gets the link by hand where the site sends no mail, and then it is kept nowhere", async () => {
    const { email } = await invitedUser();
    const [mail] = await mailsTo(email);
    const markAsSent = () => call(`POST /api/Mail/${mail?.id}/sent`, { token: admin.token });
    const { status, body } = await markAsSent();
    expect([status, body.state]).toEqual([200, "Sent"]);
    expect(body.text).toContain("/password#…");
    expect((await markAsSent()).status).toBe(409);
    expect((await choose(tokenIn(mail?.text), newPassword())).status).toBe(200);
  });

  it("must choose a password that is hard to guess, and keeps the link after a refusal", async () => {
    const { email } = await invitedUser();
    const token = await tokenFor(email);
    for (const easy of ["short", "Password1!", "IATI2025", "x".repeat(73)]) {
      const { status, body } = await choose(token, easy);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["password"]]);
    }
    expect((await choose(token, newPassword())).status).toBe(200);
  });

  it("can be invited again, alone or with all others, which replaces the earlier link", async () => {
    const user = await invitedUser();
    const other = await invitedUser();
    const first = await tokenFor(user.email);
    const path = `POST /api/Identity/${user.id}/invitation`;
    expect((await call(path, { token: admin.token })).body).toBe(true);
    const second = await tokenFor(user.email);
    expect((await choose(first, newPassword())).status).toBe(404);
    expect(await mailsTo(user.email)).toHaveLength(1);

    const { body } = await call("POST /api/Identity/invitations", { token: admin.token });
    expect(body.invited).toBeGreaterThanOrEqual(2);
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect((await choose(second, newPassword())).status).toBe(404);
    for (const { email } of [user, other])
      expect((await choose(await tokenFor(email), newPassword())).status).toBe(200);
  });

  it("comes from a CSV file as well", async () => {
    const emails = [1, 2].map(() => `${randomUUID()}@invited.example`);
    const csv = ["country,name,email", ...emails.map((email, i) => `BG,Invited ${i},${email}`)].join("\n");
    const options = { token: admin.token, raw: fileForm(csv) };
    expect((await call("POST /api/Identity/import/csv?invite=true&dryRun=true", options)).status).toBe(200);
    for (const email of emails) expect(await mailsTo(email)).toEqual([]);
    expect((await call("POST /api/Identity/import/csv?invite=true", options)).status).toBe(200);
    for (const email of emails) expect((await choose(await tokenFor(email), newPassword())).status).toBe(200);
  });
});

describe("a link to choose a password", () => {
  it("is refused if it is guessed, or after seven days, and is not sent to a disabled user", async () => {
    expect((await choose("A".repeat(43), newPassword())).status).toBe(404);
    const { id, email } = await invitedUser();
    const token = await tokenFor(email);
    const [inTime, tooLate] = ["2025-03-08T08:59:00Z", "2025-03-08T12:00:00Z"];
    expect((await choose(token, newPassword(), tooLate)).status).toBe(404);
    expect((await choose(token, newPassword(), inTime)).status).toBe(200);
    await call(`PUT /api/Identity/${id}/disabled`, { token: admin.token, body: { disabled: true } });
    expect((await call(`POST /api/Identity/${id}/invitation`, { token: admin.token })).status).toBe(409);
  });

  it("is used by one of two requests at the same instant", async () => {
    const { email } = await invitedUser();
    const token = await tokenFor(email);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await choose(token, newPassword())).status));
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  it("is stored as a hash, and stops working with a new e-mail address, role, country, password or state of its user", async () => {
    const edit = (id: string, changes: object) =>
      call(`PUT /api/Identity/${id}`, {
        token: admin.token,
        body: accountPayload({ password: undefined, ...changes }),
      });
    const changes = [
      (id: string) =>
        call(`POST /api/Identity/${id}/password`, { token: admin.token, body: { password: newPassword() } }),
      (id: string) => edit(id, {}),
      (id: string, email: string) => edit(id, { email, role: "Administrator" }),
      async (id: string, email: string) => edit(id, { email, countryId: (await countryByCode("PT")).id }),
      async (id: string) => {
        for (const disabled of [true, false])
          await call(`PUT /api/Identity/${id}/disabled`, { token: admin.token, body: { disabled } });
        return { status: 200 };
      },
    ];
    for (const change of changes) {
      const { id, email } = await invitedUser();
      const token = await tokenFor(email);
      const [link] = await query('SELECT * FROM "PasswordLink" WHERE "userId" = $1', [id]);
      expect(JSON.stringify(link)).not.toContain(token);
      expect((await change(id, email)).status).toBe(200);
      expect((await choose(token, newPassword())).status).toBe(404);
      expect(await mailsTo(email)).toEqual([]);
    }
  });
});

describe("a forgotten password", () => {
  const forget = (email: string, from?: string) =>
    call("POST /api/Identity/forgottenPassword", { body: { email }, from });

  it("is replaced with a link that works for an hour, ends the sessions and deletes the given password", async () => {
    const { id, email, password: former, token: session } = await signedIn("Guide");
    expect((await forget(email.toUpperCase())).body).toBe(true);
    await expect.poll(() => mailsTo(email)).toMatchObject([{ kind: "PASSWORD_RESET", createdBy: null }]);
    const token = await tokenFor(email);
    const password = newPassword();
    expect((await choose(token, password, "2025-03-01T13:00:00Z")).status).toBe(404);
    expect((await choose(token, password)).status).toBe(200);
    expect([await logInStatus(email, former), await logInStatus(email, password)]).toEqual([401, 200]);
    expect((await call(`GET /api/Guide/byUserId/${id}`, { token: session })).status).toBe(401);
  });

  it("gets the same response for an unknown address and a disabled user, who get no mail", async () => {
    const disabled = await insertAccount("Guide");
    await query('UPDATE "User" SET "disabledAt" = now() WHERE "id" = $1', [disabled.id]);
    const known = await insertAccount("Guide");
    const emails = [`${randomUUID()}@nobody.example`, disabled.email, known.email];
    const responses = await Promise.all(emails.map((email) => forget(email)));
    expect(responses.map(({ status, body }) => [status, body])).toEqual(emails.map(() => [200, true]));
    await expect.poll(() => mailsTo(known.email)).toHaveLength(1);
    for (const email of emails.slice(0, 2)) expect(await mailsTo(email)).toEqual([]);
  });

  it("of an invited user renews the invitation, and a new password ends the locks of failed logins", async () => {
    const { email } = await invitedUser();
    const from = "192.0.2.91";
    for (let i = 0; i < 11; i++)
      await call("POST /api/Identity/Login", { body: { email, password: "wrong one" }, from });
    const before = await tokenFor(email);
    await forget(email);
    await expect.poll(() => tokenFor(email)).not.toBe(before);
    expect(await mailsTo(email)).toMatchObject([{ kind: "INVITATION" }]);
    const password = newPassword();
    expect((await choose(await tokenFor(email), password)).status).toBe(200);
    expect((await call("POST /api/Identity/Login", { body: { email, password }, from })).status).toBe(200);
  });

  it("sends no link to a former address if the address changes at the same moment", async () => {
    const { id, email } = await insertAccount("Guide");
    const lock = `SELECT 1 FROM "User" WHERE "id" = '${id}' FOR UPDATE`;
    const renamed = `${id}@new.example`;
    await whileLocked(lock, async (client) => {
      await forget(email);
      await expect.poll(() => countWaitingFor(client)).toBeGreaterThan(0);
      await client.query(`UPDATE "User" SET "email" = '${renamed}' WHERE "id" = '${id}'; COMMIT`);
    });
    await expect.poll(() => query('SELECT "to" FROM "Mail" WHERE "userId" = $1', [id])).toEqual([{ to: renamed }]);
  });

  it("is limited to three mails an hour for each user and to thirty requests from an address", async () => {
    const { id, email } = await insertAccount("Guide");
    const key = `forgotten-user:${createHash("sha256").update(id).digest("base64url")}`;
    const tokens = new Set<string>();
    let last = "none";
    for (let i = 1; i <= 5; i++) {
      expect((await forget(email)).status).toBe(200);
      await expect
        .poll(() => query('SELECT "points" FROM "RateLimit" WHERE "key" = $1', [key]))
        .toEqual([{ points: i }]);
      if (i <= 3) await expect.poll(() => tokenFor(email)).not.toBe(last);
      last = await tokenFor(email);
      tokens.add(last);
    }
    expect(tokens.size).toBe(3);
    const from = "192.0.2.90";
    for (let i = 0; i < 30; i++) expect((await forget(`${i}@nobody.example`, from)).status).toBe(200);
    expect((await forget("31@nobody.example", from)).status).toBe(429);
  });
});
