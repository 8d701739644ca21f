import { beforeAll, describe, expect, it } from "vitest";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { type Country, count, countryByCode, query } from "@/e2e/support/site";
import { lineOf, type RegistratorWrite, type Request, registratorWrites } from "@/e2e/support/writes";

/** Writes that are refused after the end of registration. */
const roster: RegistratorWrite[] = [
  ...(["createTeam", "changeTeamBasics", "withdrawTeam", "restoreTeam"] as const),
  ...(["replaceLeader", "removeDeputyLeader"] as const),
  ...(["deleteLeader", "addContestant", "moveContestant", "removeContestant"] as const),
];

/** Writes that are allowed for one more day. */
const details: RegistratorWrite[] = [
  ...(["changeTeamArrival", "addPerson", "changePerson", "removePerson"] as const),
  ...(["changeLeader", "changeContestant"] as const),
];

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

async function at({ token }: SignedIn, ms: number, name: RegistratorWrite) {
  const request: Request = await registratorWrites[name](country);
  return call(lineOf(name, request), { token, at: new Date(end + ms).toISOString(), body: request.body });
}

/** What the registrator has changed so far. */
const changes = () => count('SELECT count(*) FROM "AuditEntry" WHERE "userId" = $1', [registrator.id]);

/** Fails unless a write at the instants is refused with the sentence, and stores nothing. */
async function expectRefused(instants: number[], write: RegistratorWrite, detail: string) {
  const before = await changes();
  for (const ms of instants) {
    const { status, body } = await at(registrator, ms, write);
    expect([status, body.detail]).toEqual([403, detail]);
  }
  expect(await changes()).toBe(before);
}

it("every write of a registrator is tried below", () => {
  expect([...roster, ...details].sort()).toEqual(Object.keys(registratorWrites).sort());
});

describe("registrators cannot change the roster after the end of registration", () => {
  it.each(roster)("%s", async (write) => {
    expect((await at(registrator, -1, write)).status).toBeLessThan(300);
    await expectRefused([0, 1, day + 1], write, "Registration ended on 20 March 2025, 23:59 (Shumen time).");
  });
});

describe("registrators can edit details for one more day", () => {
  it.each(details)("%s", async (write) => {
    for (const ms of [-1, 0, day - 1]) expect((await at(registrator, ms, write)).status).toBeLessThan(300);
    await expectRefused([day, day + 1], write, "The edit period ended on 21 March 2025, 23:59 (Shumen time).");
  });
});

describe("administrators can write at any time", () => {
  it.each([...roster, ...details])("%s", async (write) => {
    expect((await at(administrator, 30 * day, write)).status).toBeLessThan(300);
  });
});
