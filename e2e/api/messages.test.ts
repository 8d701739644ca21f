import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  insertAccount,
  insertGuest,
  insertGuide,
  insertTeam,
  insertTransfer,
  type StoredTeam,
} from "@/e2e/support/factory";
import { readPage } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { registratorWrites } from "@/e2e/support/registrator-writes";
import { auditLogOf, type Country, count, countryByCode, db } from "@/e2e/support/site";

describe("a message", () => {
  let country: Country;
  let admin: SignedIn;
  let team: StoredTeam;
  beforeAll(async () => {
    country = await countryByCode("ZA");
    admin = await signedIn("Administrator");
  });
  beforeEach(async () => {
    team = await insertTeam(country);
  });

  const texts = { subject: "Bus for {team}", text: "Dear {name} of {country}: {transfer}. {deadline}" };
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    call(`POST /api/Message${path}`, { token: admin.token, headers, body: { ...texts, ...body } });
  const preview = async (body: object) => (await post("/preview", body)).body;
  const setEmail = (personId: string, email: string) => db.leader.updateMany({ where: { personId }, data: { email } });
  const unique = () => `${randomUUID()}@test.example`;

  it("to a team goes to its leader and deputy, with the place and time of its transfer", async () => {
    const [leader, deputy] = [unique(), unique()];
    await setEmail(team.people.leader, leader);
    await setEmail(team.people.deputy, deputy);
    const ids = [team.id];
    expect((await preview({ to: "teams", ids })).notes).toEqual(["{transfer} is “not assigned yet” for 2 recipients."]);
    const { editionId } = await db.team.findUniqueOrThrow({ where: { id: team.id }, select: { editionId: true } });
    const transferId = await insertTransfer({ vehicle: "Bus 3", place: "Varna Airport" });
    await db.transferAssignment.create({ data: { editionId, transferId, direction: "ARRIVAL", teamId: team.id } });
    const { recipients, leftOut, notes, mail } = await preview({ to: "teams", ids, recipient: deputy.toUpperCase() });
    expect([leftOut, notes]).toEqual([[], []]);
    expect(recipients.map(({ email }: { email: string }) => email).sort()).toEqual([leader, deputy].sort());
    expect(mail).toEqual({
      to: deputy,
      subject: `Bus for Team ${team.id.slice(0, 8)}`,
      text: expect.stringMatching(
        /^Dear Person \w+ of South Africa: Bus 3 from Varna Airport, 9 Apr, 14:30\. \d+ March 2025, /,
      ),
    });
    await db.transfer.delete({ where: { id: transferId } });
  });

  it("to leaders merges equal addresses and leaves out those without one", async () => {
    const other = await insertTeam(country);
    const shared = unique();
    await setEmail(team.people.leader, shared);
    await setEmail(team.people.deputy, shared.toUpperCase());
    await setEmail(other.people.leader, "");
    const ids = [team.people.leader, team.people.deputy, other.people.leader, randomUUID()];
    const { recipients, leftOut } = await preview({ to: "leaders", ids });
    expect(recipients).toHaveLength(1);
    expect(leftOut.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      "No e-mail address.",
      "Not in the list any more.",
      expect.stringMatching(/^Same address as Person /),
    ]);
    const created = await post("", { to: "leaders", ids });
    expect(created.body).toMatchObject({ waiting: 1, sent: 0, failed: 0, recipients: "Leaders" });
    const mails = await db.mail.findMany({ where: { messageId: created.body.id } });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.personIds.sort()).toEqual([team.people.leader, team.people.deputy].sort());
  });

  it("leaves out withdrawn teams and disabled users, and names the reason when nobody is left", async () => {
    await db.team.update({ where: { id: team.id }, data: { withdrawnAt: new Date() } });
    const withdrawn = { to: "teams", ids: [team.id] };
    expect(await preview(withdrawn)).toMatchObject({
      recipients: [],
      mail: null,
      leftOut: [{ reason: "The team is withdrawn." }],
    });
    const disabled = await insertAccount("Guide");
    await db.user.update({ where: { id: disabled.id }, data: { disabledAt: new Date() } });
    const guideId = await insertGuide(country, disabled.id);
    for (const chosen of [
      { to: "users", ids: [disabled.id] },
      { to: "guides", ids: [guideId] },
    ])
      expect(await preview(chosen)).toMatchObject({ recipients: [], leftOut: [{ reason: "The user is disabled." }] });
    for (const path of ["", "/test"]) {
      const { status, body } = await post(path, withdrawn);
      expect([status, body.errors]).toEqual([422, { ids: ["Nobody of these can be written to."] }]);
    }
  });

  it("to guests goes to the registrators of their country, once for each, and names the guests", async () => {
    const ids = [
      await insertGuest(country, { fullName: "Ann Guest" }),
      await insertGuest(country, { fullName: "Bo Guest" }),
    ];
    expect(await preview({ to: "guests", ids })).toMatchObject({
      recipients: [],
      leftOut: [
        { name: "Ann Guest", reason: "No registrator of South Africa can log in." },
        { name: "Bo Guest", reason: "No registrator of South Africa can log in." },
      ],
    });
    const registrator = await insertAccount("TeamRegistrator", "ZA");
    const { body } = await post("", { to: "guests", ids });
    expect(
      await db.mail.findMany({ where: { messageId: body.id }, select: { to: true, subject: true, userId: true } }),
    ).toEqual([{ to: registrator.email, subject: "Bus for Ann Guest and Bo Guest", userId: registrator.id }]);
    await db.user.delete({ where: { id: registrator.id } });
  });

  it("to a registrator names the teams of the country, to a guide those they look after", async () => {
    const registrator = await insertAccount("TeamRegistrator", "ZA");
    const { mail } = await preview({ to: "users", ids: [registrator.id] });
    expect(mail.subject).toContain(`Team ${team.id.slice(0, 8)}`);
    await db.user.delete({ where: { id: registrator.id } });
    const guide = await insertAccount("Guide");
    const guideId = await insertGuide(country, guide.id);
    await db.team.update({ where: { id: team.id }, data: { guideId } });
    for (const chosen of [
      { to: "users", ids: [guide.id] },
      { to: "guides", ids: [guideId] },
    ])
      expect((await preview(chosen)).mail).toMatchObject({
        to: guide.email,
        subject: `Bus for Team ${team.id.slice(0, 8)}`,
      });
  });

  it("goes to nobody else than the preview has shown", async () => {
    const chosen = { to: "teams", ids: [team.id] };
    const { fingerprint } = await preview(chosen);
    await setEmail(team.people.deputy, unique());
    const before = await count('SELECT count(*) FROM "Message"');
    const refused = await post("", { ...chosen, fingerprint });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "The recipients have changed since the preview. Look at them again, then send.",
    ]);
    expect(await count('SELECT count(*) FROM "Message"')).toBe(before);
    expect((await post("", { ...chosen, fingerprint: (await preview(chosen)).fingerprint })).status).toBe(201);
  });

  it("that was written before says so in the preview", async () => {
    const body = { to: "teams", ids: [team.id], subject: `Bus ${randomUUID()}`, text: "At 8" };
    expect((await preview(body)).notes).toEqual([]);
    await post("", { ...body, filter: "Teams: country South Africa" });
    expect((await preview(body)).notes).toEqual([
      expect.stringMatching(
        /^The same was written before, on \d+ \w+ \d{4}, \d\d:\d\d, to Teams: country South Africa\.$/,
      ),
    ]);
  });

  it("that waits or has failed goes to the recipient's new address, and to no user who is disabled", async () => {
    const user = await insertAccount("Guide");
    const disabled = await insertAccount("Guide");
    await setEmail(team.people.leader, unique());
    const created = [
      (await post("", { to: "leaders", ids: [team.people.leader] })).body,
      (await post("", { to: "users", ids: [user.id, disabled.id] })).body,
    ];
    const ids = created.map(({ id }) => id);
    const [waitingId, failedId] = ids;
    await db.mail.updateMany({ where: { messageId: failedId }, data: { attempts: 8, error: "no such user" } });
    const [leader, account] = [unique(), unique()];
    const { token } = admin;
    const { id } = await db.leader.findFirstOrThrow({ where: { personId: team.people.leader } });
    const { name, role, version } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    for (const [line, body] of [
      ["PUT /api/Leader", { ...(await registratorWrites.changeLeader(country)).body, id, email: leader }],
      [`PUT /api/Identity/${user.id}`, { name, role, version, countryId: null, email: account }],
      [`PUT /api/Identity/${disabled.id}/disabled`, { disabled: true }],
    ] as const)
      expect(await call(line, { token, body })).toMatchObject({ status: 200 });
    expect((await call(`GET /api/Message/${waitingId}`, { token })).body.waiting).toBe(1);
    expect((await call(`POST /api/Message/${failedId}/sending`, { token })).body.waiting).toBe(1);
    const mails = await db.mail.findMany({ where: { messageId: { in: ids } }, select: { to: true } });
    expect(mails.map(({ to }) => to).sort()).toEqual([leader, account].sort());
  });

  it("has not failed while the last attempt of its mail runs", async () => {
    const { id } = (await post("", { to: "teams", ids: [team.id] })).body;
    await db.mail.updateMany({ where: { messageId: id }, data: { attempts: 8 } });
    const { token } = admin;
    expect((await call(`GET /api/Message/${id}`, { token })).body).toMatchObject({
      failed: 0,
      mails: [{ state: "Waiting" }],
    });
    expect((await call(`POST /api/Message/${id}/sending`, { token })).status).toBe(409);
  });

  it("to many has a page that shows 100 of its mails, and a search of all", async () => {
    const { id } = (await post("", { to: "teams", ids: [team.id] })).body;
    const mail = { kind: "MESSAGE", messageId: id, subject: "Bus", text: "At 8" } as const;
    const times = { createdAt: new Date(), expiresAt: new Date("2030-01-01T00:00Z") };
    const numbers = Array.from({ length: 250 }, (_, i) => 100 + i);
    await db.mail.createMany({ data: numbers.map((i) => ({ ...mail, ...times, to: `reader-${i}@test.example` })) });
    await db.mail.updateMany({
      where: { to: "reader-349@test.example" },
      data: { attempts: 8, error: "no such user" },
    });
    const shown = async (search: string) => {
      const { text } = await readPage(`/controlPanel/mail?message=${id}&q=reader${search}`, { token: admin.token });
      return text.match(/reader-\d+(?=@)/g) ?? [];
    };
    const first = await shown("");
    const last = await shown("&from=201");
    expect([first.length, first[0], last.length, last[0]]).toEqual([100, "reader-100", 50, "reader-300"]);
    for (const search of ["-349", "+such", "&state=Failed"]) expect(await shown(search)).toEqual(["reader-349"]);
  });

  it("is stored once for an idempotency key, with an entry in the audit log", async () => {
    const body = { to: "teams", ids: [team.id], filter: "Teams: search “bus”" };
    const headers = { "Idempotency-Key": randomUUID() };
    const [first, second] = await Promise.all([post("", body, headers), post("", body, headers)]);
    expect(second.body).toEqual(first.body);
    expect(await count('SELECT count(*) FROM "Mail" WHERE "messageId" = $1', [first.body.id])).toBe(1);
    expect(await auditLogOf(first.body.id)).toMatchObject([
      {
        action: "POST /api/Message",
        userId: admin.id,
        changes: { subject: [null, texts.subject], recipients: [null, "Teams: search “bus”"], mails: [null, 1] },
      },
    ]);
  });

  it("with an unknown placeholder is refused beside the field, and nothing is stored", async () => {
    const before = await count('SELECT count(*) FROM "Message"');
    for (const path of ["", "/preview", "/test"]) {
      const { status, body } = await post(path, { to: "teams", ids: [team.id], text: "Dear {tema}" });
      expect([status, Object.keys(body.errors)]).toEqual([422, ["text"]]);
      expect(body.errors.text[0]).toContain("There is no placeholder {tema} here.");
    }
    expect(await count('SELECT count(*) FROM "Message"')).toBe(before);
  });

  it("has at most 2,000 recipients", async () => {
    const ids = Array.from({ length: 2_001 }, () => randomUUID());
    const { status, body } = await post("/preview", { to: "teams", ids });
    expect([status, body.errors.ids]).toEqual([422, ["A message can have at most 2,000 recipients."]]);
    expect((await preview({ to: "teams", ids: ids.slice(1) })).leftOut).toEqual([
      { name: "2000 chosen records", reason: "Not in the list any more." },
    ]);
  });

  it("can be sent to oneself as a test", async () => {
    expect((await post("/test", { to: "teams", ids: [team.id] })).body).toBe(true);
    const { body } = await call("GET /api/Mail", { token: admin.token });
    expect(body.filter(({ to }: { to: string }) => to === admin.email)).toMatchObject([
      { kind: "MESSAGE", subject: `Test: Bus for Team ${team.id.slice(0, 8)}` },
    ]);
  });

  it("on a site that sends no mail waits until it is marked as sent", async () => {
    const { id } = (await post("", { to: "teams", ids: [team.id] })).body;
    const { token } = admin;
    expect((await call(`POST /api/Message/${id}/sending`, { token })).body.detail).toBe(
      "No mail of this message has failed.",
    );
    expect((await call(`POST /api/Message/${id}/sent`, { token })).body).toMatchObject({ sent: 1, waiting: 0 });
    expect((await call(`POST /api/Message/${id}/sent`, { token })).status).toBe(409);
    const { body } = await call("GET /api/Message", { token });
    expect(body.find((message: { id: string }) => message.id === id)).toMatchObject({
      sent: 1,
      createdBy: "Test Administrator",
    });
  });
});
