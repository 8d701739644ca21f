import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { insertAccount, insertTeams } from "@/e2e/support/factory";
import { call, callAt, demoToken } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { accountPayload } from "@/e2e/support/payloads";
import { countryByCode, db } from "@/e2e/support/site";

interface Received {
  to: string[];
  raw: string;
}

interface StoredMessage {
  mails: { to: string; state: string; error: string | null }[];
}

let accepted: Received[] = [];
let refusesForEver = true;
/** The addresses that were refused once. */
const refusedOnce = new Set<string>();
/** Called after each accepted mail. */
let afterMail: () => unknown = () => {};

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    done(refusesForEver && address.startsWith("unknown") ? refusal(550, "no such user") : null);
  },
  onData(stream, { envelope }, done) {
    void text(stream).then((raw) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      const [first = ""] = to;
      if (first.startsWith("later") && !refusedOnce.has(first)) {
        refusedOnce.add(first);
        return done(refusal(451, "try again later"));
      }
      accepted.push({ to, raw });
      afterMail();
      done();
    });
  },
});
// A killed site leaves its connection open.
smtp.on("error", () => {});

beforeAll(() => new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve)));
afterAll(() => smtp.close());

const siteWithMail = (env: Record<string, string> = {}) =>
  ownSite(async () => {
    const { port } = smtp.server.address() as AddressInfo;
    return { env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "site@tournament.example", ...env } };
  });

/** Undoes folded lines and quoted-printable. */
const decode = (raw: string): string => {
  const bytes = raw
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
};

describe("a message to 300, of whom the mail server refuses some, on a site that is killed meanwhile", () => {
  const own = siteWithMail();
  const oddNames: Record<number, string> = {
    1: 'Smith, "Bo" <bo@evil.example>',
    2: "Ana\r\nBcc: evil@evil.example\r\n\r\nHello",
    3: "{country} {team} $& $1",
    4: "مريم الأمين",
  };
  const emailOf = (i: number) => `${i % 30 === 7 ? "unknown" : i % 10 === 5 ? "later" : "leader"}-${i}@team.example`;
  const emails = Array.from({ length: 300 }, (_, i) => emailOf(i));

  /** The token of the demo's administrator. */
  let token: string;
  /** The instance that was started after the kill. */
  let restarted: string;
  let path: string;
  /** The message once all of its mails were sent or have failed. */
  let message: StoredMessage;
  let invited: string;
  let delivered: Received[];

  const send = async (line: string) => callAt(restarted, line, { token });
  const rawTo = (i: number) => delivered.find(({ to }) => to[0] === emailOf(i))?.raw ?? "";

  beforeAll(async () => {
    token = await demoToken("admin");
    const teams = await insertTeams(await countryByCode("BG"), Array<number>(150).fill(1));
    const personIds = teams.flatMap(({ people }) => [people.leader, people.deputy]);
    for (const [i, personId] of personIds.entries()) {
      await db.leader.updateMany({ where: { personId }, data: { email: emailOf(i) } });
      if (oddNames[i]) await db.person.update({ where: { id: personId }, data: { fullName: oddNames[i] } });
    }
    const restart = new Promise<string>((resolve, reject) => {
      afterMail = () => {
        if (accepted.length !== 120) return;
        process.kill(own.pid, "SIGKILL");
        own.startInstance().then(({ baseUrl }) => resolve(baseUrl), reject);
      };
    });
    const body = { to: "leaders", ids: personIds, subject: "{name}: bus", text: "Dear {name}\n\n{team}, {transfer}." };
    const created = await call("POST /api/Message", { token, body: { ...body, filter: "Leaders: country Bulgaria" } });
    path = `/api/Message/${created.body.id}`;
    const { password, ...user } = accountPayload();
    invited = user.email;
    await call("POST /api/Identity/Register", { token, body: { ...user, invite: true } });
    restarted = await restart;
    // Those that were refused for a while, and the one at which the site was killed, would be due minutes later.
    const dueNow = { sentAt: null, attempts: { lt: 8 } };
    await db.mail.updateMany({ where: dueNow, data: { nextAttemptAt: new Date() } });
    const untilDone = async () => {
      await db.mail.updateMany({ where: { ...dueNow, error: { not: null } }, data: { nextAttemptAt: new Date() } });
      message = (await send(`GET ${path}`)).body;
      expect(message).toMatchObject({ sent: 290, waiting: 0, failed: 10, recipients: "Leaders: country Bulgaria" });
    };
    await vi.waitFor(untilDone, { timeout: 120_000, interval: 100 });
    delivered = accepted.filter(({ to }) => to[0]?.endsWith("@team.example"));
  });

  it("reaches each of the others once, alone in its mail", () => {
    const addresses = delivered.flatMap(({ to }) => to);
    expect(new Set(addresses).size).toBe(290);
    // The mail server had taken one from the site that was killed.
    expect(addresses.length - 290).toBeLessThanOrEqual(1);
    expect(delivered.every(({ to }) => to.length === 1)).toBe(true);
  });

  it("says who was refused, and why", () => {
    const failed = message.mails.filter(({ state }) => state === "Failed");
    const unknown = emails.filter((email) => email.startsWith("unknown"));
    expect(failed.map(({ to }) => to).sort()).toEqual(unknown.sort());
    expect(failed[0]?.error).toContain("no such user");
  });

  it("does not delay a single mail", () => {
    expect(accepted.slice(0, 200).map(({ to }) => to[0])).toContain(invited);
  });

  it("has the headers of a mail to one person, whatever the recipients are called", () => {
    for (const i of Object.keys(oddNames).map(Number)) {
      const [head = ""] = rawTo(i).split("\r\n\r\n");
      const headers = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
      expect(headers.map((line) => line.split(":")[0]?.toLowerCase()).sort()).toEqual([
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "reply-to",
        "subject",
        "to",
      ]);
      expect(headers.filter((line) => line.startsWith("To:"))).toEqual([`To: ${emailOf(i)}`]);
    }
  });

  it("fills in names as they are", async () => {
    const stored = async (i: number) =>
      db.mail.findFirstOrThrow({ where: { to: emailOf(i) }, select: { subject: true, text: true } });
    expect(await stored(1)).toMatchObject({ subject: 'Smith, "Bo" <bo@evil.example>: bus' });
    expect(await stored(2)).toMatchObject({ subject: "Ana Bcc: evil@evil.example Hello: bus" });
    expect((await stored(3)).text).toMatch(/^Dear \{country\} \{team\} \$& \$1\n\nTeam \w+, not assigned yet\.$/);
    expect(await stored(4)).toMatchObject({ subject: "\u2068مريم الأمين\u2069: bus" });
    expect(decode(rawTo(0))).toMatch(/Dear Person \w+\r\n\r\nTeam \w+, not assigned yet\./);
    const someone = decode(rawTo(10));
    for (const name of Object.values(oddNames)) expect(someone).not.toContain(name);
  });

  it("is sent again to those who were refused, once", async () => {
    refusesForEver = false;
    expect((await send(`POST ${path}/sending`)).body).toMatchObject({ sent: 290, waiting: 10, failed: 0 });
    const read = async () => (await send(`GET ${path}`)).body;
    await expect.poll(read).toMatchObject({ sent: 300, waiting: 0, failed: 0 });
    expect((await send(`POST ${path}/sending`)).status).toBe(409);
    expect((await send(`POST ${path}/sent`)).body.detail).toBe("This site sends its mail itself.");
  });
});

describe("with MAIL_PER_MINUTE", () => {
  siteWithMail({ MAIL_PER_MINUTE: "120" });

  it("a message is sent at the rate that the operator sets", async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await insertAccount("Guide")).id));
    const times: number[] = [];
    accepted = [];
    afterMail = () => times.push(performance.now());
    const body = { to: "users", ids, subject: "Bus", text: "At 8" };
    expect((await call("POST /api/Message", { token: await demoToken("admin"), body })).status).toBe(201);
    await expect.poll(() => times.length).toBe(3);
    const [first = 0, second = 0, third = 0] = times;
    // Timers may be a moment early.
    for (const wait of [second - first, third - second]) expect(wait).toBeGreaterThan(495);
  });
});
