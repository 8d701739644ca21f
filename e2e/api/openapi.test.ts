import { beforeAll, describe, expect, it } from "vitest";
import { apiDocument, documentErrors, validatorOf } from "@/e2e/support/api-schema";
import { currentEditionId, insertDeadlineExtension } from "@/e2e/support/factory";
import { partOf } from "@/e2e/support/html";
import { call, signedIn } from "@/e2e/support/http";
import { teamPayload } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";
import { documentedEndpoints } from "@/lib/site/api/endpoints";
import { createApiDocument } from "@/lib/site/api/openapi";

// biome-ignore lint/suspicious/noExplicitAny: tests read the document without its types
type Json = any;

const readPaths = Object.entries<Json>(apiDocument.paths).filter(([, item]) => item.get);

describe("a response", () => {
  it("with an undocumented field, status or type fails the test that gets it", async () => {
    const { body } = await call("GET /api/Contest");
    expect(documentErrors("GET", "/api/Contest", 200, "application/json", body)).toEqual([]);
    expect(documentErrors("GET", "/api/Contest", 200, "application/json", { ...body, extra: 1 })).not.toEqual([]);
    expect(documentErrors("GET", "/api/Contest", 418, "application/json", body)).not.toEqual([]);
    expect(documentErrors("GET", "/api/Contest", 200, "text/json", body)).not.toEqual([]);
  });
});

it("GET /api/openapi.json is the document, without what only the demo has", async () => {
  const { body } = await call("GET /api/openapi.json");
  expect(body).toEqual(createApiDocument(documentedEndpoints));
  expect(JSON.stringify(apiDocument)).toContain("/api/Demo/phase");
  expect(JSON.stringify(body)).not.toContain("Demo");
});

describe("every GET of the document", () => {
  const values: Record<string, string> = {};
  let token: string;

  beforeAll(async () => {
    const administrator = await signedIn("Administrator");
    ({ token } = administrator);
    // A deadline extension, a team without a guide, and entries of the audit log, so that no list is empty.
    await insertDeadlineExtension(await countryByCode("GG"), administrator.id);
    const registrator = await signedIn("TeamRegistrator", "QA");
    await call("POST /api/Team", { token: registrator.token, body: teamPayload() });
    const [guide] = await query<{ id: string; userId: string }>(
      'SELECT "guideId" AS id, g."userId" FROM "Team" t JOIN "Guide" g ON g."id" = t."guideId" LIMIT 1',
    );
    const texts = { subject: "Welcome", text: "Dear {name}" };
    const message = { to: "users", ids: [registrator.id], ...texts };
    Object.assign(values, {
      id: await currentEditionId(),
      messageId: (await call("POST /api/Message", { token, body: message })).body.id,
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
    // contest-files.test.ts and personal-data.test.ts read the archives, published-results.test.ts the results.
    const checkedPaths = readPaths.filter(
      ([path, { get }]) => !("application/zip" in get.responses[200].content) && path !== "/api/Result",
    );
    let checked = 0;
    for (const [path, { get }] of checkedPaths) {
      const parameters = path.startsWith("/api/Message/") ? { ...values, id: values.messageId ?? "" } : values;
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? roles[path] ?? "");
      const isPublic = get["x-roles"].includes("all");
      for (const options of isPublic ? [{ token }, {}] : [{ token }]) {
        const response = await call(`GET ${address}`, options);
        expect([address, response.status]).toEqual([address, 200]);
        const [media = ""] = Object.keys(get.responses[200].content);
        expect(response.headers.get("content-type")).toContain(media);
        expect([address, response.body.length]).not.toEqual([address, 0]);
        checked++;
      }
    }
    expect(checked).toBeGreaterThanOrEqual(checkedPaths.length);
  });

  it("has schemas that accept valid requests and refuse invalid ones", () => {
    const creation = validatorOf({ $ref: "#/components/schemas/TeamCreation" });
    expect(creation(teamPayload())).toEqual([]);
    expect(creation(teamPayload({ contestants: [] }))).not.toEqual([]);
    expect(creation(teamPayload({ name: undefined, countryId: "BG" })).length).toBe(2);
  });
});

describe("the reference page", () => {
  it("has a policy without inline scripts, and loads files only from this site", async () => {
    const page = await call("GET /api/docs");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    const { values } = partOf(page.body);
    const addresses = [...values("*", "src"), ...values("*", "href")].filter((address) => address.startsWith("/api"));
    expect(addresses.length).toBe(5);
    for (const address of addresses) {
      const response = await call(`GET ${address}`);
      expect([address, response.status]).toEqual([address, 200]);
    }
    expect(page.body).not.toMatch(/https?:\/\//);
    expect((await call("GET /api/docs/package.json")).status).toBe(404);
  });
});
