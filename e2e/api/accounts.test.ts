import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { insertAccount, insertGuide } from "@/e2e/support/factory";
import { readPage } from "@/e2e/support/html";
import { call, logIn, type SignedIn, signedIn } from "@/e2e/support/http";
import { accountPayload } from "@/e2e/support/payloads";
import { auditLogOf, count, countryByCode } from "@/e2e/support/site";

let admin: SignedIn;
let countryId: string;
beforeAll(async () => {
  admin = await signedIn("Administrator");
  countryId = (await countryByCode("LU")).id;
});

const isSignedIn = async (token: string) => (await call("GET /api/Team", { token })).status === 200;

describe("an administrator's edit of an account", () => {
  const edit = (id: string, body: object) => call(`PUT /api/Identity/${id}`, { token: admin.token, body });
  const details = (changes: object = {}) => ({
    email: `${randomUUID()}@test.example`,
    name: "Edited",
    role: "Guide",
    countryId: null,
    ...changes,
  });

  it("stores name, e-mail, country and role; only another role or country ends the sessions", async () => {
    const { id, password, token } = await signedIn("Guide");
    const renamed = details();
    const first = await edit(id, renamed);
    expect([first.status, first.body]).toMatchObject([200, { id, ...renamed, username: renamed.email, version: 2 }]);
    expect(await isSignedIn(token)).toBe(true);
    const newToken = await logIn({ email: renamed.email, password });
    const moved = { ...renamed, role: "TeamRegistrator", countryId };
    expect((await edit(id, moved)).body).toMatchObject({ role: "TeamRegistrator", countryId });
    expect([await isSignedIn(token), await isSignedIn(newToken)]).toEqual([false, false]);
    expect(await auditLogOf(id)).toMatchObject([
      { action: "PUT /api/Identity/{id}", changes: { name: ["Test Guide", "Edited"] } },
      { changes: { role: ["Guide", "TeamRegistrator"], countryId: [null, countryId] } },
    ]);
  });

  it("is refused for a used e-mail whatever its case, a stale version and a registrator without a country", async () => {
    const { id } = await insertAccount("Guide");
    const { email: used } = await insertAccount("Guide");
    const taken = await edit(id, details({ email: used.toUpperCase() }));
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ["email"]]);
    expect((await edit(id, details({ version: 7 }))).status).toBe(409);
    for (const country of [null, randomUUID()]) {
      const { status, body } = await edit(id, details({ role: "TeamRegistrator", countryId: country }));
      expect([status, Object.keys(body.errors)]).toEqual([422, ["countryId"]]);
    }
    expect((await edit(randomUUID(), details())).status).toBe(404);
  });

  it("takes the role Administrator from others, but not from oneself", async () => {
    const { email, id } = admin;
    const refused = await edit(id, details({ email }));
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "You cannot take the role Administrator from yourself.",
    ]);
    expect((await edit((await insertAccount("Administrator")).id, details())).status).toBe(200);
  });

  it("leaves a guide of the current edition the role Guide", async () => {
    const { id, email } = await insertAccount("Guide");
    await insertGuide(await countryByCode("BG"), id);
    const refused = await edit(id, details({ role: "Administrator" }));
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "Test Guide is a guide of the 2025 edition. Delete the guide on the page Guides first.",
    ]);
    expect((await edit(id, details({ email }))).status).toBe(200);
  });
});

describe("new accounts", () => {
  it("need a country if they are registrators', a known role, and a password of 8 characters to 72 bytes that is hard to guess", async () => {
    const email = `${randomUUID()}@test.example`;
    const refusals = [
      [{ email, role: "TeamRegistrator" }, "countryId"],
      [{ email, role: "TeamRegistrator", countryId: randomUUID() }, "countryId"],
      [{ email, password: "short" }, "password"],
      [{ email, password: "ж".repeat(37) }, "password"],
      [{ email, password: "Password1!" }, "password"],
      [{ email, password: email }, "password"],
      [{ email, role: "King" }, "role"],
      [{ email, username: "somebody.else@test.example" }, "username"],
    ] as const;
    for (const [changes, field] of refusals) {
      const response = await call("POST /api/Identity/Register", { token: admin.token, body: accountPayload(changes) });
      expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
    }
  });

  it("have their given password stored encrypted and shown to administrators, and can sign in with it", async () => {
    const email = `${randomUUID()}@test.example`;
    const password = `given-${randomUUID()}`;
    await call("POST /api/Identity/Register", { token: admin.token, body: accountPayload({ email, password }) });
    const { body: users } = await call("GET /api/Identity/GetAll", { token: admin.token });
    expect(users.find((user: { email: string }) => user.email === email)).toMatchObject({
      givenPassword: password,
      username: email,
    });
    expect(
      await count(`SELECT count(*) FROM "User" WHERE "email" = $1 AND position($2 in "User"::text) > 0`, [
        email,
        password,
      ]),
    ).toBe(0);
    expect(await logIn({ email, password })).toBeTruthy();
  });

  it("are listed by name, those of a role without passwords and whatever the case of the role", async () => {
    const names = [`First ${randomUUID()}`, `Second ${randomUUID()}`];
    for (const name of [...names].reverse())
      await call("POST /api/Identity/Register", { token: admin.token, body: accountPayload({ name }) });
    const [upper, plain] = await Promise.all(
      ["GUIDE", "Guide"].map((role) => call(`GET /api/Identity/GetAll/role/${role}`, { token: admin.token })),
    );
    expect(upper?.body).toEqual(plain?.body);
    const listed = upper?.body.map(({ name }: { name: string }) => name);
    expect(listed.filter((name: string) => names.includes(name))).toEqual(names);
    expect(upper?.body.length).toBeGreaterThan(0);
    expect(
      upper?.body.every((user: object) => !("givenPassword" in user) && (user as { role: string }).role === "Guide"),
    ).toBe(true);
    expect((await call("GET /api/Identity/GetAll/role/KING", { token: admin.token })).status).toBe(400);
  });

  it("are refused for a used e-mail and an easy password at once, and for each alone", async () => {
    const { email: used } = await insertAccount("Guide");
    const add = (email: string, password: string) =>
      call("POST /api/Identity/Register", { token: admin.token, body: accountPayload({ email, password }) });
    const isUsed = "This e-mail address is already in use.";
    const isEasy = "This password is too easy to guess.";
    const both = await add(used.toUpperCase(), "password1");
    expect([both.status, both.body.errors]).toEqual([422, { email: [isUsed], password: [isEasy] }]);
    const taken = await add(used, "long-enough-1");
    expect([taken.status, taken.body.errors, taken.body.detail]).toEqual([409, { email: [isUsed] }, isUsed]);
    expect((await add(`${randomUUID()}@test.example`, "password1")).body.errors).toEqual({ password: [isEasy] });
  });
});

describe("a locked account", () => {
  it("is shown to administrators and can sign in again once it is unlocked", async () => {
    const { id, email, password } = await insertAccount("Guide");
    const from = "192.0.2.100";
    const attempt = (attempted: string) =>
      call("POST /api/Identity/Login", { body: { email, password: attempted }, from });
    const isShownLocked = async () =>
      /Locked until .*\d\d:\d\d/.test((await readPage(`/controlPanel/users?q=${email}`, admin)).text);
    await Promise.all(Array.from({ length: 10 }, () => attempt("certainly wrong")));
    expect([(await attempt(password)).status, await isShownLocked()]).toEqual([429, true]);
    const unlock = () => call(`DELETE /api/Identity/${id}/lock`, { token: admin.token });
    expect([(await unlock()).body, await isShownLocked()]).toEqual([true, false]);
    expect((await attempt(password)).status).toBe(200);
    await unlock();
    expect(await auditLogOf(id)).toMatchObject([
      { action: "DELETE /api/Identity/{id}/lock", changes: { lockedUntil: [expect.any(String), null] } },
    ]);
    expect((await call(`DELETE /api/Identity/${randomUUID()}/lock`, { token: admin.token })).status).toBe(404);
  });
});

describe("a user", () => {
  const logInStatus = async (email: string, password: string) =>
    (await call("POST /api/Identity/Login", { body: { email, password } })).status;
  const setDisabled = (id: string, disabled: unknown) =>
    call(`PUT /api/Identity/${id}/disabled`, { token: admin.token, body: { disabled } });

  it("loses its sessions when it is disabled, and can sign in again when it is enabled", async () => {
    const { id, email, password, token } = await signedIn("Guide");
    expect((await setDisabled(id, true)).body).toMatchObject({ id, disabled: true });
    const { body: users } = await call("GET /api/Identity/GetAll", { token: admin.token });
    expect(users.find((user: { id: string }) => user.id === id).disabled).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
    expect(await logInStatus(email, password)).toBe(401);
    expect((await setDisabled(id, false)).body).toMatchObject({ id, disabled: false });
    expect(await isSignedIn(token)).toBe(false);
    expect(await logInStatus(email, password)).toBe(200);
    expect((await auditLogOf(id)).map(({ changes }) => changes)).toEqual([
      { disabled: [false, true] },
      { disabled: [true, false] },
    ]);
  });

  it("is not changed if it is already enabled", async () => {
    const { id, token } = await signedIn("Guide");
    expect((await setDisabled(id, false)).status).toBe(200);
    expect(await isSignedIn(token)).toBe(true);
    expect(await auditLogOf(id)).toEqual([]);
  });

  it("cannot be disabled if it is unknown or the administrator's own, or by an invalid value", async () => {
    expect((await setDisabled(admin.id, true)).status).toBe(409);
    expect((await setDisabled(randomUUID(), true)).status).toBe(404);
    expect((await setDisabled((await insertAccount("Guide")).id, "yes")).status).toBe(422);
  });
});

describe("the import of accounts", () => {
  const send = (emails: string[], query = "", country = "Luxembourg") => {
    const rows = emails.map((email) => `${country};New Registrator;${email}`);
    const raw = fileForm(["Country;Name;E-mail", ...rows].join("\r\n"));
    return call(`POST /api/Identity/import/csv${query}`, { token: admin.token, raw });
  };
  const newEmails = () => [1, 2].map((number) => `${number}-${randomUUID()}@test.example`);

  it("creates registrators with given passwords, all or none, after a preview that stores nothing", async () => {
    const emails = newEmails();
    const accounts = emails.map((email) => ({ country: "Luxembourg", name: "New Registrator", email }));
    const listed = async () => {
      const { body } = await call("GET /api/Identity/GetAll", { token: admin.token });
      return body.filter(({ email }: { email: string }) => emails.includes(email));
    };
    expect((await send(emails, "?dryRun=true")).body).toEqual({
      accounts,
      createdAt: null,
      unusedColumns: [],
      warnings: [],
    });
    const wrong = await send(emails, "", "Atlantis");
    expect([wrong.status, wrong.body.errors.length, await listed()]).toEqual([422, 2, []]);

    const { status, body } = await send(emails);
    expect([status, body]).toMatchObject([200, { accounts, createdAt: expect.any(String) }]);
    const created = await listed();
    expect(created).toHaveLength(2);
    const [first] = created;
    expect(first).toMatchObject({ role: "TeamRegistrator", countryId });
    expect(await logIn({ email: first.email, password: first.givenPassword })).toBeTruthy();
    expect(await auditLogOf(first.id)).toMatchObject([
      { action: "POST /api/Identity/import/csv", changes: { email: [null, first.email] } },
    ]);
    const { body: sheets } = await call(`GET /controlPanel/users/print?created=${body.createdAt}`, {
      cookies: { session: admin.token },
    });
    for (const { email, givenPassword } of created)
      expect([sheets.includes(email), sheets.includes(givenPassword)]).toEqual([true, true]);
    expect(sheets).not.toContain(admin.email);

    const again = await send(emails);
    expect([again.status, again.body.errors[0]]).toEqual([
      422,
      { line: 2, column: "E-mail", message: "This e-mail address is already in use." },
    ]);
  });

  it("lists login sheets in a response that no cache stores", async () => {
    const { headers } = await call("GET /controlPanel/users/print", { cookies: { session: admin.token } });
    expect(headers.get("cache-control")).toContain("no-store");
  });
});
