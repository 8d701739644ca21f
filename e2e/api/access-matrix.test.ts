import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { type Account, type Country, countryByCode, makeAccount, query } from "@/e2e/support/site";
import { contestantModel, leaderModel, teamPayload, travel } from "@/e2e/support/team-payload";
import {
  insertDeadlineException,
  insertGuest,
  insertGuide,
  insertLeader,
  insertTeam,
  type StoredTeam,
} from "@/e2e/support/world";

const actors = [
  "anonymous",
  "registrator",
  "otherRegistrator",
  "guide",
  "otherGuide",
  "administrator",
  "disabled",
] as const;
type ActorName = (typeof actors)[number];

type Person = Account & { token: string; csrf: string };
interface World {
  country: Country;
  people: Record<Exclude<ActorName, "anonymous">, Person>;
  guideId: string;
  freeGuideId: string;
}

interface Call {
  path: string;
  body?: unknown;
  form?: FormData;
}

/** What each may do: anonymous, the country's registrator, another's, the assigned guide, another, administrator, disabled. */
type Row = [outcomes: string, make: (world: World) => Promise<Call>];

const ok = "ok";
const all = "ok ok ok ok ok ok 401";
const administrators = "401 403 403 403 403 ok 401";
const administratorsTooLate = "401 403 403 403 403 409 401";
const ownCountry = "401 ok 403 403 403 ok 401";
const ownHidden = "401 ok 404 403 403 ok 401";
const team = (world: World, options?: Parameters<typeof insertTeam>[1]): Promise<StoredTeam> =>
  insertTeam(world.country, options);
const at = (path: string, body?: unknown): Promise<Call> =>
  Promise.resolve({ path, ...(body !== undefined && { body }) });

const stale = { version: -1 };
const nextOfAnother = {
  contestId: randomUUID(),
  year: 2026,
  name: "Next",
  shortName: "Next",
  startDate: "2026-04-01",
  endDate: "2026-04-05",
  endOfRegistrationDate: "2026-03-01T12:00",
};

async function currentEdition(): Promise<string> {
  const [edition] = await query<{ id: string }>('SELECT "id" FROM "Edition" WHERE "isCurrent"');
  return `/api/Contest/${edition?.id}`;
}

function newAccount() {
  const email = `${randomUUID()}@test.example`;
  return { email, name: "New", username: email, password: "long-enough-1", role: "Guide", countryId: "" };
}

const table: Record<string, Row> = {
  "GET /api/Contest": [all, () => at("/api/Contest")],
  "GET /api/Contest/availableEnums": [all, () => at("/api/Contest/availableEnums")],
  "GET /api/Contest/statistics": [administrators, () => at("/api/Contest/statistics")],
  "GET /api/Contest/editions": [administrators, () => at("/api/Contest/editions")],
  "GET /api/Contest/{id}/settings": [administrators, async () => at(`${await currentEdition()}/settings`)],
  // All share this edition: an administrator gets as far as the version.
  "PUT /api/Contest/{id}": [administratorsTooLate, async () => at(await currentEdition(), stale)],
  "PUT /api/Contest/{id}/texts": [administratorsTooLate, async () => at(`${await currentEdition()}/texts`, stale)],
  "PUT /api/Contest/{id}/companies": [
    administratorsTooLate,
    async () => at(`${await currentEdition()}/companies`, { ...stale, companies: [] }),
  ],
  "PUT /api/Contest/{id}/committees": [
    administratorsTooLate,
    async () => at(`${await currentEdition()}/committees`, { ...stale, committees: [] }),
  ],
  "PUT /api/Contest/{id}/schedule": [
    administratorsTooLate,
    async () => at(`${await currentEdition()}/schedule`, { ...stale, schedule: [] }),
  ],
  "POST /api/Contest/preview/text": [administrators, () => at("/api/Contest/preview/text", { text: "<p>Hello</p>" })],
  "POST /api/Contest/next": [administratorsTooLate, () => at("/api/Contest/next", nextOfAnother)],
  "POST /api/Identity/Login": [
    // With a bad token nobody is let in, not even to the login.
    "ok ok ok ok ok ok 401",
    ({ people }) => at("/api/Identity/Login", { email: people.guide.email, password: people.guide.password }),
  ],
  "POST /api/Identity/Register": [administrators, () => at("/api/Identity/Register", newAccount())],
  "GET /api/Identity/GetAll": [administrators, () => at("/api/Identity/GetAll")],
  "GET /api/Identity/GetAll/role/{role}": [administrators, () => at("/api/Identity/GetAll/role/GUIDE")],
  "PUT /api/Identity/password": [
    // Everybody gets as far as the current password.
    "401 422 422 422 422 422 401",
    () => at("/api/Identity/password", { currentPassword: "not this one", newPassword: "long-enough-1" }),
  ],
  "POST /api/Identity/{id}/password": [
    administrators,
    async () => at(`/api/Identity/${(await makeAccount("Guide")).id}/password`, { password: "long-enough-1" }),
  ],
  "PUT /api/Identity/{id}/disabled": [
    administrators,
    async () => at(`/api/Identity/${(await makeAccount("Guide")).id}/disabled`, { disabled: true }),
  ],
  "POST /api/Team": [
    "401 ok ok 403 403 ok 401",
    ({ country }) => at("/api/Team", teamPayload({ countryId: country.id })),
  ],
  "GET /api/Team": [all, () => at("/api/Team")],
  "GET /api/Team/noGuides": [administrators, () => at("/api/Team/noGuides")],
  "GET /api/Team/guide/{guideId}": ["401 403 403 ok 404 ok 401", ({ guideId }) => at(`/api/Team/guide/${guideId}`)],
  "GET /api/Team/country/{countryId}": [ownCountry, ({ country }) => at(`/api/Team/country/${country.id}`)],
  "PUT /api/Team/arrival": [
    ownHidden,
    async (world) => at("/api/Team/arrival", { teamId: (await team(world)).id, ...travel }),
  ],
  "PUT /api/Team/basic": [
    ownHidden,
    async (world) => at("/api/Team/basic", { id: (await team(world)).id, name: "Renamed", teamGroup: "Junior" }),
  ],
  "POST /api/Person": [
    "401 ok ok 403 403 ok 401",
    () => at("/api/Person", { fullName: "A Guest", roles: ["GUEST"], ...travel }),
  ],
  "PUT /api/Person/{id}": [
    ownHidden,
    async ({ country }) => at(`/api/Person/${await insertGuest(country)}`, { fullName: "Renamed", ...travel }),
  ],
  "DELETE /api/Person/{id}": [ownHidden, async ({ country }) => at(`/api/Person/${await insertGuest(country)}`)],
  "GET /api/Person/leaders/country/{countryId}": [
    ownCountry,
    ({ country }) => at(`/api/Person/leaders/country/${country.id}`),
  ],
  "GET /api/Person/role/COMMITTEE": [administrators, () => at("/api/Person/role/COMMITTEE")],
  "GET /api/Person/role/{role}/{countryId}": [ownCountry, ({ country }) => at(`/api/Person/role/GUEST/${country.id}`)],
  "GET /api/Contest/exceptions": [administrators, () => at("/api/Contest/exceptions")],
  "PUT /api/Contest/exceptions/{countryId}": [
    administrators,
    ({ country }) =>
      at(`/api/Contest/exceptions/${country.id}`, { endOfRegistrationDate: "2025-03-25T14:00", reason: "A strike" }),
  ],
  "DELETE /api/Contest/exceptions/{countryId}": [
    administrators,
    async ({ country, people }) => {
      await insertDeadlineException(country, people.administrator.id);
      return at(`/api/Contest/exceptions/${country.id}`);
    },
  ],
  "POST /api/Guide": [
    administrators,
    async () =>
      at("/api/Guide", {
        person: { fullName: "A Guide", tShirtSize: "M" },
        userId: (await signedIn("Guide")).id,
        phoneNumber: "+1",
      }),
  ],
  "GET /api/Guide/all": [administrators, () => at("/api/Guide/all")],
  "GET /api/Guide/byUserId/{userId}": [
    "401 403 403 ok 404 ok 401",
    ({ people }) => at(`/api/Guide/byUserId/${people.guide.id}`),
  ],
  "POST /api/Guide/{guideId}/teams": [
    administrators,
    async (world) => at(`/api/Guide/${world.freeGuideId}/teams`, [{ id: (await team(world)).id }]),
  ],
  "DELETE /api/Guide/{guideId}/{teamId}": [
    administrators,
    async (world) => at(`/api/Guide/${world.freeGuideId}/${(await team(world, { guideId: world.freeGuideId })).id}`),
  ],
  "GET /api/Leader": [administrators, () => at("/api/Leader")],
  "POST /api/Leader/addreplace": [
    ownHidden,
    async (world) =>
      at("/api/Leader/addreplace", {
        teamId: (await team(world)).id,
        isDeputy: true,
        leaderCreateModel: leaderModel("New Deputy"),
      }),
  ],
  "PUT /api/Leader": [
    ownHidden,
    async ({ country }) =>
      at("/api/Leader", {
        id: await insertLeader(country),
        email: "x@y.example",
        phoneNumber: "+2",
        person: { fullName: "Renamed", tShirtSize: "S" },
      }),
  ],
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": [
    ownHidden,
    async (world) => {
      const { id, deputyId } = await team(world);
      return at(`/api/Leader/team/${id}/leader/${deputyId}`);
    },
  ],
  "GET /api/Country": [all, () => at("/api/Country")],
  "POST /api/Contestant/toTeam": [
    ownHidden,
    async (world) => at("/api/Contestant/toTeam", { ...contestantModel("New One"), teamId: (await team(world)).id }),
  ],
  "PUT /api/Contestant": [
    ownHidden,
    async (world) => {
      const { contestantIds } = await team(world);
      const person = { fullName: "Renamed", tShirtSize: "S" };
      return at("/api/Contestant", {
        id: contestantIds[0],
        operatingSystemName: "Windows",
        dateOfBirth: "2008-01-01",
        personEditModel: person,
      });
    },
  ],
  "DELETE /api/Contestant/{id}": [
    ownHidden,
    async (world) => at(`/api/Contestant/${(await team(world)).contestantIds[0]}`),
  ],
  "GET /api/Contestant/export/info/csv": [administrators, () => at("/api/Contestant/export/info/csv")],
  "POST /api/Contestant/import/creds/csv/{year}": [
    administrators,
    async () => {
      const form = new FormData();
      form.set("file", new Blob(["code,username\r\n"]), "creds.csv");
      return { path: "/api/Contestant/import/creds/csv/2025?dryRun=true", form };
    },
  ],
  "GET /api/Audit": [administrators, () => at("/api/Audit")],
};

/** The documentation: the same text for everybody. */
const pages = /^GET \/api\/(docs|openapi)/;
/** next-auth answers these by its own rules. */
const nextAuth = /^\w+ \/api\/auth\//;

function endpointsInApp(): string[] {
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|[\\/])route\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const path = `/api/${file.replaceAll("\\", "/").replace(/\/route\.ts$/, "")}`.replace(
      /\[(?:\.\.\.)?(\w+)\]/g,
      "{$1}",
    );
    const source = readFileSync(`app/api/${file}`, "utf8");
    const methods = [...source.matchAll(/export .*?\b(GET|POST|PUT|PATCH|DELETE)\b/g)].map(([, method]) => method);
    return methods.map((method) => `${method} ${path}`);
  });
}

let world: World;
let cells = 0;

async function csrfOf(token: string): Promise<string> {
  const page = await call("GET /login", { cookies: { session: token } });
  return /XSRF-TOKEN=([^;]+)/.exec(page.headers.get("set-cookie") ?? "")?.[1] ?? "";
}

async function person(...args: Parameters<typeof signedIn>): Promise<Person> {
  const account = await signedIn(...args);
  return { ...account, csrf: await csrfOf(account.token) };
}

beforeAll(async () => {
  const country = await countryByCode("KE");
  const people = {
    registrator: await person("TeamRegistrator", "KE"),
    otherRegistrator: await person("TeamRegistrator", "NG"),
    guide: await person("Guide"),
    otherGuide: await person("Guide"),
    administrator: await person("Administrator"),
    disabled: await person("Administrator"),
  };
  const guideId = await insertGuide(country, people.guide.id);
  await insertGuide(country, people.otherGuide.id);
  const freeGuideId = await insertGuide(country, (await signedIn("Guide")).id);
  await query('UPDATE "User" SET "disabledAt" = now() WHERE "id" = $1', [people.disabled.id]);
  world = { country, people, guideId, freeGuideId };
  await insertTeam(country, { guideId });
});

afterAll(() => {
  process.stdout.write(`access matrix: ${cells} cells checked\n`);
});

async function outcome(endpoint: string, name: ActorName, way: "bearer" | "cookie", make: Row[1]): Promise<string> {
  const [method] = endpoint.split(" ");
  const { path, body, form } = await make(world);
  const who = name === "anonymous" ? null : world.people[name];
  const cookie = who && { cookies: { session: who.token }, headers: { "X-XSRF-TOKEN": who.csrf } };
  const credentials = who && way === "bearer" ? { token: who.token } : cookie;
  const answer = await call(`${method} ${path}`, { ...credentials, ...(form ? { raw: form } : { body }) });
  cells++;
  return answer.status < 300 ? ok : String(answer.status);
}

describe("the access table", () => {
  it("has a row here for every method of every route in app/api, and no row for one that is gone", () => {
    const found = endpointsInApp().filter((endpoint) => !nextAuth.test(endpoint) && !pages.test(endpoint));
    expect(found.sort()).toEqual(Object.keys(table).sort());
  });

  it.each(Object.entries(table))("%s", async (endpoint, [outcomes, make]) => {
    const expected = outcomes.split(" ");
    for (const way of ["bearer", "cookie"] as const) {
      const got: string[] = [];
      for (const name of actors) got.push(await outcome(endpoint, name, way, make));
      // A cookie that no longer holds counts as nobody's.
      const wanted = way === "bearer" ? expected : [...expected.slice(0, -1), expected[0]];
      expect({ way, outcomes: got.join(" ") }).toEqual({ way, outcomes: wanted.join(" ") });
    }
  });
});
