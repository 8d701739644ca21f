import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { csvOf, exportCsv, importCsv } from "@/e2e/support/csv";
import { dumpDatabase } from "@/e2e/support/database-dump";
import { currentEditionId, insertEdition, insertGuest, insertQuestion, insertTeams } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { contestantModel, leaderModel, nextEditionPayload, pictureBase64, teamPayload } from "@/e2e/support/payloads";
import { auditLogOf, baseUrl, count, countryByCode, databaseUrl, db, query } from "@/e2e/support/site";
import { programFolder } from "@/scripts/lib/build";
import { run } from "@/scripts/lib/command";
import { testDistDir } from "@/scripts/lib/test-site";

// A site of its own, because a test starts another edition.
ownSite();
let token: string;

beforeAll(async () => {
  token = (await signedIn("Administrator")).token;
});

const send = (endpoint: string, body?: object) => call(endpoint, { token, body });

/** Registers a team of Bulgaria with a picture, and changes its leader, so that the audit log has former values, too. */
async function registerTeam(fullName: string, dateOfBirth = "2007-02-13", others: object[] = []) {
  const { token: registrator } = await signedIn("TeamRegistrator", "BG");
  const leader = {
    ...leaderModel("Leader of Old"),
    leaderEmail: "first@leader.example",
    leaderPhoneNumber: "+359 54 111 222",
  };
  const contestant = {
    ...contestantModel(fullName),
    dateOfBirth,
    hasPersonForContact: true,
    personForContactName: "Contact of Old",
    personForContactPhoneNumber: "+359 54 333 444",
  };
  Object.assign(contestant.contestantPerson, {
    picture: await pictureBase64(`#${randomUUID().slice(0, 6)}`),
    pictureIsPublic: true,
  });
  const body = teamPayload({
    name: `Team ${randomUUID()}`,
    leaderCreateModel: leader,
    contestants: [contestant, ...others],
  });
  const created = await call("POST /api/Team", { token: registrator, body });
  expect(created.status).toBe(201);
  const { id, leader: stored, contestants } = created.body;
  const { personId, person } = stored;
  const edit = { id: stored.id, email: "second@leader.example", phoneNumber: "+359 54 555 666" };
  await send("PUT /api/Leader", { ...edit, person: { fullName: person.fullName, tShirtSize: "M" } });
  return { id, leaderPersonId: personId, contestant: contestants[0] };
}

/** Stores a task and a score of the contestant, and publishes the results. */
async function publishResult(contestantId: string): Promise<void> {
  const { editionId } = await db.contestant.findUniqueOrThrow({ where: { id: contestantId } });
  const name = `Task ${randomUUID()}`;
  const task = { editionId, group: "Senior", day: 1, position: 1, name, maximum: 100 } as const;
  const { id: taskId } = await db.task.create({ data: task });
  await db.score.create({ data: { contestantId, taskId, editionId, points: 50 } });
  await db.edition.update({ where: { id: editionId }, data: { resultsState: "PROVISIONAL" } });
}

/** Values that the deletion of an edition's personal data must delete everywhere. */
const deletedValues = [
  "first@leader.example",
  "second@leader.example",
  "54 111 222",
  "54 333 444",
  "54 555 666",
  "2007-02-13",
  "Contact of Old",
  "54 777 888",
  "Seat of Old",
  "user-of-old",
  "Answer of Old",
  "Message of Old",
];

const purge = (...options: string[]) =>
  run("node", [`${programFolder(testDistDir)}/purge.mjs`, ...options], {
    env: {
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: randomUUID().repeat(2),
      GIVEN_PASSWORD_KEY: randomUUID().repeat(2),
      LOG_LEVEL: "silent",
    },
    reject: false,
  });

/** The status of a page or picture, for a visitor unless a session is in the headers. */
const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(baseUrl + path, { headers })).status;

/** An archive as text, which works because its files are not compressed. */
async function download(path: string): Promise<string> {
  const response = await fetch(baseUrl + path, { headers: { Authorization: `Bearer ${token}` } });
  return Buffer.from(await response.arrayBuffer()).toString();
}

const asText = async (path: string) => (await fetch(baseUrl + path)).text();

it("a deletion that is killed can be repeated, and touches no other edition", async () => {
  const { id: editionId, year } = await insertEdition();
  // So many people are deleted in several transactions.
  const sizes = Array.from({ length: 50 }, () => 4);
  await insertTeams(await countryByCode("LA"), sizes, { editionId });
  const leaders = (comparison: "=" | "<>") =>
    query<{ email: string }>(
      `SELECT l."email", l."version" FROM "Leader" l JOIN "Person" p ON p."id" = l."personId"
        WHERE p."editionId" ${comparison} $1 ORDER BY p."id"`,
      [editionId],
    );
  const otherLeaders = await leaders("<>");
  await db.$transaction(
    async (holder) => {
      await holder.$queryRaw`SELECT 1 FROM "Person" WHERE "id" =
        (SELECT "id" FROM "Person" WHERE "editionId" = ${editionId}::uuid ORDER BY "id" DESC LIMIT 1) FOR UPDATE`;
      const purging = purge("--due");
      await expect.poll(async () => (await leaders("="))[0]?.email).toBe("");
      purging.kill("SIGKILL");
      await purging;
    },
    { timeout: 120_000 },
  );
  expect((await leaders("=")).at(-1)?.email).not.toBe("");
  expect((await purge("--due")).stdout).toBe(`${year}: deleted`);
  expect(new Set((await leaders("=")).map(({ email }) => email))).toEqual(new Set([""]));
  expect(await leaders("<>")).toEqual(otherLeaders);
  expect((await purge("--due")).stdout).toBe("Nothing is due.");
});

describe("what visitors see", () => {
  it("is the initials at once when a picture is no longer public; users see the picture", async () => {
    const { contestant, id } = await registerTeam("Shy Person");
    const { personId, person } = contestant;
    const { picturePath } = person;
    const shownIn = async () => {
      const [html, json] = await Promise.all([asText("/teams"), asText("/api/Team")]);
      return [html, json].map((text) => text.includes(picturePath.replace(".webp", "")));
    };
    expect([await shownIn(), await statusOf(picturePath)]).toEqual([[true, true], 200]);
    const privacy = { pictureIsPublic: false, nameIsWithheld: false };
    expect((await send(`PUT /api/PersonalData/people/${personId}`, privacy)).status).toBe(200);
    expect([await shownIn(), await statusOf(picturePath)]).toEqual([[false, false], 404]);
    expect(await statusOf(picturePath, { Cookie: `session=${token}` })).toBe(200);
    expect(
      (await send("GET /api/Team")).body.find((listed: { id: string }) => listed.id === id).contestants[0].person,
    ).toMatchObject({
      picturePath,
      pictureIsPublic: false,
    });
  });

  it("is the country instead of a name that is withheld from the results", async () => {
    const { contestant } = await registerTeam("Withheld Person");
    await publishResult(contestant.id);
    const shown = async () =>
      (await Promise.all(["/results", "/api/Result"].map(asText))).map((text) => text.includes("Withheld Person"));
    expect(await shown()).toEqual([true, true]);
    await send(`PUT /api/PersonalData/people/${contestant.personId}`, { pictureIsPublic: true, nameIsWithheld: true });
    expect(await shown()).toEqual([false, false]);
    expect(await asText("/results")).toContain("Contestant from Bulgaria");
  });
});

it("a person who is erased has no name, picture, details, mail or entry in the audit log, and keeps the place", async () => {
  const { contestant, id, leaderPersonId } = await registerTeam("Erased Person", "1999-09-09");
  await publishResult(contestant.id);
  const texts = { subject: "For Erased Person", text: "Erased Person has arrived." };
  const message = { to: "leaders", ids: [leaderPersonId], ...texts, filter: "Leaders: search “erased person”" };
  const { body: sent } = await send("POST /api/Message", message);
  const otherLeader = (await registerTeam("Somebody Else")).leaderPersonId;
  expect((await send("POST /api/Message/test", { ...texts, to: "leaders", ids: [otherLeader] })).status).toBe(200);
  expect((await send(`DELETE /api/PersonalData/people/${contestant.personId}`)).status).toBe(200);
  const after = await dumpDatabase();
  expect([/erased person/i, /1999-09-09/].filter((value) => value.test(after))).toEqual([]);
  expect((await send(`GET /api/Message/${sent.id}`)).body).toMatchObject({
    subject: "For Name removed",
    text: "Name removed has arrived.",
    recipients: "Leaders: search “Name removed”",
    waiting: 1,
  });
  expect(await statusOf(contestant.person.picturePath, { Cookie: `session=${token}` })).toBe(404);
  const team = (await send("GET /api/Team")).body.find((listed: { id: string }) => listed.id === id);
  expect(team.contestants).toMatchObject([
    { dateOfBirth: null, person: { fullName: "Name removed", picturePath: null } },
  ]);
  expect(await asText("/results")).toContain("Contestant from Bulgaria");
});

it("a phone number typed in a message goes however it is spaced, and a name of one word in its own case only", async () => {
  const { leaderPersonId } = await registerTeam("Contestant of Will");
  const where = { personId: leaderPersonId };
  await db.leader.updateMany({ where, data: { phoneNumber: "+359 88 123 4567" } });
  await db.person.update({ where: { id: leaderPersonId }, data: { fullName: "Will" } });
  const text = "Call Will, who will be there: +359881234567 or +359 (88) 123-4567, not 88 123.";
  const message = { to: "leaders", ids: [leaderPersonId], subject: "Phones", text };
  const { body } = await send("POST /api/Message", message);
  expect((await send(`DELETE /api/PersonalData/people/${leaderPersonId}`)).status).toBe(200);
  const stored = await db.message.findUniqueOrThrow({ where: { id: body.id }, select: { text: true } });
  expect(stored.text).toBe("Call Name removed, who will be there: Name removed or Name removed, not 88 123.");
});

it("a search in the description of a message's recipients goes with the person whom it finds, and no other search does", async () => {
  const { leaderPersonId } = await registerTeam("Searched Contestant");
  const where = { personId: leaderPersonId };
  await db.leader.updateMany({ where, data: { email: "petkanova.m@example.org", phoneNumber: "+359 88 123 4567" } });
  await db.person.update({ where: { id: leaderPersonId }, data: { fullName: "Marga Pétkanova" } });
  const chosenBy = [
    "search “petkanova”",
    "search “petkan bus”",
    "search “petkanova.m@example.org”",
    "search “harbour”",
    "search “bus 3”",
    "search “Team - B”",
  ];
  const ids: string[] = [];
  for (const search of chosenBy) {
    const message = {
      to: "leaders",
      ids: [leaderPersonId],
      subject: "Bus",
      text: "At 8",
      filter: `Leaders: ${search}`,
    };
    ids.push((await send("POST /api/Message", message)).body.id);
  }
  expect((await send(`DELETE /api/PersonalData/people/${leaderPersonId}`)).status).toBe(200);
  const recipients = await Promise.all(ids.map(async (id) => (await send(`GET /api/Message/${id}`)).body.recipients));
  const erased = "Leaders: search “Name removed”";
  const others = ["Leaders: search “harbour”", "Leaders: search “bus 3”", "Leaders: search “Team - B”"];
  expect(recipients).toEqual([erased, erased, erased, ...others]);
  const logged = await Promise.all(ids.map(async (id) => (await auditLogOf(id))[0]?.changes.recipients));
  expect(logged).toEqual(recipients.map((text) => [null, text]));
});

describe("a person who was deleted from a team", () => {
  const names = ["Moved Person", "Unrecorded Person"] as const;
  const dateOfBirth = "1998-07-06";

  /** Registers and deletes a contestant. The users who got the mails about them are of another country afterwards. */
  async function deleteContestant(fullName: string) {
    const others = [contestantModel("Person Who Stays")];
    const { contestant } = await registerTeam(fullName, dateOfBirth, others);
    expect((await send(`DELETE /api/Contestant/${contestant.id}`)).status).toBe(200);
    const [bulgaria, laos] = await Promise.all(["BG", "LA"].map(countryByCode));
    const mails = await db.mail.findMany({ where: { text: { contains: fullName } } });
    expect(mails.map(({ personIds }) => personIds.includes(contestant.personId))).toContain(true);
    for (const { userId } of mails) {
      await query('UPDATE "User" SET "countryId" = $2 WHERE "id" = $1', [userId, laos?.id]);
      await query(
        `INSERT INTO "AuditEntry" ("userId", "userName", "writeId", "action", "entity", "entityId", "changes")
         VALUES ($1::uuid, '', gen_random_uuid(), 'PUT /api/User/{id}', 'User', $1::uuid, jsonb_build_object('countryId', jsonb_build_array($2::text, $3::text)))`,
        [userId, bulgaria?.id, laos?.id],
      );
    }
    return contestant.personId as string;
  }

  it.each(names)(
    "is found, downloaded and erased, also from mails that do not say whom they name: %s",
    async (name) => {
      const personId = await deleteContestant(name);
      if (name === "Unrecorded Person") await query(`UPDATE "Mail" SET "personIds" = '{}'`);
      const found = await call(`GET /controlPanel/personalData?q=${name.replace(" ", "+")}`, {
        cookies: { session: token },
      });
      expect(found.body).toContain("Deleted · Bulgaria · 2025");
      const zip = await download(`/api/PersonalData/people/${personId}/zip`);
      for (const value of [name, dateOfBirth, "54 333 444", "is registered"]) expect(zip).toContain(value);
      expect((await send(`DELETE /api/PersonalData/people/${personId}`)).status).toBe(200);
      const after = await dumpDatabase();
      expect([name, dateOfBirth].filter((value) => after.includes(value))).toEqual([]);
      expect(after).toContain("Person Who Stays");
    },
  );

  it("is 404 if nothing about them is stored", async () => {
    expect((await send(`DELETE /api/PersonalData/people/${randomUUID()}`)).status).toBe(404);
    expect((await send(`GET /api/PersonalData/people/${randomUUID()}/zip`)).status).toBe(404);
  });
});

it("nothing is printed for, missing of or planned for a person who was erased", async () => {
  const { contestant, leaderPersonId } = await registerTeam("Printed Person");
  await publishResult(contestant.id);
  await db.contestant.update({ where: { id: contestant.id }, data: { honourableMention: true } });
  const pages = [
    "/controlPanel/print/badges",
    "/controlPanel/print/certificates",
    "/controlPanel/print/diplomas",
    "/api/Reminder",
    "/api/Arrival",
    "/api/Seating?day=1",
  ];
  const pagesNaming = async (name: RegExp) => {
    const texts = await Promise.all(
      pages.map(async (page) => {
        const { body } = await call(`GET ${page}`, { token, cookies: { session: token } });
        return [page, JSON.stringify(body)] as const;
      }),
    );
    return texts.filter(([, text]) => name.test(text)).map(([page]) => page);
  };
  const withoutCredentials = async () => (await send("POST /api/Contestant/credentials?dryRun=true")).body.codes;
  expect(await pagesNaming(/Printed Person/)).toEqual(pages);
  expect(await withoutCredentials()).toContain(contestant.code);
  for (const id of [contestant.personId, leaderPersonId])
    expect((await send(`DELETE /api/PersonalData/people/${id}`)).status).toBe(200);
  expect(await pagesNaming(/Printed Person|Name removed/)).toEqual([]);
  expect(await withoutCredentials()).not.toContain(contestant.code);
});

/** The ids of the erased people, by the query of the nightly backup. */
async function listErased(): Promise<string[]> {
  const script = readFileSync("docs/server/tournament-backup", "utf8");
  const [, statement = ""] = /--command \\\n\s+"(SELECT .*)"/.exec(script) ?? [];
  const rows = await query<{ entityId: string }>(statement.replaceAll('\\"', '"'));
  return rows.map(({ entityId }) => entityId);
}

it("the purge command repeats the erasures of a list after a backup was restored", async () => {
  const { contestant: restored } = await registerTeam("Restored Person");
  const { contestant: replaced } = await registerTeam("Replaced Person");
  await send(`DELETE /api/PersonalData/people/${replaced.personId}`);
  const newcomer = { fullName: "Newcomer Person" };
  await db.person.update({ where: { id: replaced.personId }, data: newcomer });
  const erased = await listErased();
  expect(erased).toContain(replaced.personId);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "erased-")), "erased");
  const eraseAgain = async (...ids: string[]) => {
    writeFileSync(file, [...ids, ""].join("\n"));
    return purge("--due", file);
  };
  const ids = [...erased, restored.personId, randomUUID()];
  expect((await eraseAgain(...ids)).stdout).toBe("1 person erased again\nNothing is due.");
  const after = await dumpDatabase();
  expect(after).not.toContain("Restored Person");
  expect(after).toContain("Newcomer Person");
  expect((await eraseAgain(...ids)).stdout).toBe("0 people erased again\nNothing is due.");
  expect(await listErased()).toContain(restored.personId);
  expect((await eraseAgain("Somebody")).stderr).toContain("one id a line, not “Somebody”");
});

it("a search finds people of every edition, those of the latest first, at most 50", async () => {
  const laos = await countryByCode("LA");
  const { id: editionId, year } = await insertEdition();
  const yearsOfFound = async () => {
    const { body } = await call("GET /controlPanel/personalData?q=guest+searched", {
      cookies: { session: token },
    });
    return [...body.matchAll(/>Guest · Laos · (\d{4})</g)].map(([, text]) => Number(text));
  };
  await insertGuest(laos, { fullName: "Searched Guest", editionId });
  await insertGuest(laos, { fullName: "Guest Searched" });
  expect(await yearsOfFound()).toEqual([2025, year]);
  for (let i = 0; i < 50; i++) await insertGuest(laos, { fullName: "Searched Guest" });
  expect(await yearsOfFound()).toEqual(Array<number>(50).fill(2025));
});

it("a download has everything about a person", async () => {
  const { contestant } = await registerTeam("Asking Person");
  const zip = await download(`/api/PersonalData/people/${contestant.personId}/zip`);
  for (const value of [
    "person.json",
    "Asking Person",
    "2007-02-13",
    "54 333 444",
    `pictures/${contestant.personId}.webp`,
  ])
    expect(zip).toContain(value);
});

it("an edition's archive has every entry of a long audit log, below one header line", async () => {
  const id = await currentEditionId();
  await query(
    `INSERT INTO "AuditEntry" ("userId", "userName", "writeId", "action", "entity", "entityId", "name", "changes", "editionId")
     SELECT gen_random_uuid(), 'Somebody', gen_random_uuid(), 'PUT /api/Person/{id}', 'Person', gen_random_uuid(), 'Entry ' || n || ' of many', '{}', $1
     FROM generate_series(1, 1200) n`,
    [id],
  );
  const zip = await download(`/api/PersonalData/editions/${id}/zip`);
  const numbers = [...zip.matchAll(/Entry (\d+) of many/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 1_200 }, (_, i) => i + 1));
  expect(zip.match(/id,at,editionId,userId,userName/g)).toHaveLength(1);
});

describe("after the deletion of an edition's personal data", () => {
  const resultsPath = "/api/Result?year=2025";
  let before: { results: string; statistics: unknown; picturePath: string };
  let editionId: string;
  let erasedGuestId: string;

  beforeAll(async () => {
    editionId = await currentEditionId();
    const { contestant, leaderPersonId } = await registerTeam("Person of Old");
    const message = { to: "leaders", ids: [leaderPersonId], subject: "Message of Old", text: "Dear {name}" };
    expect((await send("POST /api/Message", message)).status).toBe(201);
    const answer = { questionId: await insertQuestion(), personId: contestant.personId, value: "Answer of Old" };
    await db.answer.create({ data: { ...answer, editionId } });
    const key = { contestantId: contestant.id, editionId };
    await db.contestantDay.create({ data: { ...key, day: 1, seatingPlace: "Seat of Old" } });
    await importCsv(
      token,
      2025,
      csvOf([{ code: contestant.code, username: "user-of-old", password: "password-of-old" }]),
    );
    const transfer = {
      direction: "ARRIVAL",
      place: "Other",
      leavesAt: "2025-04-09T15:00",
      vehicle: "Bus",
      seats: 20,
      driverPhone: "+359 54 777 888",
    };
    expect((await send("POST /api/Transfer", transfer)).status).toBe(201);
    await publishResult(contestant.id);
    erasedGuestId = await insertGuest(await countryByCode("BG"));
    expect((await send(`DELETE /api/PersonalData/people/${erasedGuestId}`)).status).toBe(200);
    const stored = await dumpDatabase();
    expect(deletedValues.filter((value) => !stored.includes(value))).toEqual([]);
    const zip = await download(`/api/PersonalData/editions/${editionId}/zip`);
    for (const value of deletedValues) expect(zip).toContain(value);
    const deleteData = (year: number, at = "2025-05-01T09:00Z") =>
      call(`POST /api/PersonalData/editions/${editionId}/deletion`, { token, body: { year }, at });
    expect((await deleteData(2025, "2025-04-13T09:00Z")).status).toBe(409);
    expect((await send("POST /api/Contest/next", nextEditionPayload())).status).toBe(201);
    const statistics = (await send("GET /api/Contest/statistics?year=2025")).body;
    before = { results: await asText(resultsPath), statistics, picturePath: contestant.person.picturePath };
    expect((await deleteData(2024)).body.errors).toEqual({ year: ["Type 2025 to confirm."] });
    expect((await deleteData(2025)).status).toBe(200);
  });

  it("the database has none of the deleted values", async () => {
    const stored = await dumpDatabase();
    expect(deletedValues.filter((value) => stored.includes(value))).toEqual([]);
    expect(
      await count('SELECT count(*) FROM "Person" WHERE "editionId" = $1 AND "pictureHash" IS NOT NULL', [editionId]),
    ).toBe(0);
  });

  it("the list of erased people is as before", async () => {
    expect(await listErased()).toContain(erasedGuestId);
  });

  it("the edition's pictures are gone, also from the cache", async () => {
    expect(await statusOf(before.picturePath)).toBe(404);
    expect(await statusOf(before.picturePath, { Cookie: `session=${token}` })).toBe(404);
  });

  it("the results and statistics are as before", async () => {
    const withoutPictures = (text: string) => text.replaceAll(/"picturePath":("[^"]*"|null)/g, "");
    expect(withoutPictures(await asText(resultsPath))).toBe(withoutPictures(before.results));
    expect((await send("GET /api/Contest/statistics?year=2025")).body).toEqual(before.statistics);
  });

  it("the edition's exports have no columns of deleted data, and its pages say that it was deleted", async () => {
    const { columns } = await exportCsv(token, "?year=2025");
    expect(columns).toContain("fullName");
    for (const name of ["dateOfBirth", "leaderEmail", "contactPhone", "timeOfArrival", "username"])
      expect(columns).not.toContain(name);
    const { body } = await call("GET /controlPanel/contestants?year=2025", { cookies: { session: token } });
    expect(body).toContain("Its personal data was deleted on");
  });

  it("the form of a new team offers last year's people without their deleted details", async () => {
    const { token: registrator } = await signedIn("TeamRegistrator", "BG");
    const { body } = await call("GET /addTeam", { cookies: { session: registrator } });
    expect(body).toContain("Person of Old");
    expect(body).not.toContain("2007-02-13");
  });
});
