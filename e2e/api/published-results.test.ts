import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ContestantGroup } from "@/e2e/support/factory";
import { partOf } from "@/e2e/support/html";
import { supportFor } from "@/e2e/support/support-for";
import type { UserRole } from "@/lib/generated/prisma/enums";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

// An isolated site, because all results of an edition have one state.
let site: TestSite;
let csv: typeof import("@/e2e/support/csv");
let http: typeof import("@/e2e/support/http");
let data: typeof import("@/e2e/support/site");
let admin: string;
let senior: ContestantGroup;

/** What nothing else on the site contains. */
const marks = ["73.1415", "zyzzyva"];

beforeAll(async () => {
  site = await startTestSite();
  ({ csv, http, data } = await supportFor(site));
  admin = (await http.signedIn("Administrator")).token;
  senior = await csv.startEdition(2142, 12);
  const [first, second, third] = senior.codes;
  const form = new FormData();
  form.set("file", new Blob([`code,zyzzyva,plain\n${first},73.1415,1\n${second},,2\n${third},8,`]), "results.csv");
  await http.call("POST /api/Result/import/Senior/1", { token: admin, raw: form });
  await http.call("PUT /api/Result/boundaries/Senior", {
    token: admin,
    body: { GOLD: 70, SILVER: null, BRONZE: null },
  });
});
afterAll(async () => {
  await data.disconnect();
  await site.stop();
});

const publish = async (state: string, more = {}) =>
  expect((await http.call("PUT /api/Result/state", { token: admin, body: { state, ...more } })).status).toBe(200);

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.baseUrl + path, { headers });
  return { status: response.status, text: await response.text() };
};

/** Every page and GET endpoint that a role may open, of the current edition where they are of one. */
async function addressesFor(role: UserRole | null): Promise<string[]> {
  const [{ pageAccess }, { allEndpoints }, { allows }] = await Promise.all([
    import("@/lib/site/pages/access"),
    import("@/lib/site/api/endpoints"),
    import("@/lib/platform/auth/roles"),
  ]);
  const reads = allEndpoints.flatMap(({ key, access }) =>
    key.startsWith("GET ") ? [[key.slice(4), access] as const] : [],
  );
  const [teamId, contestantId] = [senior.teams[0]?.id ?? "", senior.contestantIds[0] ?? ""];
  const { id: countryId } = await data.countryByCode("BG");
  const ids: Record<string, string> = { year: "2142", file: "results.png", countryId, id: teamId };
  const paths = [...Object.entries(pageAccess), ...reads].flatMap(([path, access]) =>
    allows(access, role) ? path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? contestantId) : [],
  );
  return [...paths, "/2142/results", "/results?q=a", "/api/Result?year=2142", "/cards/2142-results.png"];
}

describe("hidden results", () => {
  it("are in no page, client navigation, endpoint, sitemap or card, for visitors, registrators and guides", async () => {
    const readers: [role: UserRole | null, headers: Record<string, string>][] = [
      [null, {}],
      [null, { RSC: "1" }],
      ["TeamRegistrator", { Cookie: `session=${(await http.signedIn("TeamRegistrator", "BG")).token}` }],
      ["Guide", { Cookie: `session=${(await http.signedIn("Guide")).token}` }],
    ];
    const told: string[] = [];
    for (const [role, headers] of readers) {
      const addresses = await addressesFor(role);
      expect(addresses.length).toBeGreaterThan(30);
      const texts = await Promise.all(addresses.map(async (address) => (await read(address, headers)).text));
      told.push(...addresses.filter((_, i) => marks.some((mark) => texts[i]?.includes(mark))));
    }
    expect(told).toEqual([]);
  });

  it("are 404, and nothing links to them", async () => {
    for (const path of ["/results", "/2142/results", "/api/Result", "/api/Result?year=2142", "/cards/results.png"])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    for (const path of ["/", "/teams", "/sitemap.xml"]) expect((await read(path)).text).not.toContain("/results");
  });
});

it("a past edition's published results lead to the home page of an edition whose results are hidden", async () => {
  await data.query(`UPDATE "Edition" SET "resultsState" = 'FINAL' WHERE "year" = 2025`);
  const { text } = await read("/2025/results");
  const page = partOf(text);
  expect(page.first("main").links["Go to the current edition"]).toBe("/");
  expect(page.first("header").values("a", "href")).toContain("/2025/results");
  await data.query(`UPDATE "Edition" SET "resultsState" = 'HIDDEN' WHERE "year" = 2025`);
});

describe("published results", () => {
  const contestants = async () => {
    const { body } = await http.call("GET /api/Result?year=2142");
    return body.groups.find(({ group }: { group: string }) => group === "Senior").contestants;
  };

  it("are on their page, in the navigation, the sitemap and the API, with places and medals", async () => {
    await publish("PROVISIONAL");
    const { status, text } = await read("/results");
    expect([status, ...marks.map((mark) => text.includes(mark))]).toEqual([200, true, true]);
    expect(text).toContain("provisional");
    for (const path of ["/", "/teams", "/sitemap.xml"]) expect((await read(path)).text).toContain("/results");
    const { headers, body } = await http.call("GET /api/Result");
    expect(headers.get("cache-control")).toMatch(/^public/);
    expect([body.year, body.state]).toEqual([2142, "PROVISIONAL"]);
    const { publishedResults } = await import("@/lib/result/schema");
    expect(publishedResults.parse(body)).toEqual(body);
    expect(
      (await contestants()).map(({ place, scores, total, award }: Record<string, unknown>) => [
        place,
        scores,
        total,
        award,
      ]),
    ).toEqual([
      [1, [73.1415, 1], 74.1415, "GOLD"],
      [2, [8, null], 8, null],
      [3, [null, 2], 2, null],
    ]);
    expect((await fetch(`${site.baseUrl}/cards/results.png`)).status).toBe(200);
  });

  it("list unofficial contestants without a place, and leave out those who are disqualified", async () => {
    const [first, , third] = senior.contestantIds;
    const body = { honourableMention: false, disqualification: "A secret reason" };
    await http.call(`PUT /api/Result/contestants/${first}`, { token: admin, body });
    await data.query(
      'UPDATE "Team" SET "isOfficial" = false WHERE "id" = (SELECT "teamId" FROM "Contestant" WHERE "id" = $1)',
      [third],
    );
    const listed = await contestants();
    expect(listed.map(({ total }: { total: number }) => total)).toEqual([8, 2]);
    expect(listed.every(({ place, isOfficial }: Record<string, unknown>) => (place === null) === !isOfficial)).toBe(
      true,
    );
    expect((await read("/results")).text).not.toContain("A secret reason");
  });

  it("say that they are final once they are, and disappear when they are hidden again", async () => {
    await publish("FINAL");
    const page = await read("/results");
    expect([page.text.includes("provisional"), page.text.includes("The final results.")]).toEqual([false, true]);
    await publish("HIDDEN", { reason: "A wrong file" });
    for (const path of ["/results", "/api/Result", "/cards/results.png"]) expect((await read(path)).status).toBe(404);
    expect((await read("/")).text).not.toContain('href="/results"');
  });
});
