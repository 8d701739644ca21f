import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import getPort from "get-port";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { call, demoToken } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { accountPayload } from "@/e2e/support/payloads";
import { count, query } from "@/e2e/support/site";

interface Received {
  to: string[];
  raw: string;
}

let received: Received[] = [];
/** Called with each received mail; the mail server refuses the mail if it rejects. */
let handleMail: (mail: Received) => Promise<void> = async () => {};

const smtp = new SMTPServer({
  secure: true,
  onAuth({ username, password }, _session, done) {
    const isKnown = username === "site" && password === "secret";
    done(isKnown ? null : new Error("wrong password"), { user: username });
  },
  onData(stream, { envelope }, done) {
    void text(stream).then(async (raw) => {
      const mail = { to: envelope.rcptTo.map(({ address }) => address), raw };
      received.push(mail);
      await handleMail(mail).then(() => done(), done);
    });
  },
});
// A killed site leaves its connection open.
smtp.on("error", () => {});

const site = ownSite(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  // The test's mail server has a certificate of its own.
  const SMTP_URL = `smtps://site:secret@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
  return { env: { SMTP_URL, MAIL_FROM: "site@tournament.example" } };
});
let token: string;
beforeAll(async () => {
  token = await demoToken("admin");
});
beforeEach(() => {
  received = [];
  handleMail = async () => {};
});
afterAll(() => smtp.close());

const mailsTo = async (...emails: string[]) =>
  (await call("GET /api/Mail", { token })).body.filter(({ to }: { to: string }) => emails.includes(to));

async function invite(): Promise<string> {
  const { password, ...user } = accountPayload();
  const { status } = await call("POST /api/Identity/Register", { token, body: { ...user, invite: true } });
  expect(status).toBe(201);
  return user.email as string;
}

/** Undoes folded headers and quoted-printable. */
const decode = (raw: string) => raw.replace(/\r\n /g, " ").replace(/=\r\n/g, "").replaceAll("=3D", "=");

it("an invitation is sent in the tournament's name with TLS and a password, and its link is not kept", async () => {
  const email = await invite();
  await expect.poll(() => mailsTo(email)).toMatchObject([{ state: "Sent", error: null, canSendAgain: false }]);
  expect(received.map(({ to }) => to)).toEqual([[email]]);
  const [mail] = await mailsTo(email);
  const raw = decode(received[0]?.raw ?? "");
  expect(raw).toMatch(/^From: "?XIII International Autumn Tournament in Informatics"? <site@tournament\.example>\r$/m);
  expect(raw).toMatch(/^Reply-To: office@tournament\.example\r$/m);
  expect(raw).toMatch(new RegExp(`^Message-ID: <${mail.id}@tournament\\.example>\r$`, "m"));
  expect(raw).toContain(`Subject: ${mail.subject}`);
  const linkToken = /\/password#([\w-]{43})/.exec(raw)?.[1] ?? "";
  expect(mail.text).toContain("/password#…");
  const password = `chosen-${randomUUID()}`;
  const chosen = await call("PUT /api/Identity/chosenPassword", { body: { token: linkToken, password } });
  expect(chosen.status).toBe(200);
  expect((await call("POST /api/Identity/Login", { body: { email, password } })).status).toBe(200);
});

it("a refused mail says why, keeps its link, waits for the next attempt, fails after eight, and can be sent again", async () => {
  handleMail = () => Promise.reject(new Error("mailbox full"));
  const email = await invite();
  const refused = { state: "Waiting", canSendAgain: true, error: expect.stringContaining("mailbox full") };
  await expect.poll(() => mailsTo(email)).toMatchObject([refused]);
  const [mail] = await mailsTo(email);
  const stored = await query<{ text: string }>('SELECT "text" FROM "Mail" WHERE "id" = $1', [mail.id]);
  expect(stored[0]?.text).toMatch(/\/password#[\w-]{43}\n/);
  expect(mail.text).toContain("/password#…");
  const isLater = 'SELECT "nextAttemptAt" > now() + interval \'1 minute\' AS "later" FROM "Mail" WHERE "id" = $1';
  expect(await query(isLater, [mail.id])).toEqual([{ later: true }]);
  await query('UPDATE "Mail" SET "attempts" = 8 WHERE "id" = $1', [mail.id]);
  expect(await mailsTo(email)).toMatchObject([{ state: "Failed" }]);
  const marked = await call(`POST /api/Mail/${mail.id}/sent`, { token });
  expect([marked.status, marked.body.detail]).toEqual([409, "This site sends its mail itself."]);

  handleMail = async () => {};
  expect((await call(`POST /api/Mail/${mail.id}/sending`, { token })).status).toBe(200);
  await expect.poll(() => mailsTo(email)).toMatchObject([{ state: "Sent" }]);
  expect((await call(`POST /api/Mail/${mail.id}/sending`, { token })).status).toBe(409);
});

it("a mail cannot be sent again while it is being sent", async () => {
  let finish = () => {};
  handleMail = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const email = await invite();
  await expect.poll(() => received).toHaveLength(1);
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({ state: "Waiting", canSendAgain: false });
  const again = await call(`POST /api/Mail/${mail.id}/sending`, { token });
  expect([again.status, again.body.detail]).toEqual([
    409,
    "This mail is sent or expired, waits for its first attempt, or is being sent. Reload the page to see which.",
  ]);
  finish();
  await expect.poll(() => mailsTo(email)).toMatchObject([{ state: "Sent" }]);
  expect(received).toHaveLength(1);
});

it("two instances send each mail once", async () => {
  const other = await site.startInstance();
  onTestFinished(other.stop);
  const emails = Array.from({ length: 25 }, () => `${randomUUID()}@invited.example`);
  const csv = ["country,name,email", ...emails.map((email) => `BG,Somebody,${email}`)].join("\n");
  await call("POST /api/Identity/import/csv?invite=true", { token, raw: fileForm(csv) });
  await expect
    .poll(async () => (await mailsTo(...emails)).filter(({ state }: { state: string }) => state === "Sent"))
    .toHaveLength(25);
  expect(received.flatMap(({ to }) => to).sort()).toEqual(emails.sort());
});

it("a site that is killed while the mail server answers loses nothing, and another one sends the mail", async () => {
  handleMail = async () => {
    if (received.length === 1) process.kill(site.pid, "SIGKILL");
  };
  const email = await invite();
  await expect.poll(() => received).toHaveLength(1);
  const other = await site.startInstance();
  onTestFinished(other.stop);
  // It would be due again after two minutes.
  await query('UPDATE "Mail" SET "nextAttemptAt" = now() WHERE "to" = $1 AND "sentAt" IS NULL', [email]);
  await expect.poll(() => received.flatMap(({ to }) => to)).toEqual([email, email]);
  const stored = async () => query('SELECT "sentAt" IS NOT NULL AS "sent" FROM "Mail" WHERE "to" = $1', [email]);
  await expect.poll(stored).toEqual([{ sent: true }]);
});

describe("while the mail server refuses the site's password", () => {
  ownSite(async () => {
    const { port } = smtp.server.address() as AddressInfo;
    const SMTP_URL = `smtps://site:outdated@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    return { env: { SMTP_URL, MAIL_FROM: "site@tournament.example" } };
  });
  beforeAll(async () => {
    token = await demoToken("admin");
  });

  it("no attempt of a mail counts, and administrators read the reason", async () => {
    const email = await invite();
    const refused = { state: "Waiting", error: expect.stringContaining("wrong password"), canSendAgain: true };
    await expect.poll(() => mailsTo(email)).toMatchObject([refused]);
    expect(await query('SELECT "attempts" FROM "Mail" WHERE "to" = $1', [email])).toEqual([{ attempts: 0 }]);
    expect(received).toEqual([]);
  });
});

describe("while the mail server cannot be reached", () => {
  let port: number;
  ownSite(async () => {
    port = await getPort({ host: "127.0.0.1" });
    return { env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "site@tournament.example" } };
  });

  it("no attempt of a mail counts, and all mails are sent once it can be", async () => {
    await query(
      `INSERT INTO "Mail" ("id", "kind", "to", "subject", "text", "createdAt", "expiresAt")
       SELECT gen_random_uuid(), 'INVITATION', 'reader-' || n || '@test.example', 'Bus', 'At 8', now(), '2030-01-01'
       FROM generate_series(1, 3) AS n`,
    );
    const ofTest = `FROM "Mail" WHERE "to" LIKE 'reader-%'`;
    const tried = { attempts: 0, error: expect.stringContaining("ECONNREFUSED") };
    await expect
      .poll(() => query(`SELECT max("attempts") AS "attempts", max("error") AS "error" ${ofTest}`))
      .toEqual([tried]);
    const started = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _session, done) => void text(stream).then(() => done()),
    });
    await new Promise<void>((resolve) => started.listen(port, "127.0.0.1", resolve));
    await expect.poll(() => count(`SELECT count(*) ${ofTest} AND "sentAt" IS NOT NULL`)).toBe(3);
    started.close();
  });
});
