import { beforeAll, describe, expect, it } from "vitest";
import { dumpDatabase } from "@/e2e/support/database-dump";
import { insertGuide } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import {
  contestantEdit,
  contestantModel,
  guidePayload,
  leaderEdit,
  leaderModel,
  nextEditionPayload,
  questionPayload,
  teamPayload,
  travel,
} from "@/e2e/support/payloads";
import { count, countryByCode, db, query } from "@/e2e/support/site";
import { allEndpoints } from "@/lib/site/api/endpoints";
import { pageAccess } from "@/lib/site/pages/access";

// A site of its own, because each new question appears in the forms of all tests.
ownSite();

let admin: SignedIn;
let registrator: SignedIn;
beforeAll(async () => {
  admin = await signedIn("Administrator");
  registrator = await signedIn("TeamRegistrator", "NP");
});

const withParams = (endpoint: string, params: Record<string, string>) =>
  endpoint.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");

const send = (endpoint: string, body?: object) => call(endpoint, { token: admin.token, body });

async function ask(changes: object = {}): Promise<string> {
  const { status, body } = await send("POST /api/Question", questionPayload(changes));
  expect(status).toBe(201);
  return body.id;
}

const person = (answers: object) => ({ fullName: "Ana Petrova", tShirtSize: "M", answers });

async function register(answers: object, leaderAnswers: object = {}) {
  const leader = leaderModel("Maria Petrova");
  const contestant = contestantModel("Ivan Ivanov");
  return call("POST /api/Team", {
    token: registrator.token,
    body: teamPayload({
      leaderCreateModel: { ...leader, leaderPerson: { ...leader.leaderPerson, answers: leaderAnswers } },
      contestants: [{ ...contestant, contestantPerson: { ...contestant.contestantPerson, answers } }],
    }),
  });
}

const kinds: [kind: string, options: string[], sent: unknown, stored: unknown, changed: unknown, wrong: unknown][] = [
  ["TEXT", [], " Peanuts ", "Peanuts", "Nuts", "x".repeat(300)],
  ["LONG_TEXT", [], "a\nb", "a\nb", "c", 5],
  ["NUMBER", [], "12", 12, 13, "many"],
  ["DATE", [], "2025-04-09", "2025-04-09", "2025-04-10", "2025-02-30"],
  ["YES_NO", [], false, false, true, "perhaps"],
  ["CHOICE", ["Vegan", "Halal"], "vegan", "Vegan", "Halal", "Kosher"],
  ["CHOICES", ["Vegan", "Halal"], ["Halal", "Vegan"], ["Vegan", "Halal"], ["Halal"], ["Kosher"]],
];

describe("an answer", () => {
  it.each(kinds)("of kind %s is stored, changed, emptied, and refused at its field", async (...row) => {
    const [kind, options, sent, stored, changed, wrong] = row;
    const id = await ask({ kind, options, askedOf: ["CONTESTANT", "LEADER", "GUEST", "GUIDE"] });
    const { body: team } = await register({ [id]: sent }, { [id]: sent });
    const { leader, contestants } = team;
    expect([leader.person.answers, contestants[0].person.answers]).toEqual([{ [id]: stored }, { [id]: stored }]);

    const edit = (answers: object) =>
      call("PUT /api/Contestant", {
        token: registrator.token,
        body: contestantEdit(contestants[0].id, { personEditModel: person(answers) }),
      });
    expect((await edit({ [id]: changed })).body.person.answers).toEqual({ [id]: changed });
    expect((await edit({})).body.person.answers).toEqual({ [id]: changed });
    const refused = await edit({ [id]: wrong });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [`personEditModel.answers.${id}`]]);
    expect((await edit({ [id]: "" })).body.person).not.toHaveProperty("answers");

    const leaders = await call("PUT /api/Leader", {
      token: registrator.token,
      body: leaderEdit(leader.id, { person: person({ [id]: changed }) }),
    });
    expect(leaders.body.person.answers).toEqual({ [id]: changed });

    const guest = { fullName: "A Guest", ...travel, answers: { [id]: sent } };
    const added = await call("POST /api/Person", { token: registrator.token, body: guest });
    expect(added.body.answers).toEqual({ [id]: stored });
    const emptied = await call(`PUT /api/Person/${added.body.id}`, {
      token: registrator.token,
      body: { ...guest, answers: { [id]: null } },
    });
    expect(emptied.body).not.toHaveProperty("answers");

    const guide = guidePayload((await signedIn("Guide")).id, { person: person({ [id]: sent }) });
    const { body: addedGuide } = await send("POST /api/Guide", guide);
    expect(addedGuide.person.answers).toEqual({ [id]: stored });
  });

  it("to a question that was deleted meanwhile, or is not asked of the person, does not lose the others", async () => {
    const id = await ask();
    const other = await ask();
    const ofGuests = await ask({ askedOf: ["GUEST"] });
    expect((await send(`DELETE /api/Question/${other}`)).status).toBe(200);
    const { status, body } = await register({ [id]: "kept", [other]: "gone", [ofGuests]: "gone" });
    expect([status, body.contestants[0].person.answers]).toEqual([201, { [id]: "kept" }]);
  });

  it("goes with the role that it was asked for, unless another role is asked too", async () => {
    const ofGuests = await ask({ askedOf: ["GUEST"] });
    const ofBoth = await ask({ askedOf: ["GUEST", "GUIDE"] });
    const guest = {
      fullName: "Guest And Guide",
      ...travel,
      countryId: (await countryByCode("NP")).id,
      roles: ["GUEST"],
      answers: { [ofGuests]: "a", [ofBoth]: "b" },
    };
    const { body: added } = await send("POST /api/Person", guest);
    const { id: userId } = await signedIn("Guide");
    const { person, ...guide } = guidePayload(userId, { personId: added.id });
    expect((await send("POST /api/Guide", guide)).status).toBe(201);
    const { status, body } = await send(`PUT /api/Person/${added.id}`, { ...guest, roles: [], answers: {} });
    expect([status, body.answers]).toEqual([200, { [ofBoth]: "b" }]);
  });

  it("is in the audit log without its text", async () => {
    const id = await ask({ label: "Planted question" });
    const { body: team } = await register({ [id]: "Secret of the audit" });
    const entries = await query<{ row: string }>('SELECT t::text AS row FROM "AuditEntry" t');
    const text = entries.map(({ row }) => row).join("\n");
    expect(text).not.toContain("Secret of the audit");
    const { personId } = team.contestants[0];
    const where = { personId, changes: { path: ["answers"], equals: [null, "Planted question"] } };
    expect(await db.auditEntry.count({ where })).toBe(1);
  });
});

describe("a question", () => {
  it("is known to scripts of registrators, and to those of guides who see its answers", async () => {
    const secret = await ask({ audience: "ADMINISTRATORS" });
    const shown = await ask({ audience: "GUIDES" });
    const { token } = await signedIn("Guide");
    const listedFor = async (token: string) => (await call("GET /api/Question", { token })).body;
    const idsOf = (questions: { id: string }[]) =>
      questions.map(({ id }) => id).filter((id) => [secret, shown].includes(id));
    const forAdmin = await listedFor(admin.token);
    const forRegistrator = await listedFor(registrator.token);
    const forGuide = await listedFor(token);
    expect([forAdmin, forRegistrator, forGuide].map(idsOf)).toEqual([[secret, shown], [secret, shown], [shown]]);
    expect(forAdmin[0]).toHaveProperty("answerCount");
    expect(forRegistrator[0]).not.toHaveProperty("answerCount");
  });

  it("keeps its kind while it has answers, and says how many go with a choice or with it", async () => {
    const id = await ask({ kind: "CHOICES", options: ["A", "B"] });
    await register({ [id]: ["A"] });
    await register({ [id]: ["A", "B"] });
    const path = `/api/Question/${id}`;
    const question = questionPayload({ kind: "CHOICES", options: ["B"] });
    const kind = await send(`PUT ${path}`, { ...question, kind: "TEXT" });
    expect([kind.status, kind.body.errors.kind[0]]).toEqual([409, expect.stringContaining("there are 2 answers")]);
    const refused = await send(`PUT ${path}`, question);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining("2 answers have a choice")]);
    expect((await send(`PUT ${path}?confirmed=true`, question)).body.answerCount).toBe(1);
    expect(await db.answer.findMany({ where: { questionId: id }, select: { value: true } })).toEqual([
      { value: ["B"] },
    ]);
    const deletion = await send(`DELETE ${path}`);
    expect([deletion.status, deletion.body.detail]).toEqual([409, "1 answer goes with the question."]);
    expect((await send(`DELETE ${path}?confirmed=true`)).status).toBe(200);
    expect(await count('SELECT count(*) FROM "Answer" WHERE "questionId" = $1', [id])).toBe(0);
  });

  it.each([
    ["CHOICE", "vegan", "Vegan"],
    ["CHOICES", ["vegan", "B"], ["Vegan", "B"]],
  ])("of kind %s keeps the answers with a choice whose capitals change", async (kind, before, after) => {
    const id = await ask({ kind, options: ["vegan", "B"] });
    await register({ [id]: before });
    const change = questionPayload({ kind, options: ["Vegan", "B"] });
    expect((await send(`PUT /api/Question/${id}`, change)).status).toBe(200);
    expect(await db.answer.findMany({ where: { questionId: id }, select: { value: true } })).toEqual([
      { value: after },
    ]);
  });

  it("loses the answers of people who are no longer asked, once that is confirmed", async () => {
    const id = await ask({ askedOf: ["CONTESTANT", "LEADER"] });
    const { body: team } = await register({ [id]: "stays" }, { [id]: "goes" });
    const change = questionPayload({ askedOf: ["CONTESTANT", "GUEST"] });
    const { status, body } = await send(`PUT /api/Question/${id}`, change);
    expect([status, body.detail]).toEqual([409, "1 answer of somebody whom you no longer ask goes."]);
    expect(await db.answer.count({ where: { questionId: id } })).toBe(2);
    expect((await send(`PUT /api/Question/${id}?confirmed=true`, change)).body.answerCount).toBe(1);
    const remaining = await db.answer.findMany({ where: { questionId: id }, select: { personId: true } });
    expect(remaining).toEqual([{ personId: team.contestants[0].personId }]);
  });

  it("has a label of its own, and the order that is sent", async () => {
    const label = "Only once";
    await ask({ label });
    const again = await send("POST /api/Question", questionPayload({ label: label.toUpperCase() }));
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ["label"]]);
    const { body: questions } = await send("GET /api/Question");
    const ids = questions.map(({ id }: { id: string }) => id).reverse();
    const { body: ordered } = await send("PUT /api/Question/order", { ids });
    expect(ordered.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it("that somebody else has changed is a conflict", async () => {
    const id = await ask();
    const body = questionPayload({ version: 0 });
    const { status, body: problem } = await send(`PUT /api/Question/${id}`, body);
    expect([status, problem.current.id]).toEqual([409, id]);
  });
});

const forAdministrators = "Planted for administrators";
const forGuides = "Planted for guides";

interface Reader {
  /** The token of a session; undefined for visitors. */
  token: string | undefined;
  params: Record<string, string>;
}

/** Reads every GET endpoint and page. Returns a function that lists those whose responses contain a text. */
async function readEverything({ token, params }: Reader) {
  const texts: (readonly [string, string])[] = [];
  const read = async (line: string, options: Parameters<typeof call>[1]) => {
    const { body } = await call(line, options);
    texts.push([line, typeof body === "string" ? body : JSON.stringify(body ?? null)]);
  };
  for (const { key } of allEndpoints.filter(({ key }) => key.startsWith("GET ")))
    await read(withParams(key, params), token ? { token } : {});
  const { team = "", question = "" } = params;
  const queries = ["", `?team=${team}`, `?question=${question}`];
  // Without the page that ends the session, and without files.
  for (const page of Object.keys(pageAccess).filter((path) => !/^\/(logout|pictures|cards|heic)/.test(path)))
    for (const search of page.startsWith("/controlPanel/print") || page === "/editTeam" ? queries : [""])
      await read(`GET ${withParams(page, params)}${search}`, token ? { cookies: { session: token } } : {});
  return (planted: string) => texts.filter(([, text]) => text.includes(planted)).map(([line]) => line.split("?")[0]);
}

describe("a planted answer", () => {
  it("is in the responses of administrators and of its country, and of its guide if it is for guides", async () => {
    const secret = await ask({ audience: "ADMINISTRATORS" });
    const shared = await ask();
    const { body: team } = await register({ [secret]: forAdministrators, [shared]: forGuides });
    const guide = await signedIn("Guide");
    const guideId = await insertGuide(await countryByCode("NP"), guide.id);
    await db.team.update({ where: { id: team.id }, data: { guideId } });
    const params = {
      id: team.id,
      team: team.id,
      question: secret,
      countryId: team.countryId,
      guideId,
      userId: guide.id,
      role: "CONTESTANT",
      year: "2025",
      personId: team.contestants[0].personId,
    };

    const country = await readEverything({ token: registrator.token, params });
    expect(new Set(country(forAdministrators))).toEqual(
      new Set([`GET /api/Team/country/${team.countryId}`, "GET /editTeam"]),
    );

    const session = { token: admin.token, cookies: { session: admin.token } };
    for (const line of [
      "GET /api/Team",
      "GET /api/Contestant/export/info/csv",
      "GET /controlPanel/contestants",
      `GET /controlPanel/print/answers?question=${secret}`,
    ]) {
      const { body } = await call(line, session);
      expect([line, JSON.stringify(body).includes(forAdministrators)]).toEqual([line, true]);
    }

    const guides = await readEverything({ token: guide.token, params });
    expect(new Set(guides(forGuides))).toEqual(new Set([`GET /api/Team/guide/${guideId}`, "GET /guideHome"]));
    expect(guides(forAdministrators)).toEqual([]);

    const readers = [undefined, await signedIn("Guide"), await signedIn("TeamRegistrator", "BT")];
    for (const reader of readers) {
      const found = await readEverything({ token: reader?.token, params });
      expect([...found(forAdministrators), ...found(forGuides)]).toEqual([]);
    }
  });

  it("is nowhere in the database after the erasure of its person", async () => {
    const id = await ask();
    const { body: team } = await register({ [id]: "Planted to erase" });
    const { personId } = team.contestants[0];
    expect((await send(`DELETE /api/PersonalData/people/${personId}`)).status).toBe(200);
    expect(await dumpDatabase()).not.toContain("Planted to erase");
  });
});

describe("for organizers, an answer", () => {
  it("is counted by choice and day, exported, and printed with those who answered only", async () => {
    const id = await ask({ label: "Diet", kind: "CHOICES", options: ["Vegan", "Halal"], askedOf: ["CONTESTANT"] });
    await register({ [id]: ["Vegan"] });
    await register({});
    const { body: counts } = await send("GET /api/Contest/statistics/answers");
    const counted = counts.questions.find((question: { id: string }) => question.id === id).choices;
    expect(counted[0]).toEqual({ choice: "Vegan", all: 1, byDay: counts.days.map(() => expect.any(Number)) });
    expect(Math.max(...counted[0].byDay)).toBe(1);
    const { body: csv } = await send("GET /api/Contestant/export/info/csv");
    const [titles] = String(csv).split("\r\n");
    expect(titles).toContain("answers.Diet");
    const { body: list } = await call(`GET /controlPanel/print/answers?question=${id}`, {
      cookies: { session: admin.token },
    });
    expect(String(list).match(/<td data-label="Diet"/g)).toHaveLength(1);
  });

  it("is asked of the next edition's people, without last year's answers", async () => {
    const id = await ask({ label: "Asked again" });
    await register({ [id]: "Last year's answer" });
    const next = await send("POST /api/Contest/next", nextEditionPayload({ draft: true }));
    expect(next.status).toBe(201);
    const { body: questions } = await send(`GET /api/Question?contestId=${next.body.id}`);
    const again = questions.find(({ label }: { label: string }) => label === "Asked again");
    expect([again.id === id, again.answerCount]).toEqual([false, 0]);
  });
});

it("the privacy page names the questions, also below a text of the edition's own", async () => {
  await ask({ label: "Named on the privacy page" });
  const page = async () => String((await call("GET /privacy")).body);
  expect(await page()).toContain("Named on the privacy page");
  await db.edition.updateMany({ where: { isCurrent: true }, data: { privacy: "<p>A text of our own</p>" } });
  await expect.poll(page).toMatch(/A text of our own[\s\S]*Named on the privacy page/);
});
