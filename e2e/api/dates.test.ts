import { beforeAll, describe, expect, it } from "vitest";
import { insertGuest, insertLeader, insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { type Country, count, countryByCode, query } from "@/e2e/support/site";
import { contestantModel, leaderModel, teamPayload, travel } from "@/e2e/support/team-payload";

type Answer = Awaited<ReturnType<typeof call>>;
type Write = (country: Country, send: (endpoint: string, body?: unknown) => Promise<Answer>) => Promise<Answer>;

const person = { fullName: "Renamed", tShirtSize: "S" };

/** Writes that are refused after the end of registration. */
const roster: Record<string, Write> = {
  "POST /api/Team": (_, send) => send("POST /api/Team", teamPayload()),
  "PUT /api/Team/basic": async (country, send) =>
    send("PUT /api/Team/basic", { id: (await insertTeam(country)).id, name: "New Name", teamGroup: "Junior" }),
  "POST /api/Leader/addreplace": async (country, send) =>
    send("POST /api/Leader/addreplace", {
      teamId: (await insertTeam(country)).id,
      isDeputy: false,
      leaderCreateModel: leaderModel("New Leader"),
    }),
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": async (country, send) => {
    const { id, deputyId } = await insertTeam(country);
    return send(`DELETE /api/Leader/team/${id}/leader/${deputyId}`);
  },
  "POST /api/Contestant/toTeam": async (country, send) =>
    send("POST /api/Contestant/toTeam", { ...contestantModel("New One"), teamId: (await insertTeam(country)).id }),
  "DELETE /api/Contestant/{id}": async (country, send) =>
    send(`DELETE /api/Contestant/${(await insertTeam(country)).contestantIds[0]}`),
};

/** Writes that are allowed for one more day. */
const details: Record<string, Write> = {
  "PUT /api/Team/arrival": async (country, send) =>
    send("PUT /api/Team/arrival", { teamId: (await insertTeam(country)).id, ...travel }),
  "POST /api/Person": (_, send) => send("POST /api/Person", { fullName: "A Guest", ...travel }),
  "PUT /api/Person/{id}": async (country, send) =>
    send(`PUT /api/Person/${await insertGuest(country)}`, { fullName: "Renamed", ...travel }),
  "DELETE /api/Person/{id}": async (country, send) => send(`DELETE /api/Person/${await insertGuest(country)}`),
  "PUT /api/Leader": async (country, send) =>
    send("PUT /api/Leader", {
      id: await insertLeader(country),
      email: "x@y.example",
      phoneNumber: "+359 54 000 002",
      person,
    }),
  "PUT /api/Contestant": async (country, send) => {
    const [id] = (await insertTeam(country)).contestantIds;
    return send("PUT /api/Contestant", {
      id,
      operatingSystemName: "Windows",
      dateOfBirth: "2008-01-01",
      personEditModel: person,
    });
  },
};

let country: Country;
let registrator: SignedIn;
let administrator: SignedIn;
let end: number;
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  country = await countryByCode("GH");
  registrator = await signedIn("TeamRegistrator", "GH");
  administrator = await signedIn("Administrator");
  const [row] = await query<{ end: Date }>('SELECT "endOfRegistrationDate" AS "end" FROM "Edition" WHERE "isCurrent"');
  end = row?.end.getTime() ?? Number.NaN;
});

function at(who: SignedIn, ms: number, write: Write): Promise<Answer> {
  const instant = new Date(end + ms).toISOString();
  return write(country, (endpoint, body) => {
    const withCountry =
      who === administrator && endpoint === "POST /api/Team" ? { ...(body as object), countryId: country.id } : body;
    return call(endpoint, { token: who.token, at: instant, ...(body !== undefined && { body: withCountry }) });
  });
}

/** What the registrator has changed so far. */
const changes = () => count('SELECT count(*) FROM "AuditEntry" WHERE "userId" = $1', [registrator.id]);

/** Fails unless a write at the instants is refused with the sentence, and stores nothing. */
async function expectRefused(instants: number[], write: Write, detail: string) {
  const before = await changes();
  for (const ms of instants) {
    const { status, body } = await at(registrator, ms, write);
    expect([status, body.detail]).toEqual([403, detail]);
  }
  expect(await changes()).toBe(before);
}

describe("registrators cannot change the roster after the end of registration", () => {
  it.each(Object.entries(roster))("%s", async (_endpoint, write) => {
    expect((await at(registrator, -1, write)).status).toBeLessThan(300);
    await expectRefused([0, 1, day + 1], write, "Registration ended on 20 March 2025, 23:59 (Shumen time).");
  });
});

describe("registrators can edit details for one more day", () => {
  it.each(Object.entries(details))("%s", async (_endpoint, write) => {
    for (const ms of [-1, 0, day - 1]) expect((await at(registrator, ms, write)).status).toBeLessThan(300);
    await expectRefused([day, day + 1], write, "The edit period ended on 21 March 2025, 23:59 (Shumen time).");
  });
});

describe("administrators can write at any time", () => {
  it.each(Object.entries({ ...roster, ...details }))("%s", async (_endpoint, write) => {
    expect((await at(administrator, 30 * day, write)).status).toBeLessThan(300);
  });
});
