import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ownEdition } from "@/e2e/support/edition-site";
import { insertGuest, insertQuestion, insertTeam, type StoredTeam } from "@/e2e/support/factory";
import { partOf, readPage } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { nextEditionPayload } from "@/e2e/support/payloads";
import { type Country, countryByCode, db } from "@/e2e/support/site";
import type { Letter } from "@/lib/letter/schema";

// A site of its own, because numbers follow each other.
const edition = ownEdition();

let country: Country;
let team: StoredTeam;
let guestId: string;
let registrator: SignedIn;
beforeAll(async () => {
  country = await countryByCode("GE");
  team = await insertTeam(country);
  guestId = await insertGuest(country, { fullName: "Nino Beridze", nativeName: "ნინო ბერიძე" });
  registrator = await signedIn("TeamRegistrator", "GE");
});

const send = (endpoint: string, body?: object) => call(endpoint, { token: edition.token, body });

async function issue(body: { personIds?: string[]; teamIds?: string[] }): Promise<Letter[]> {
  const { status, body: letters } = await send("POST /api/Letter", body);
  expect(status).toBe(200);
  return letters;
}

async function issueOne(personId: string): Promise<Letter> {
  const [letter] = await issue({ personIds: [personId] });
  return letter ?? expect.fail("no letter");
}

/** What the page of a code says; the 404 page is in the data that Next puts into scripts. */
async function check(code: string) {
  const { status, headers, body } = await call(`GET /letter/${code}`);
  const page = partOf(String(body));
  return { status, headers, text: status === 200 ? page.first("main").text : page.raw };
}

const sheets = (query: string) => readPage(`/controlPanel/print/letters?${query}`, { token: edition.token });

describe("a letter", () => {
  it("gets the next number once, and keeps number, code and date when it is issued again", async () => {
    const before = await edition.settings();
    const letters = await issue({ personIds: [guestId, team.people.leader, guestId], teamIds: [team.id] });
    // The demo has three letters already.
    expect(letters.map(({ number }) => number)).toEqual(["2025-004", "2025-005", "2025-006"]);
    expect(letters.map(({ personId, teamId }) => personId ?? teamId)).toEqual([guestId, team.people.leader, team.id]);
    expect(new Set(letters.map(({ code }) => code)).size).toBe(3);
    const again = await issue({ personIds: [team.people.deputy, guestId] });
    expect([again[0], again[1]?.number]).toEqual([letters[0], "2025-007"]);
    const auditLog = await db.auditEntry.findMany({
      where: { personId: guestId },
      select: { action: true, changes: true },
    });
    expect(auditLog).toEqual([{ action: "POST /api/Letter", changes: { letter: [null, "2025-004"] } }]);
    // An administrator who edits the edition meanwhile gets no conflict.
    expect((await edition.settings()).version).toBe(before.version);
  });

  it("has a number of its own when the same people are invited at the same time", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => insertGuest(country)));
    const issued = await Promise.all([ids.slice(0, 8), ids.slice(4), ids].map((personIds) => issue({ personIds })));
    const stored = await db.letter.findMany({ where: { personId: { in: ids } }, select: { number: true } });
    expect(new Set(stored.map(({ number }) => number)).size).toBe(12);
    expect(issued.map(({ length }) => length)).toEqual([8, 8, 12]);
  });

  it("that says something else than the printed one is marked until it is printed again, with its number and date", async () => {
    const personId = await insertGuest(country, { fullName: "Changes Later" });
    const other = await insertTeam(country, { size: 1 });
    const [letter, ofTeam] = await issue({ personIds: [personId], teamIds: [other.id] });
    const marked = async (query: string) => (await sheets(query)).text.includes("something else than the printed one");
    const queries = ["q=Later", `for=teams&q=${encodeURIComponent(ofTeam?.name ?? "")}`];
    const areMarked = () => Promise.all(queries.map(marked));
    expect(await areMarked()).toEqual([false, false]);
    await db.person.update({ where: { id: personId }, data: { fullName: "Changed Later" } });
    await db.person.update({ where: { id: other.people.contestants[0] }, data: { fullName: "Another Member" } });
    expect(await areMarked()).toEqual([true, true]);
    const changed = (await sheets("issued=Changed")).text;
    expect([changed.includes("Changed Later"), changed.includes("Nino Beridze")]).toEqual([true, false]);
    const again = await issue({ personIds: [personId], teamIds: [other.id] });
    expect(again).toEqual([{ ...letter, name: "Changed Later" }, ofTeam]);
    expect(await areMarked()).toEqual([false, false]);
  });

  it("is only for people and teams who come to the current edition", async () => {
    const withdrawn = await insertTeam(country);
    await db.team.update({ where: { id: withdrawn.id }, data: { withdrawnAt: new Date() } });
    const online = await insertTeam(country);
    await db.team.update({ where: { id: online.id }, data: { isOnline: true } });
    for (const body of [
      { personIds: [randomUUID()] },
      { personIds: [guestId, withdrawn.people.leader] },
      { teamIds: [withdrawn.id] },
      { teamIds: [online.id] },
    ])
      expect((await send("POST /api/Letter", body)).status).toBe(404);
    const nobody = await send("POST /api/Letter", {});
    expect([nobody.status, nobody.body.errors]).toEqual([422, { personIds: ["Choose at least one person or team."] }]);
  });

  it("of a registrator's own country is theirs once the edition allows it, and of no other", async () => {
    const other = await insertGuest(await countryByCode("AM"), { fullName: "Of another country" });
    await issueOne(other);
    const list = () => call("GET /api/Letter", { token: registrator.token });
    const page = async () => (await readPage("/letters", { token: registrator.token })).text;
    expect((await list()).status).toBe(403);
    expect(await page()).toContain("The organizers send invitation letters themselves.");
    expect((await edition.put("", { registratorsSeeLetters: true })).status).toBe(200);
    const letters: Letter[] = (await list()).body;
    expect(letters.length).toBeGreaterThan(2);
    expect(new Set(letters.map(({ countryId }) => countryId))).toEqual(new Set([country.id]));
    const text = await page();
    expect(text).toContain("Nino Beridze");
    expect(text).not.toContain("Of another country");
    const all: Letter[] = (await send("GET /api/Letter")).body;
    expect(all.map(({ personId }) => personId)).toContain(other);
    for (const path of ["/listTeams", "/"]) {
      const { body } = await call(`GET ${path}`, { cookies: { session: registrator.token } });
      expect(String(body)).toContain('href="/letters"');
    }
  });
});

describe("the code of a letter", () => {
  it("names the tournament, the person and the date, and nothing else", async () => {
    const letter = await issueOne(guestId);
    const { name } = await edition.settings();
    const { status, headers, text } = await check(letter.code);
    expect([status, headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
    expect(text).toMatch(
      new RegExp(
        `^ *Invitation letter The organizers of this tournament have issued this letter\\. Tournament ${name} For Nino Beridze Date \\d+ \\w+ \\d{4} *$`,
      ),
    );
    const { body } = await call(`GET /letter/${letter.code}`);
    for (const hidden of [guestId, letter.id, letter.number, "ნინო", "Georgia"])
      expect(String(body)).not.toContain(hidden);
    expect(String(body)).toContain('name="robots" content="noindex"');
  });

  it("names a team's people", async () => {
    const [letter] = await issue({ teamIds: [team.id] });
    const { text } = await check(letter?.code.replaceAll("-", "").toLowerCase() ?? "");
    const people = await db.person.findMany({ where: { id: { in: Object.values(team.people).flat() } } });
    expect(people).toHaveLength(4);
    const { body } = await call(`GET /letter/${letter?.code}`);
    for (const { id, fullName } of people) {
      expect(text).toContain(fullName);
      expect(String(body)).not.toContain(id);
    }
  });

  it("that is guessed, withdrawn, of an erased person or of a team that was withdrawn is not known, each in the same way", async () => {
    const withdrawn = await insertGuest(country);
    const erased = await insertGuest(country);
    const other = await insertTeam(country);
    const [first, second, member] = await issue({ personIds: [withdrawn, erased, other.people.leader] });
    const [ofTeam] = await issue({ teamIds: [other.id] });
    const codes = [first, second, member, ofTeam].map((letter) => letter?.code ?? "");
    for (const code of codes) expect((await check(code)).status).toBe(200);
    expect((await send(`DELETE /api/Letter/${first?.id}`)).status).toBe(200);
    expect((await send(`DELETE /api/Letter/${first?.id}`)).status).toBe(404);
    expect((await send(`DELETE /api/PersonalData/people/${erased}`)).status).toBe(200);
    await db.team.update({ where: { id: other.id }, data: { withdrawnAt: new Date() } });
    const responses = await Promise.all([...codes, "2222-2222-2222-2222", "0", "%00", "x".repeat(500)].map(check));
    for (const { status, text } of responses) {
      expect(status).toBe(404);
      expect(text).toContain("This letter is not known");
    }
    expect(await db.letter.count({ where: { personId: erased } })).toBe(0);
    await db.team.update({ where: { id: other.id }, data: { withdrawnAt: null } });
    expect((await check(codes[3] ?? "")).status).toBe(200);
  });

  it("of a withdrawn letter never comes back, nor does its number", async () => {
    const personId = await insertGuest(country);
    const letter = await issueOne(personId);
    expect((await send(`DELETE /api/Letter/${letter.id}`)).status).toBe(200);
    const again = await issueOne(personId);
    expect([again.number > letter.number, again.code === letter.code]).toEqual([true, false]);
    expect((await check(letter.code)).status).toBe(404);
  });

  it("of a team leaves out who was erased", async () => {
    const other = await insertTeam(country);
    const [letter] = await issue({ teamIds: [other.id] });
    const [personId = ""] = other.people.contestants;
    const { fullName } = await db.person.findUniqueOrThrow({ where: { id: personId } });
    expect((await check(letter?.code ?? "")).text).toContain(fullName);
    expect((await send(`DELETE /api/PersonalData/people/${personId}`)).status).toBe(200);
    const { status, text } = await check(letter?.code ?? "");
    expect([status, text.includes(fullName), text.includes("Name removed")]).toEqual([200, false, false]);
  });
});

describe("the text of the letters", () => {
  it("refuses an unknown placeholder and an unknown question beside their field", async () => {
    await insertQuestion({ label: "Passport number", askedOf: ["GUEST", "CONTESTANT"] });
    const refused = await edition.put("", { letterText: "Dear {nme}", teamLetterText: "{people: Shoe size}" });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["letterText"]]);
    const unknown = await edition.put("", { letterText: "{answer: Shoe size}", teamLetterText: "{people: Shoe size}" });
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      {
        letterText: ["The edition has no question “Shoe size”."],
        teamLetterText: ["The edition has no question “Shoe size”."],
      },
    ]);
    const texts = { letterText: "{answer: passport number}", teamLetterText: "{people: Passport number}" };
    expect((await edition.put("", texts)).body).toMatchObject(texts);
  });

  it("prints values as they are, and a blank line where one is missing, which the page names", async () => {
    const { id } = await db.question.findFirstOrThrow({ where: { label: "Passport number" } });
    const planted = '{number} <b onclick="x">"a", b</b>';
    const personId = await insertGuest(country, { fullName: "Lacks Nothing" });
    const editionId = (await edition.settings()).id;
    await db.answer.create({ data: { questionId: id, personId, editionId, value: planted } });
    await insertGuest(country, { fullName: "Lacks Passport" });
    await edition.put("", { letterText: "Passport: {answer: Passport number} of {name}." });
    const page = await sheets("q=Lacks");
    expect(page.text).toContain(`Passport: ${planted} of Lacks Nothing.`);
    expect(page.text).toContain("Passport: ________ of Lacks Passport.");
    expect(page.text).toContain("Passport number · 1 Lacks Passport");
    expect(page.html).not.toContain("<b onclick");
  });

  it("is the next edition's too, without letters, numbers and the registrators' permission", async () => {
    const next = await send("POST /api/Contest/next", nextEditionPayload({ draft: true }));
    const texts = { letterText: "Passport: {answer: Passport number} of {name}." };
    expect(next.body).toMatchObject({ ...texts, registratorsSeeLetters: false });
    const stored = await db.edition.findUniqueOrThrow({
      where: { id: next.body.id },
      select: { lastLetterNumber: true, _count: { select: { letters: true } } },
    });
    expect(stored).toEqual({ lastLetterNumber: 0, _count: { letters: 0 } });
  });
});

it("a page has the sheets of at most 100 letters, and the next page those after them", async () => {
  await Promise.all(Array.from({ length: 105 }, (_, i) => insertGuest(country, { fullName: `Paged ${100 + i}` })));
  const shown = async (query: string) => (await sheets(`q=Paged${query}`)).values("article", "aria-label");
  const first = await shown("");
  const second = await shown("&from=101");
  expect([first.length, first[0]]).toEqual([100, "Paged 100"]);
  expect(second).toEqual([200, 201, 202, 203, 204].map((i) => `Paged ${i}`));
});

it("letters go with the edition's personal data", async () => {
  const { id, letterText } = await edition.settings();
  const letter = await issueOne(guestId);
  expect(letterText).not.toBe("");
  expect((await send("POST /api/Contest/next", nextEditionPayload({ draft: true }))).status).toBe(409);
  const deletion = await call(`POST /api/PersonalData/editions/${id}/deletion`, {
    token: edition.token,
    body: { year: 2025 },
    at: "2025-05-01T09:00Z",
  });
  expect(deletion.status).toBe(200);
  expect(await db.letter.count({ where: { editionId: id } })).toBe(0);
  expect((await check(letter.code)).status).toBe(404);
});
