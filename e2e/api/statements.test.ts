import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { supportFor } from "@/e2e/support/support-for";
import { travel } from "@/e2e/support/team-payload";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

// On a site of its own, because the counted statements must come from one request.
let site: TestSite;
let http: typeof import("@/e2e/support/http");
let data: typeof import("@/e2e/support/site");
let world: typeof import("@/e2e/support/factory");

beforeAll(async () => {
  site = await startTestSite({ ownServer: true });
  ({ http, data, world } = await supportFor(site));
  await data.query("ALTER SYSTEM SET log_statement = 'all'");
  await data.query("SELECT pg_reload_conf()");
});
afterAll(async () => {
  await data.disconnect();
  await site.stop();
});

/** The number of statements that PostgreSQL logs, without BEGIN, COMMIT and the pings of the listening connection. */
async function statementsOf(request: () => ReturnType<typeof http.call>): Promise<number> {
  const [before] = await data.query<{ size: string }>("SELECT (pg_stat_file('server.log')).size");
  const { status } = await request();
  expect(status).toBeLessThan(300);
  const [row] = await data.query<{ log: string }>("SELECT pg_read_file('server.log', $1, 1000000000) AS log", [
    before?.size,
  ]);
  const lines = row?.log.match(/LOG: {2}(execute|statement).*/g) ?? [];
  return lines.filter((line) => !/: (BEGIN|COMMIT|SET |SELECT 1$|SELECT pg_read_file)/i.test(line)).length;
}

const person = { fullName: "Renamed", tShirtSize: "S" };

/** A call of each write, on rows of its own. */
async function writesOf(token: string, country: import("@/e2e/support/site").Country, guideId: string) {
  const { contestantModel, leaderModel, teamPayload } = await import("@/e2e/support/team-payload");
  const team = await world.insertTeam(country);
  const [first, second] = team.contestantIds;
  const free = await world.insertTeam(country);
  const guest = await world.insertGuest(country);
  const account = { email: `${randomUUID()}@test.example`, name: "N", password: "long-enough", role: "Guide" };
  const user = await http.signedIn("Guide");
  const direction = "ARRIVAL";
  const edit = { id: first, operatingSystemName: "Windows", dateOfBirth: "2008-01-01", personEditModel: person };
  const guided = await data.db.contestant.findMany({
    where: { team: { guideId } },
    select: { personId: true },
    take: 200,
  });
  const arrived = { arrived: true, markedAt: "2025-04-09T10:00:00Z" };
  const calls: [endpoint: string, body?: unknown][] = [
    ["POST /api/Team", teamPayload({ countryId: country.id })],
    ["POST /api/Team/duplicates", { name: "N", contestants: [{ fullName: "New", dateOfBirth: "2008-05-24" }] }],
    ["PUT /api/Team/arrival", { teamId: team.id, ...travel }],
    ["PUT /api/Team/basic", { id: team.id, name: "N", teamGroup: "Junior" }],
    ["POST /api/Contestant/toTeam", { ...contestantModel("New"), teamId: team.id }],
    ["PUT /api/Contestant", edit],
    [`DELETE /api/Contestant/${second}`],
    ["PUT /api/Leader", { id: team.leaderId, email: "a@b.example", phoneNumber: "+359 54 000 001", person }],
    [`DELETE /api/Leader/team/${team.id}/leader/${team.deputyId}`],
    ["POST /api/Leader/addreplace", { teamId: team.id, isDeputy: true, leaderCreateModel: leaderModel("New") }],
    ["POST /api/Person", { fullName: "G", roles: ["GUEST"], ...travel }],
    [`PUT /api/Person/${guest}`, { fullName: "G", ...travel }],
    [`DELETE /api/Person/${guest}`],
    ["POST /api/Guide", { person, userId: user.id, phoneNumber: "+359 54 000 001" }],
    [`POST /api/Guide/${guideId}/teams`, [{ id: free.id }]],
    [`DELETE /api/Guide/${guideId}/${free.id}`],
    ["PUT /api/Guide/teams", [team, free].map(({ id }) => ({ id, guideId }))],
    [`POST /api/Team/${free.id}/withdrawal`],
    [`DELETE /api/Team/${free.id}/withdrawal`],
    ["PUT /api/Transfer/parties", { direction, parties: [{ id: team.id, transferId: await world.insertTransfer() }] }],
    ["POST /api/Transfer/suggest", { direction, vehicle: "Bus", seats: 50, longestWait: 60 }],
    ["POST /api/Identity/Register", account],
    ["POST /api/Arrival/marks", { marks: guided.map(({ personId }) => ({ id: randomUUID(), personId, ...arrived })) }],
  ];
  return calls.map(
    ([endpoint, body]) =>
      [endpoint, () => http.call(endpoint, { token, ...(body !== undefined && { body }) })] as const,
  );
}

it("the number of SQL statements of each read and write is the same for 100 teams and 60 guests as for 40 teams", async () => {
  const admin = await http.signedIn("Administrator");
  const country = await data.countryByCode("BG");
  const guideUser = await http.signedIn("Guide");
  const guideId = await world.insertGuide(country, guideUser.id);
  const { token } = admin;
  await world.insertTeam(country, { guideId });
  const reads: Record<string, () => ReturnType<typeof http.call>> = {};
  for (const path of [
    ...["", "/availableEnums", "/statistics"].map((name) => `/api/Contest${name}`),
    ...["/api/Country", "/api/Team", "/api/Team/noGuides"],
    ...[`/api/Team/country/${country.id}`, `/api/Team/guide/${guideId}`, `/api/Person/leaders/country/${country.id}`],
    ...["COMMITTEE", `GUEST/${country.id}`, `CONTESTANT/${country.id}`].map((role) => `/api/Person/role/${role}`),
    ...["/api/Guide/all", `/api/Guide/byUserId/${guideUser.id}`, "/api/Leader", "/api/Identity/GetAll", "/api/Audit"],
    ...["/api/Contestant/export/info/csv", "/api/Person/export/travel/csv"],
    ...["/api/Arrival", "/api/Arrival/version", "/api/Transfer"],
  ]) {
    reads[path] = () => http.call(`GET ${path}`, { token });
  }
  reads["/api/Team anonymously"] = () => http.call("GET /api/Team");
  for (const page of ["/", "/teams", "/commitees", "/sponsors", "/schedule"])
    reads[page] = () => http.call(`GET ${page}`);
  const registrator = await http.signedIn("TeamRegistrator", "BG");
  for (const [role, session] of Object.entries({
    administrator: token,
    registrator: registrator.token,
    guide: guideUser.token,
  }))
    reads[`/ as ${role}`] = () => http.call("GET /", { cookies: { session } });

  const printed = ["users/print", "print/badges", "transfers/print"].map((name) => `/controlPanel/${name}`);
  for (const page of [...controlPanelPages.map(({ path }) => path), ...printed])
    reads[page] = () => http.call(`GET ${page}`, { cookies: { session: token } });

  const measure = async () => {
    const counts: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) counts[name] = await statementsOf(read);
    for (const [i, [, write]] of (await writesOf(token, country, guideId)).entries())
      counts[`write ${i}`] = await statementsOf(write);
    return counts;
  };
  // Fills caches and the audit log.
  await measure();
  const few = await measure();
  await world.insertTeams(country, Array<number>(60).fill(2), { guideId });
  await world.insertGuests(country, 60);
  const many = await measure();
  expect(many).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(40);
});
