import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { ownSite } from "@/e2e/support/support-for";
import { accountPayload, guidePayload } from "@/e2e/support/team-payload";
import type { RegistratorWrite, Request } from "@/e2e/support/writes";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";

// On a site of its own, because the counted statements must come from one request.
const own = ownSite({ ownServer: true });

beforeAll(async () => {
  await own.data.query("ALTER SYSTEM SET log_statement = 'all'");
  await own.data.query("SELECT pg_reload_conf()");
});

/** The number of statements that PostgreSQL logs, without BEGIN, COMMIT and the pings of the listening connection. */
async function statementsOf(request: () => ReturnType<typeof own.http.call>): Promise<number> {
  const [before] = await own.data.query<{ size: string }>("SELECT (pg_stat_file('server.log')).size");
  const { status } = await request();
  expect(status).toBeLessThan(300);
  const [row] = await own.data.query<{ log: string }>("SELECT pg_read_file('server.log', $1, 1000000000) AS log", [
    before?.size,
  ]);
  const lines = row?.log.match(/LOG: {2}(execute|statement).*/g) ?? [];
  return lines.filter((line) => !/: (BEGIN|COMMIT|SET |SELECT 1$|SELECT pg_read_file)/i.test(line)).length;
}

/** A call of each write, on rows of its own. */
async function writesOf(token: string, country: import("@/e2e/support/site").Country, guideId: string) {
  const calls: [endpoint: string, body?: unknown][] = [];
  for (const name of Object.keys(own.writes.registratorWrites) as RegistratorWrite[]) {
    const request: Request = await own.writes.registratorWrites[name](country);
    calls.push([own.writes.lineOf(name, request), request.body]);
  }
  const [team, free] = [await own.world.insertTeam(country), await own.world.insertTeam(country)];
  const user = await own.http.signedIn("Guide");
  const direction = "ARRIVAL";
  const guided = await own.data.db.contestant.findMany({
    where: { team: { guideId } },
    select: { personId: true },
    take: 200,
  });
  const arrived = { arrived: true, markedAt: "2025-04-09T10:00:00Z" };
  calls.push(
    ["POST /api/Team/duplicates", { name: "N", contestants: [{ fullName: "New", dateOfBirth: "2008-05-24" }] }],
    ["POST /api/Guide", guidePayload(user.id)],
    [`POST /api/Guide/${guideId}/teams`, [{ id: free.id }]],
    [`DELETE /api/Guide/${guideId}/${free.id}`],
    ["PUT /api/Guide/teams", [team, free].map(({ id }) => ({ id, guideId }))],
    [
      "PUT /api/Transfer/parties",
      { direction, parties: [{ id: team.id, transferId: await own.world.insertTransfer() }] },
    ],
    ["POST /api/Transfer/suggest", { direction, vehicle: "Bus", seats: 50, longestWait: 60 }],
    ["POST /api/Identity/Register", accountPayload()],
    ["POST /api/Arrival/marks", { marks: guided.map(({ personId }) => ({ id: randomUUID(), personId, ...arrived })) }],
  );
  return calls.map(
    ([endpoint, body]) =>
      () =>
        own.http.call(endpoint, { token, ...(body !== undefined && { body }) }),
  );
}

it("the number of SQL statements of each read and write is the same for 100 teams and 60 guests as for 40 teams", async () => {
  const admin = await own.http.signedIn("Administrator");
  const country = await own.data.countryByCode("BG");
  const guideUser = await own.http.signedIn("Guide");
  const guideId = await own.world.insertGuide(country, guideUser.id);
  const { token } = admin;
  await own.world.insertTeam(country, { guideId });
  const reads: Record<string, () => ReturnType<typeof own.http.call>> = {};
  for (const path of [
    ...["", "/availableEnums", "/statistics"].map((name) => `/api/Contest${name}`),
    ...["/api/Country", "/api/Team", "/api/Team/noGuides"],
    ...[`/api/Team/country/${country.id}`, `/api/Team/guide/${guideId}`, `/api/Person/leaders/country/${country.id}`],
    ...["COMMITTEE", `GUEST/${country.id}`, `CONTESTANT/${country.id}`].map((role) => `/api/Person/role/${role}`),
    ...["/api/Guide/all", `/api/Guide/byUserId/${guideUser.id}`, "/api/Leader", "/api/Identity/GetAll", "/api/Audit"],
    ...["/api/Contestant/export/info/csv", "/api/Person/export/travel/csv"],
    ...["/api/Arrival", "/api/Arrival/version", "/api/Transfer"],
  ]) {
    reads[path] = () => own.http.call(`GET ${path}`, { token });
  }
  reads["/api/Team anonymously"] = () => own.http.call("GET /api/Team");
  for (const page of ["/", "/teams", "/commitees", "/sponsors", "/schedule"])
    reads[page] = () => own.http.call(`GET ${page}`);
  const registrator = await own.http.signedIn("TeamRegistrator", "BG");
  for (const [role, session] of Object.entries({
    administrator: token,
    registrator: registrator.token,
    guide: guideUser.token,
  }))
    reads[`/ as ${role}`] = () => own.http.call("GET /", { cookies: { session } });

  const printed = ["users/print", "print/badges", "transfers/print"].map((name) => `/controlPanel/${name}`);
  for (const page of [...controlPanelPages.map(({ path }) => path), ...printed])
    reads[page] = () => own.http.call(`GET ${page}`, { cookies: { session: token } });

  const measure = async () => {
    const counts: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) counts[name] = await statementsOf(read);
    for (const [i, write] of (await writesOf(token, country, guideId)).entries())
      counts[`write ${i}`] = await statementsOf(write);
    return counts;
  };
  // Fills caches and the audit log.
  await measure();
  const few = await measure();
  await own.world.insertTeams(country, Array<number>(60).fill(2), { guideId });
  await own.world.insertGuests(country, 60);
  const many = await measure();
  expect(many).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(40);
});

it("the number of SQL statements of an import of guides is the same for 20 guides as for one", async () => {
  const { token } = await own.http.signedIn("Administrator");
  const importGuides = (count: number) =>
    statementsOf(() => {
      const rows = Array.from({ length: count }, () => `Guide;${randomUUID()}@test.example;+359 54 830 495;M`);
      const raw = fileForm(["Name;E-mail;Phone number;T-shirt size", ...rows].join("\n"));
      return own.http.call("POST /api/Guide/import/csv?invite=true", { token, raw });
    });
  // Fills caches.
  await importGuides(1);
  expect(await importGuides(20)).toBe(await importGuides(1));
});
