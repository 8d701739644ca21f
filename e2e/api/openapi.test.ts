import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { api, by, expectStatus } from "@/e2e/support/api-client";
import type { TeamCreation } from "@/e2e/support/api-client.generated";
import { insertDeadlineException } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { countryByCode, query } from "@/e2e/support/site";
import { contestantModel, teamPayload } from "@/e2e/support/team-payload";

describe("the client generated from the document", () => {
  it("logs in, registers a team, reads it and changes its arrival", async () => {
    const { email, password, countryId } = await signedIn("TeamRegistrator", "EE");
    const session = expectStatus(await api.logIn({ email, password }), 200);
    const me = by(session);
    const enums = expectStatus(await api.getAvailableEnums(me), 200);
    const location = enums.arrivalLocationsList[0] ?? "";
    const travel = {
      timeOfArrival: "2025-04-09T14:30",
      arrivalLocation: location,
      timeOfDeparture: "2025-04-13T09:00",
      departureLocation: location,
    };
    const creation: TeamCreation = {
      name: "Generated",
      leaderCreateModel: {
        leaderPerson: { fullName: "Mari Tamm", tShirtSize: enums.tShirtSizesList[0] ?? "" },
        leaderEmail: "mari.tamm@example.org",
        leaderPhoneNumber: "+372 600 0000",
      },
      contestants: [
        {
          contestantPerson: { fullName: "Jaan Kask", tShirtSize: enums.tShirtSizesList[0] ?? "", picture: null },
          contestantGroup: "Junior",
          operatingSystemName: enums.operatingSystemNamesList[0] ?? "",
          dateOfBirth: "2010-02-03",
          hasPersonForContact: true,
          personForContactName: "Liis Kask",
          personForContactPhoneNumber: "+372 600 0001",
        },
      ],
      ...travel,
    };
    const team = expectStatus(await api.createTeam(creation, { idempotencyKey: "generated-1" }, me), 201);
    expect(team).toMatchObject({ name: "Generated", group: "Junior", countryId, deputyLeader: null });
    const again = expectStatus(await api.createTeam(creation, { idempotencyKey: "generated-1" }, me), 201);
    expect(again.id).toBe(team.id);

    const [listed] = expectStatus(await api.listTeamsOfCountry(countryId ?? "", me), 200);
    expect(listed?.contestants[0]?.personForContactName).toBe("Liis Kask");

    const arrival = { teamId: team.id, ...travel, timeOfArrival: "2025-04-09T16:00:00+03:00", version: team.version };
    const changed = expectStatus(await api.changeTeamArrival(arrival, me), 200);
    expect(changed.timeOfArrival).toBe("2025-04-09T13:00:00.000Z");
    expect(expectStatus(await api.changeTeamArrival(arrival, me), 409).detail).toMatch(/changed this/);
  });

  it("gets errors as documented", async () => {
    const me = by(await signedIn("TeamRegistrator", "EE"));
    const body = teamPayload({
      contestants: [contestantModel("Only_One"), { ...contestantModel("Two"), dateOfBirth: "" }],
    });
    const invalid = expectStatus(await api.createTeam(body as unknown as TeamCreation, {}, me), 422);
    expect(Object.keys(invalid.errors ?? {})).toEqual(["contestants.1.dateOfBirth"]);
    expect(expectStatus(await api.listUsers(me), 403).title).toBe("Not allowed");
    expect(expectStatus(await api.listUsers(), 401).requestId).toBeTruthy();
    expect(expectStatus(await api.getContest({ year: "1999" }), 404).status).toBe(404);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a document is read by whatever it holds
type Json = any;

/** The schema with additional properties refused in every object. */
function closed(node: Json): Json {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== "object" || node === null) return node;
  const copy: Json = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return copy.type === "object" && copy.properties ? { additionalProperties: false, ...copy } : copy;
}

describe("every GET of the document", () => {
  let document: Json;
  let paths: [string, Json][];
  let validatorOf: (schema: Json) => (value: unknown) => string[];
  const values: Record<string, string> = {};
  let token: string;

  beforeAll(async () => {
    document = (await call("GET /api/openapi.json")).body;
    paths = Object.entries<Json>(document.paths).filter(([, item]) => item.get);
    const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
    ajv.addSchema(closed({ $id: "document", components: document.components }), "document");
    validatorOf = (schema) => {
      const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"document#/components');
      const validate = ajv.compile(JSON.parse(text));
      return (value) =>
        validate(value) ? [] : (validate.errors ?? []).map((one: Json) => `${one.instancePath} ${one.message}`);
    };
    const administrator = await signedIn("Administrator");
    ({ token } = administrator);
    // Adds a team without a guide, a later deadline and entries of the audit log.
    await insertDeadlineException(await countryByCode("GG"), administrator.id);
    const registrator = await signedIn("TeamRegistrator", "EE");
    await call("POST /api/Team", { token: registrator.token, body: teamPayload() });
    const [guide] = await query<{ id: string; userId: string }>(
      'SELECT "guideId" AS id, g."userId" FROM "Team" t JOIN "Guide" g ON g."id" = t."guideId" LIMIT 1',
    );
    const [edition] = await query<{ id: string }>('SELECT "id" FROM "Edition" WHERE "isCurrent"');
    Object.assign(values, {
      id: edition?.id,
      countryId: (await countryByCode("BG")).id,
      guideId: guide?.id,
      userId: guide?.userId,
    });
  });

  it("responds with exactly the fields of its schema", async () => {
    const roles: Record<string, string> = {
      "/api/Identity/GetAll/role/{role}": "GUIDE",
      "/api/Person/role/{role}/{countryId}": "GUEST",
    };
    let checked = 0;
    for (const [path, { get }] of paths) {
      // Only for contestants with credentials; contest-files.test.ts reads them.
      if ("application/zip" in get.responses[200].content) continue;
      // Hidden on this site; published-results.test.ts reads them.
      if (path === "/api/Result") continue;
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? roles[path] ?? "");
      for (const caller of get["x-roles"].includes("all") ? [token, undefined] : [token]) {
        const answer = await call(`GET ${address}`, caller ? { token: caller } : {});
        expect([address, answer.status]).toEqual([address, 200]);
        const [media, { schema }] = Object.entries<Json>(get.responses[200].content)[0] ?? ["", {}];
        expect(answer.headers.get("content-type")).toContain(media);
        expect([address, validatorOf(schema)(answer.body).slice(0, 5)]).toEqual([address, []]);
        expect([address, answer.body.length]).not.toEqual([address, 0]);
        checked++;
      }
    }
    expect(checked).toBeGreaterThanOrEqual(paths.length);
  });

  it("is validated strictly, and its schemas accept the requests of these tests", async () => {
    const { body } = await call("GET /api/Contest");
    const contest = validatorOf({ $ref: "#/components/schemas/Contest" });
    expect(contest(body)).toEqual([]);
    expect(contest({ ...body, extra: 1 })).not.toEqual([]);
    const creation = validatorOf({ $ref: "#/components/schemas/TeamCreation" });
    expect(creation(teamPayload())).toEqual([]);
    expect(creation(teamPayload({ contestants: [] }))).not.toEqual([]);
    expect(creation(teamPayload({ name: undefined, countryId: "BG" })).length).toBe(2);
  });

  it("responds to anonymous calls with the documented problem if it requires a role", async () => {
    for (const [path, { get }] of paths) {
      if (get["x-roles"].includes("all")) continue;
      const answer = await call(`GET ${path.replace(/\{\w+\}/g, "GUEST")}`);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(validatorOf({ $ref: "#/components/schemas/Problem" })(answer.body)).toEqual([]);
    }
  });
});

describe("the reference page", () => {
  it("has a policy without inline scripts, and loads files only from this site", async () => {
    const page = await call("GET /api/docs");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    const addresses = [...String(page.body).matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBe(5);
    for (const address of addresses) {
      const answer = await call(`GET ${address}`);
      expect([address, answer.status]).toEqual([address, 200]);
    }
    expect(page.body).not.toMatch(/https?:\/\//);
    expect((await call("GET /api/docs/package.json")).status).toBe(404);
  });
});
