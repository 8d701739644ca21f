import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { type EndpointRequest, requestLine } from "@/e2e/support/endpoint-request";
import {
  insertGuests,
  insertGuide,
  insertQuestion,
  insertTeam,
  insertTeams,
  insertTransfer,
} from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { accountPayload, guidePayload } from "@/e2e/support/payloads";
import { type RegistratorWrite, registratorWrites } from "@/e2e/support/registrator-writes";
import { type Country, countryByCode, db, query } from "@/e2e/support/site";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";

// A site on its own database server, whose log has the statements of one request at a time.
ownSite({ ownServer: true });

beforeAll(async () => {
  await query("ALTER SYSTEM SET log_statement = 'all'");
  await query("SELECT pg_reload_conf()");
});

/** The number of statements that PostgreSQL logs, without BEGIN, COMMIT and the pings of the listening connection. */
async function statementsOf(request: () => ReturnType<typeof call>): Promise<number> {
  const [before] = await query<{ size: string }>("SELECT (pg_stat_file('server.log')).size");
  const { status } = await request();
  expect(status).toBeLessThan(300);
  const [row] = await query<{ log: string }>("SELECT pg_read_file('server.log', $1, 1000000000) AS log", [
    before?.size,
  ]);
  const lines = row?.log.match(/LOG: {2}(execute|statement).*/g) ?? [];
  return lines.filter((line) => !/: (BEGIN|COMMIT|SET |SELECT 1$|SELECT pg_read_file)/i.test(line)).length;
}

/** Inserts everybody's answers to every question. */
const answerAll = () =>
  query(`
    INSERT INTO "Answer" ("questionId", "personId", "editionId", "value")
    SELECT q."id", p."id", q."editionId", '"An answer"' FROM "Question" q JOIN "Person" p USING ("editionId")
    ON CONFLICT DO NOTHING`);

/** A function for each write that sends it, on records of its own. */
async function writesOf(token: string, country: Country, guideId: string) {
  const calls: [endpoint: string, body?: unknown][] = [];
  for (const name of Object.keys(registratorWrites) as RegistratorWrite[]) {
    const request: EndpointRequest = await registratorWrites[name](country);
    calls.push([requestLine(name, request), request.body]);
  }
  const team = await insertTeam(country);
  const free = await insertTeam(country);
  const user = await signedIn("Guide");
  const direction = "ARRIVAL";
  const guided = await db.contestant.findMany({
    where: { team: { guideId } },
    select: { personId: true },
    take: 200,
  });
  const teams = await db.team.findMany({ where: { edition: { isCurrent: true } }, select: { id: true } });
  const message = { to: "teams", ids: teams.map(({ id }) => id), subject: "{team}", text: "{transfer}" };
  const arrived = { arrived: true, markedAt: "2025-04-09T10:00:00Z" };
  calls.push(
    ["POST /api/Team/duplicates", { name: "N", contestants: [{ fullName: "New", dateOfBirth: "2008-05-24" }] }],
    ["POST /api/Guide", guidePayload(user.id)],
    [`POST /api/Guide/${guideId}/teams`, [{ id: free.id }]],
    [`DELETE /api/Guide/${guideId}/${free.id}`],
    ["PUT /api/Guide/teams", [team, free].map(({ id }) => ({ id, guideId }))],
    ["PUT /api/Transfer/parties", { direction, parties: [{ id: team.id, transferId: await insertTransfer() }] }],
    ["POST /api/Transfer/suggest", { direction, vehicle: "Bus", seats: 50, longestWait: 60 }],
    ["POST /api/Identity/Register", accountPayload()],
    ["POST /api/Message/preview", message],
    ["POST /api/Message", message],
    ["POST /api/Arrival/marks", { marks: guided.map(({ personId }) => ({ id: randomUUID(), personId, ...arrived })) }],
  );
  return calls.map(
    ([endpoint, body]) =>
      () =>
        call(endpoint, { token, body }),
  );
}

it("the number of SQL statements of each read and write is the same for 100 teams and 60 guests as for 40 teams", async () => {
  const admin = await signedIn("Administrator");
  const country = await countryByCode("BG");
  const guideUser = await signedIn("Guide");
  const guideId = await insertGuide(country, guideUser.id);
  const { token } = admin;
  await insertTeam(country, { guideId });
  const ids: string[] = [];
  for (let i = 0; i < 15; i++) ids.push(await insertQuestion({ askedOf: ["CONTESTANT", "LEADER", "GUEST", "GUIDE"] }));
  await answerAll();
  const reads: Record<string, () => ReturnType<typeof call>> = {};
  for (const path of [
    "/api/Contest",
    "/api/Contest/availableEnums",
    "/api/Contest/statistics",
    "/api/Contest/statistics/answers",
    "/api/Country",
    "/api/Team",
    "/api/Team/noGuides",
    `/api/Team/country/${country.id}`,
    `/api/Team/guide/${guideId}`,
    `/api/Person/leaders/country/${country.id}`,
    "/api/Person/role/COMMITTEE",
    `/api/Person/role/GUEST/${country.id}`,
    `/api/Person/role/CONTESTANT/${country.id}`,
    "/api/Guide/all",
    `/api/Guide/byUserId/${guideUser.id}`,
    "/api/Leader",
    "/api/Identity/GetAll",
    "/api/Audit",
    "/api/Contestant/export/info/csv",
    "/api/Person/export/travel/csv",
    "/api/Arrival",
    "/api/Arrival/version",
    "/api/Transfer",
  ]) {
    reads[path] = () => call(`GET ${path}`, { token });
  }
  reads["/api/Team anonymously"] = () => call("GET /api/Team");
  for (const page of ["/", "/teams", "/commitees", "/sponsors", "/schedule"]) reads[page] = () => call(`GET ${page}`);
  const registrator = await signedIn("TeamRegistrator", "BG");
  for (const [role, session] of Object.entries({
    administrator: token,
    registrator: registrator.token,
    guide: guideUser.token,
  }))
    reads[`/ as ${role}`] = () => call("GET /", { cookies: { session } });

  const answersPath = `/controlPanel/print/answers?${ids.map((id) => `question=${id}`).join("&")}`;
  const printed = ["users/print", "print/badges", "transfers/print"].map((name) => `/controlPanel/${name}`);
  for (const page of [...controlPanelPages.map(({ path }) => path), ...printed, answersPath])
    reads[page] = () => call(`GET ${page}`, { cookies: { session: token } });

  const measure = async () => {
    const counts: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) counts[name] = await statementsOf(read);
    for (const [i, write] of (await writesOf(token, country, guideId)).entries())
      counts[`write ${i}`] = await statementsOf(write);
    return counts;
  };
  // So the audit log has each kind of change before the first measurement.
  for (const write of await writesOf(token, country, guideId)) await write();
  const few = await measure();
  await insertTeams(country, Array<number>(60).fill(2), { guideId });
  await insertGuests(country, 60);
  await answerAll();
  const many = await measure();
  expect(many).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(40);
});

it("the number of SQL statements of an import of guides is the same for 20 guides as for one", async () => {
  const { token } = await signedIn("Administrator");
  const importGuides = (count: number) =>
    statementsOf(() => {
      const rows = Array.from({ length: count }, () => `Guide;${randomUUID()}@test.example;+359 54 830 495;M`);
      const raw = fileForm(["Name;E-mail;Phone number;T-shirt size", ...rows].join("\n"));
      return call("POST /api/Guide/import/csv?invite=true", { token, raw });
    });
  // The first import fills caches.
  await importGuides(1);
  expect(await importGuides(20)).toBe(await importGuides(1));
});
