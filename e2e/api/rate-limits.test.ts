import { createHash, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accountPassword, insertAccount } from "@/e2e/support/factory";
import { call } from "@/e2e/support/http";
import { count, query } from "@/e2e/support/site";

const attempt = (email: string, password: string, from: string) =>
  call("POST /api/Identity/Login", { body: { email, password }, from });
const wrong = "certainly wrong";

/** The statuses of `n` attempts at once. */
async function statusesOf(n: number, send: (i: number) => ReturnType<typeof attempt>): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: n }, (_, i) => send(i)));
  return responses.map(({ status }) => status);
}

/** The e-mail addresses of new accounts. Their passwords cost less to compare than that of an unknown address. */
async function insertAccounts(n: number): Promise<string[]> {
  const accounts = Array.from({ length: n }, () => insertAccount("Guide"));
  return (await Promise.all(accounts)).map(({ email }) => email);
}

/** The points of a user's counters: of the user with an address, which a success deletes, and of the user alone. */
const pointsOf = (id: string) =>
  query(`SELECT "points" FROM "RateLimit" WHERE "key" ~ ('^login-(pair|account):' || $1) ORDER BY "key"`, [
    createHash("sha256").update(id).digest("base64url"),
  ]);

describe("sign-in attempts", () => {
  it("on one account from one address are limited to ten, with Retry-After, for known and unknown e-mails", async () => {
    const account = await insertAccount("Guide");
    for (const [email, from] of [
      [account.email, "192.0.2.10"],
      [`${randomUUID()}@test.example`, "192.0.2.11"],
    ] as const) {
      expect(await statusesOf(10, () => attempt(email, wrong, from))).toEqual(Array(10).fill(401));
      const refused = await attempt(email, account.password, from);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(refused.body.detail).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    }
  });

  it("in parallel are limited to ten, too, and the refused ones do not count", async () => {
    const { id, email, password } = await insertAccount("Guide");
    const from = "192.0.2.12";
    const statuses = await statusesOf(30, () => attempt(email, wrong, from));
    expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
    expect((await attempt(email, password, from)).status).toBe(429);
    expect(await pointsOf(id)).toEqual([{ points: 10 }, { points: 10 }]);
  });

  it("with the right password succeed all at once, and none counts", async () => {
    const emails = await insertAccounts(35);
    const { id, email } = await insertAccount("Guide");
    const from = "192.0.2.13";
    const succeeded = Array(35).fill(200);
    // Altogether more attempts than may fail from one address.
    for (let round = 0; round < 2; round++) {
      expect(await statusesOf(35, (i) => attempt(emails[i] ?? "", accountPassword, from))).toEqual(succeeded);
      expect(await statusesOf(35, () => attempt(email, accountPassword, from))).toEqual(succeeded);
    }
    expect(await pointsOf(id)).toEqual([{ points: 0 }]);
  });

  it("are reset by a success", async () => {
    const account = await insertAccount("Guide");
    const from = "192.0.2.20";
    for (let round = 0; round < 2; round++) {
      expect(await statusesOf(9, () => attempt(account.email, wrong, from))).toEqual(Array(9).fill(401));
      expect((await attempt(account.email, account.password, from)).status).toBe(200);
    }
  });

  it("on many accounts from one address are limited", async () => {
    const emails = await insertAccounts(101);
    const from = "192.0.2.30";
    const statuses = await statusesOf(100, (i) => attempt(emails[i] ?? "", wrong, from));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await attempt(emails[100] ?? "", wrong, from)).status).toBe(429);
  });

  it("from one address lock nobody out elsewhere", async () => {
    const account = await insertAccount("TeamRegistrator", "KZ");
    await statusesOf(10, () => attempt(account.email, wrong, "192.0.2.40"));
    expect((await attempt(account.email, account.password, "192.0.2.40")).status).toBe(429);
    expect((await attempt(account.email, account.password, "192.0.2.41")).status).toBe(200);
  });

  it("on one account from many addresses are limited", async () => {
    const account = await insertAccount("TeamRegistrator", "KZ");
    const statuses = await statusesOf(100, (i) => attempt(account.email, wrong, `198.51.100.${i}`));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await attempt(account.email, account.password, "203.0.113.1")).status).toBe(429);
  });

  it("count for the account, however its e-mail is written", async () => {
    const account = await insertAccount("Guide");
    const email = `i${account.email}`;
    await query('UPDATE "User" SET "email" = $1 WHERE "id" = $2', [email, account.id]);
    const from = "192.0.2.60";
    // PostgreSQL's lower() makes "i" of "İ", JavaScript's toLowerCase() does not.
    const spellings = [email, email.toUpperCase(), email.replace("i", "İ")];
    expect((await attempt(spellings[2] ?? "", account.password, "192.0.2.61")).status).toBe(200);
    expect(await statusesOf(10, (i) => attempt(spellings[i % 3] ?? "", wrong, from))).toEqual(Array(10).fill(401));
    for (const spelling of spellings) expect((await attempt(spelling, account.password, from)).status).toBe(429);
  });

  it("and those at the current password of an open session have limits of their own", async () => {
    const account = await insertAccount("Guide");
    const from = "192.0.2.90";
    const { token } = (await attempt(account.email, account.password, from)).body;
    const change = (currentPassword: string) =>
      call("PUT /api/Identity/password", { token, body: { currentPassword, newPassword: "long-enough-1" }, from });
    const statuses = await statusesOf(30, () => change(wrong));
    expect(statuses.sort()).toEqual([...Array(10).fill(422), ...Array(20).fill(429)]);
    const refused = await change(account.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await attempt(account.email, account.password, from)).status).toBe(200);
  });

  it("store no e-mail address in plain text", async () => {
    const { id, email } = await insertAccount("Guide");
    await attempt(email, wrong, "192.0.2.95");
    expect(await pointsOf(id)).toHaveLength(2);
    expect(await count(`SELECT count(*) FROM "RateLimit" WHERE "key" LIKE '%@%'`)).toBe(0);
  });
});

describe("anonymous writes", () => {
  it("from one address are limited per minute", async () => {
    const from = "192.0.2.50";
    const responses = await Promise.all(
      Array.from({ length: 310 }, () => call("POST /api/Identity/Login", { body: {}, from })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("do not include HEAD requests", async () => {
    const from = "192.0.2.77";
    const head = () => call("HEAD /api/Contest/availableEnums", { from });
    for (let i = 0; i < 10; i++) expect((await head()).status).toBe(200);
    const writes = await Promise.all(
      Array.from({ length: 300 }, () => call("POST /api/Identity/Login", { body: {}, from })),
    );
    expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await head()).status).toBe(200);
  });
});
