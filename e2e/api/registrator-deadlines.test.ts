import { beforeAll, describe, expect, it } from "vitest";
import { type EndpointRequest, requestLine } from "@/e2e/support/endpoint-request";
import { insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { type RegistratorWrite, registratorWrites } from "@/e2e/support/registrator-writes";
import { type Country, count, countryByCode, db, query } from "@/e2e/support/site";

// A site of its own, because its edition gets other dates.
ownSite();

type Scope = "roster" | "details" | "journeys";

/** What each write changes, which decides until when it is open. */
const scopes: Record<RegistratorWrite, Scope> = {
  createTeam: "roster",
  changeTeamBasics: "roster",
  withdrawTeam: "roster",
  restoreTeam: "roster",
  replaceLeader: "roster",
  removeDeputyLeader: "roster",
  deleteLeader: "roster",
  addContestant: "roster",
  moveContestant: "roster",
  removeContestant: "roster",
  changeLeader: "details",
  changeContestant: "details",
  addPerson: "details",
  changePerson: "details",
  removePerson: "details",
  changeTeamArrival: "journeys",
};

type MakeRequest = (country: Country) => Promise<[line: string, body?: unknown]>;

const allWrites: [name: string, Scope, MakeRequest][] = Object.entries(scopes).map(([name, scope]) => [
  name,
  scope,
  async (country) => {
    const request: EndpointRequest = await registratorWrites[name as RegistratorWrite](country);
    return [requestLine(name as RegistratorWrite, request), request.body];
  },
]);

/** Stores a record as an administrator, so that the registrator's request changes only what it adds. */
async function store(line: string, body: object): Promise<void> {
  expect((await call(line, { token: administrator.token, body })).status).toBe(200);
}

const ownJourneys: typeof allWrites = [
  [
    "a contestant's own journey",
    "journeys",
    async (country) => {
      const line = "PUT /api/Contestant";
      const { body } = await registratorWrites.changeContestant(country);
      await store(line, body);
      const contact = { personForContactName: "An Uncle", personForContactPhoneNumber: "+359 88 123 4567" };
      return [line, { ...body, hasPersonForContact: true, ...contact, arrivalTripNumber: "FB 977" }];
    },
  ],
  [
    "a guest's journey",
    "journeys",
    async (country) => {
      const { params, body } = await registratorWrites.changePerson(country);
      const line = `PUT /api/Person/${params.id}`;
      await store(line, body);
      return [line, { ...body, arrivalTripNumber: "FB 977" }];
    },
  ],
];

const day = 24 * 60 * 60 * 1000;

/** Later deadlines, and the end of each scope; all in days after the edition's end of registration. */
const calendars: [name: string, { code: string; journeys?: number; extension?: number }, Record<Scope, number>][] = [
  ["an edition", { code: "GH" }, { roster: 0, details: 1, journeys: 1 }],
  ["an edition that takes journeys for longer", { code: "GH", journeys: 5 }, { roster: 0, details: 1, journeys: 5 }],
  [
    "a country with a deadline extension",
    { code: "TG", extension: 3, journeys: 5 },
    { roster: 3, details: 4, journeys: 5 },
  ],
  [
    "a country with an extension beyond the end of journeys",
    { code: "TG", extension: 6, journeys: 5 },
    { roster: 6, details: 7, journeys: 7 },
  ],
];

let administrator: SignedIn;
/** The edition's end of registration, on 20 March. */
let end: Date;

beforeAll(async () => {
  administrator = await signedIn("Administrator");
  ({ endOfRegistrationDate: end } = await db.edition.findFirstOrThrow({ where: { isCurrent: true } }));
});

const daysLater = (days: number, ms = 0) => new Date(end.getTime() + days * day + ms);

it("every write of a registrator is tried below", () => {
  expect(Object.keys(scopes).sort()).toEqual(Object.keys(registratorWrites).sort());
});

describe.each(calendars)("%s", (_, { code, journeys, extension }, ends) => {
  let country: Country;
  let registrator: SignedIn;

  beforeAll(async () => {
    country = await countryByCode(code);
    registrator = await signedIn("TeamRegistrator", code);
    await query('UPDATE "Edition" SET "endOfJourneyDate" = $1 WHERE "isCurrent"', [
      journeys ? daysLater(journeys) : null,
    ]);
    await query('DELETE FROM "DeadlineExtension"');
    if (!extension) return;
    const body = { endOfRegistrationDate: daysLater(extension).toISOString(), reason: "Late visas" };
    await store(`PUT /api/Contest/extensions/${country.id}`, { ...body, version: 0 });
  });

  const sentences: Record<Scope, string> = {
    roster: "Registration ended on",
    details: "The edit period ended on",
    journeys: ends.journeys > ends.details ? "Journeys could be changed until" : "The edit period ended on",
  };
  const changes = () => count('SELECT count(*) FROM "AuditEntry" WHERE "userId" = $1', [registrator.id]);

  it.each([...allWrites, ...ownJourneys])(
    "%s is open until the last moment of the %s, and then refused",
    async (name, scope, makeRequest) => {
      const last = ends[scope];
      const write = async (at: Date) => {
        const [line, body] = await makeRequest(country);
        const before = await changes();
        const { token } = registrator;
        const response = await call(line, { token, at: at.toISOString(), body });
        return { ...response, isStored: (await changes()) > before };
      };
      expect(await write(daysLater(last, -1))).toMatchObject({ isStored: true });
      for (const ms of [0, 1]) {
        const { status, body, isStored } = await write(daysLater(last, ms));
        expect([name, status, body.detail, isStored]).toEqual([
          name,
          403,
          `${sentences[scope]} ${20 + last} March 2025, 23:59 (Shumen time).`,
          false,
        ]);
      }
    },
  );

  it("home and the team's page say until when journeys can be changed, if that is longer than details", async () => {
    const { id } = await insertTeam(country);
    const sentence = `Arrivals and departures can be changed until ${20 + ends.journeys} March 2025, 23:59.`;
    for (const [path, end] of [
      ["/", ends.roster],
      ["/", ends.details],
      [`/editTeam?team=${id}`, ends.details],
    ] as const) {
      const at = daysLater(end, -1).toISOString();
      const { body } = await call(`GET ${path}`, { cookies: { session: registrator.token }, at });
      expect([path, String(body).includes(sentence)]).toEqual([path, ends.journeys > ends.details]);
    }
  });

  it("administrators can write at any time", async () => {
    for (const [name, , makeRequest] of allWrites) {
      const [line, body] = await makeRequest(country);
      const { status } = await call(line, { token: administrator.token, at: daysLater(30).toISOString(), body });
      expect([name, status < 300]).toEqual([name, true]);
    }
  });
});
