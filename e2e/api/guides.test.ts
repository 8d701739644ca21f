import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import {
  accountPassword,
  addMember,
  insertAccount,
  insertGuide,
  insertMember,
  insertTeam,
  insertTeams,
} from "@/e2e/support/factory";
import { call, logIn, type SignedIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { pictureBase64 } from "@/e2e/support/payloads";
import { type Country, count, countryByCode, db, query } from "@/e2e/support/site";

let admin: SignedIn;
let country: Country;
beforeAll(async () => {
  [admin, country] = await Promise.all([signedIn("Administrator"), countryByCode("GD")]);
});

const send = (endpoint: string, body?: unknown) => call(endpoint, { token: admin.token, body });

/** Inserts a user and their guide record, without teams. */
async function createGuide() {
  const { id: userId } = await insertAccount("Guide");
  return { userId, id: await insertGuide(country, userId) };
}

const guideEdit = (userId: string, changes: object = {}) => ({
  userId,
  phoneNumber: "+359 88 123 4567",
  schoolName: "First School",
  classDesignator: "11a",
  person: { fullName: "Renamed Guide", nativeName: "Преименуван", tShirtSize: "S" },
  ...changes,
});

describe("an edit of a guide", () => {
  it("changes details, picture and user, once for a version", async () => {
    const { id } = await createGuide();
    const { id: userId } = await insertAccount("Guide");
    const picture = await pictureBase64("#447755");
    const person = { fullName: "Renamed Guide", nativeName: "Преименуван", tShirtSize: "S", picture };
    const changed = await send(`PUT /api/Guide/${id}`, guideEdit(userId, { person, version: 1 }));
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      id,
      userId,
      phoneNumber: "+359 88 123 4567",
      schoolName: "First School",
      classDesignator: "11a",
      version: 2,
      person: { fullName: "Renamed Guide", nativeName: "Преименуван", tShirtSize: "S" },
    });
    expect(changed.body.person.picturePath).toMatch(/^\/pictures\//);
    expect((await send(`PUT /api/Guide/${id}`, guideEdit(userId, { version: 1 }))).status).toBe(409);
    const withoutPicture = { fullName: "Renamed Guide", tShirtSize: "S", removePicture: true };
    const removed = await send(`PUT /api/Guide/${id}`, guideEdit(userId, { person: withoutPicture }));
    expect(removed.body.person).toMatchObject({ picturePath: null, nativeName: null });
  });

  it("refuses a user who is another guide or has another role, and a T-shirt size that does not exist", async () => {
    const [guide, other] = await Promise.all([createGuide(), createGuide()]);
    const taken = await send(`PUT /api/Guide/${guide.id}`, guideEdit(other.userId));
    expect(taken.status).toBe(409);
    expect(taken.body.errors).toEqual({ userId: ["This user is already a guide."] });
    const { id: registrator } = await insertAccount("TeamRegistrator", "GD");
    const wrong = await send(`PUT /api/Guide/${guide.id}`, guideEdit(registrator));
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ userId: ["Choose a user with the role Guide."] });
    const tooLarge = { ...guideEdit(guide.userId).person, tShirtSize: "XXXXXL" };
    expect((await send(`PUT /api/Guide/${guide.id}`, guideEdit(guide.userId, { person: tooLarge }))).status).toBe(422);
  });
});

describe("a person who becomes a guide", () => {
  it("has a phone number of their own country", async () => {
    const { id: userId } = await insertAccount("Guide");
    const personId = await insertMember(await countryByCode("DE"), "JURY");
    const { status, body } = await send("POST /api/Guide", { personId, userId, phoneNumber: "0170 1234567" });
    expect([status, body.phoneNumber]).toEqual([201, "+49 170 1234567"]);
  });

  it("gets no password made of their name with a new user", async () => {
    const personId = await insertMember(country, "JURY");
    await query(`UPDATE "Person" SET "fullName" = 'Wilhelmina Grenadine' WHERE "id" = $1`, [personId]);
    const create = (password: string) => {
      const newUser = { email: `${randomUUID()}@test.example`, password };
      return send("POST /api/Guide", { personId, newUser, phoneNumber: "+359 88 123 4567" });
    };
    const refused = await create("WilhelminaGrenadine");
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { "newUser.password": ["This password is too easy to guess."] },
    ]);
    expect((await create("fallen-leaves-9")).status).toBe(201);
  });

  it("becomes one guide by two requests at the same moment", async () => {
    const personId = await insertMember(country, "JURY");
    const users = await Promise.all([insertAccount("Guide"), insertAccount("Guide")]);
    const responses = await Promise.all(
      users.map(({ id: userId }) => send("POST /api/Guide", { personId, userId, phoneNumber: "+359 88 123 4567" })),
    );
    const refused = responses.find(({ status }) => status !== 201);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(refused?.body.errors).toEqual({ personId: ["This person cannot become a guide."] });
  });
});

describe("a guide who is created with their user", () => {
  const newGuide = (newUser: object, fullName = "New Guide") => ({
    ...guideEdit("00000000-0000-0000-0000-000000000000", { person: { fullName, tShirtSize: "S" } }),
    newUser,
  });
  const newEmail = () => `${randomUUID()}@test.example`;
  const usersOf = (email: string) => db.user.findMany({ where: { email }, include: { guides: true } });

  it("has a user of the same name, who logs in with the given password or is invited", async () => {
    const email = newEmail();
    const { status, body } = await send("POST /api/Guide", newGuide({ email, password: accountPassword }));
    expect([status, body.person.fullName]).toEqual([201, "New Guide"]);
    expect(await usersOf(email)).toMatchObject([{ id: body.userId, name: "New Guide", role: "Guide" }]);
    expect(await logIn({ email, password: accountPassword })).toBeTruthy();
    const invited = newEmail();
    expect((await send("POST /api/Guide", newGuide({ email: invited, invite: true }))).status).toBe(201);
    expect(await count(`SELECT count(*) FROM "Mail" WHERE "kind" = 'INVITATION' AND "to" = $1`, [invited])).toBe(1);
  });

  it("is refused with the fields of the user, and nothing is stored", async () => {
    const { email } = await insertAccount("Guide");
    const errorsOf = async (body: object) => (await send("POST /api/Guide", body)).body.errors;
    const fullName = uniqueName("Refused");
    expect(await errorsOf(newGuide({ email, password: accountPassword }, fullName))).toEqual({
      "newUser.email": ["This e-mail address is already in use."],
    });
    expect(await errorsOf(newGuide({ email: newEmail() }))).toEqual({ "newUser.password": ["Password is required."] });
    const easy = await errorsOf(newGuide({ email: newEmail(), password: "Password1" }));
    expect(Object.keys(easy)).toEqual(["newUser.password"]);
    const free = newEmail();
    const wrongSize = { ...newGuide({ email: free, invite: true }), person: { fullName, tShirtSize: "XXXXXL" } };
    expect(Object.keys(await errorsOf(wrongSize))).toEqual(["person.tShirtSize"]);
    expect(await usersOf(free)).toEqual([]);
    expect(await count('SELECT count(*) FROM "Person" WHERE "fullName" = $1', [fullName])).toBe(0);
  });

  it("comes from a CSV file, all rows or none, after a preview that stores nothing", async () => {
    const emails = [newEmail(), newEmail()];
    const rows = emails.map((email) => `File Guide;${email};054 830 495;M;First School;11a`);
    const upload = (lines: string[], query = "") => {
      const raw = fileForm(
        ["Name;E-mail;Phone number;T-shirt size;School Name;Class Designator", ...lines].join("\r\n"),
      );
      return call(`POST /api/Guide/import/csv${query}`, { token: admin.token, raw });
    };
    const accounts = emails.map((email) => ({
      name: "File Guide",
      email,
      phoneNumber: "+359 54 830 495",
      tShirtSize: "M",
      schoolName: "First School",
      classDesignator: "11a",
    }));
    const stored = () => db.guide.findMany({ where: { user: { email: { in: emails } } }, include: { person: true } });
    expect((await upload(rows, "?dryRun=true")).body).toMatchObject({ accounts, createdAt: null });
    const wrong = await upload([...rows, `Other;${emails[0]};+359 54 830 495;XXXXXL;;`]);
    expect(wrong.body.errors).toMatchObject([{ line: 4, column: "T-shirt size" }]);
    expect(await stored()).toEqual([]);

    const { body } = await upload(rows);
    expect(body).toMatchObject({ accounts, createdAt: expect.any(String) });
    const guide = { phoneNumber: "+359 54 830 495", schoolName: "First School", classDesignator: "11a" };
    expect(await stored()).toMatchObject(
      [guide, guide].map((record) => ({ ...record, person: { fullName: "File Guide" } })),
    );
    const { body: listed } = await send("GET /api/Identity/GetAll/role/GUIDE");
    expect(listed.filter(({ email }: { email: string }) => emails.includes(email))).toHaveLength(2);
    expect((await upload(rows)).body.errors).toMatchObject([{ line: 2, column: "E-mail" }, { line: 3 }]);
  });
});

it("a guide reads their record and teams", async () => {
  const account = await signedIn("Guide");
  const guideId = await insertGuide(country, account.id);
  await insertTeam(country, { guideId });
  const record = await call(`GET /api/Guide/byUserId/${account.id}`, { token: account.token });
  expect(record.body).toMatchObject({ id: guideId, userId: account.id });
  const teams = await call(`GET /api/Team/guide/${guideId}`, { token: account.token });
  expect(teams.body).toHaveLength(1);
});

it("an edit of a guide conflicts with a newer edit of their person", async () => {
  const { userId, id } = await createGuide();
  const { personId } = await db.guide.findUniqueOrThrow({ where: { id } });
  await addMember(personId, "JURY");
  const { body: stored } = await send(`GET /api/Guide/byUserId/${userId}`);
  const other = await signedIn("Administrator");
  const { body: people } = await send("GET /api/Person/role/COMMITTEE");
  const person = people.find((listed: { id: string }) => listed.id === personId);
  const renamed = await call(`PUT /api/Person/${personId}`, {
    token: other.token,
    body: { ...person, fullName: "Renamed Elsewhere" },
  });
  expect(renamed.status).toBe(200);
  const conflict = await send(`PUT /api/Guide/${id}`, guideEdit(userId, { version: stored.version }));
  expect([conflict.status, conflict.body.current.person.fullName]).toEqual([409, "Renamed Elsewhere"]);
});

it("deleting a guide unassigns their teams, keeps their user, and keeps the person if they have another role", async () => {
  const [guide, guest] = await Promise.all([createGuide(), createGuide()]);
  const team = await insertTeam(country, { guideId: guide.id });
  const people = await query<{ id: string; personId: string }>(
    'SELECT "id", "personId" FROM "Guide" WHERE "id" = ANY($1)',
    [[guide.id, guest.id]],
  );
  const personOf = (id: string) => people.find((record) => record.id === id)?.personId;
  await query('UPDATE "Person" SET "isGuest" = true WHERE "id" = $1', [personOf(guest.id)]);
  for (const { id } of [guide, guest]) expect((await send(`DELETE /api/Guide/${id}`)).body).toBe(true);
  expect(await query('SELECT "guideId" FROM "Team" WHERE "id" = $1', [team.id])).toEqual([{ guideId: null }]);
  const stored = 'SELECT count(*) FROM "Person" WHERE "id" = $1';
  expect([await count(stored, [personOf(guide.id)]), await count(stored, [personOf(guest.id)])]).toEqual([0, 1]);
  expect(await count('SELECT count(*) FROM "User" WHERE "id" = $1', [guide.userId])).toBe(1);
  expect((await send(`DELETE /api/Guide/${guide.id}`)).status).toBe(404);
  const log = await call(`GET /api/Audit?team=${team.id}`, { token: admin.token });
  expect(log.body[0]).toMatchObject({ entity: "Team", changes: { guideId: [guide.id, null] } });
});

it("moving teams between guides moves all or none, and a move can be taken back", async () => {
  const [one, other] = await Promise.all([createGuide(), createGuide()]);
  const teams = await insertTeams(country, [2, 1, 1]);
  const ids = teams.map(({ id }) => id);
  const guidesOf = async () =>
    (
      await query<{ guideId: string }>(
        'SELECT "guideId" FROM "Team" WHERE "id" = ANY($1) ORDER BY array_position($1, "id")',
        [ids],
      )
    ).map(({ guideId }) => guideId);
  const to = (...guideIds: (string | null)[]) => ids.map((id, i) => ({ id, guideId: guideIds[i] ?? null }));
  expect((await send("PUT /api/Guide/teams", to(one.id, one.id, other.id))).body).toBe(true);
  expect(await guidesOf()).toEqual([one.id, one.id, other.id]);

  const taken = await send("PUT /api/Guide/teams", to(other.id, other.id, other.id));
  expect([taken.status, taken.body.detail]).toEqual([409, "Some of these teams already have a guide."]);
  const mixed = ids.map((id) => ({ id, guideId: null, previousGuideId: one.id }));
  expect((await send("PUT /api/Guide/teams", mixed)).status).toBe(404);
  const twice = [mixed[0], mixed[0]];
  expect((await send("PUT /api/Guide/teams", twice)).status).toBe(422);
  expect(await guidesOf()).toEqual([one.id, one.id, other.id]);

  const undo = mixed.map((move, i) => ({ ...move, previousGuideId: i === 2 ? other.id : one.id }));
  expect((await send("PUT /api/Guide/teams", undo)).status).toBe(200);
  expect(await guidesOf()).toEqual([null, null, null]);
});
