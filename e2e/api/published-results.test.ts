import { beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { type ContestantGroup, startEdition } from "@/e2e/support/factory";
import { partOf } from "@/e2e/support/html";
import { call, signedIn } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { baseUrl, countryByCode, query } from "@/e2e/support/site";
import type { UserRole } from "@/lib/generated/prisma/enums";
import { allows } from "@/lib/platform/auth/roles";
import { publishedResults } from "@/lib/result/schema";
import { allEndpoints } from "@/lib/site/api/endpoints";
import { pageAccess } from "@/lib/site/pages/access";

// A site of its own, because all results of an edition have one state.
ownSite();
let token: string;
let senior: ContestantGroup;

const send = (endpoint: string, body: object) => call(endpoint, { token, body });

/** The points and the task by which a test recognises these results: nothing else on the site contains them. */
const marks = ["73.1415", "zyzzyva"];

beforeAll(async () => {
  token = (await signedIn("Administrator")).token;
  senior = await startEdition(2143, 12);
  const [first, second, third] = senior.codes;
  const raw = fileForm(`code,zyzzyva,plain\n${first},73.1415,1\n${second},,2\n${third},8,`);
  expect((await call("POST /api/Result/import/Senior/1", { token, raw })).status).toBe(200);
  await send("PUT /api/Result/boundaries/Senior", { GOLD: 70, SILVER: null, BRONZE: null });
});

const setState = async (state: string, fields = {}) =>
  expect((await send("PUT /api/Result/state", { state, ...fields })).status).toBe(200);

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(baseUrl + path, { headers });
  return { status: response.status, text: await response.text() };
};

/** Every page and GET endpoint that a role may open, with ids of the current edition. */
async function addressesFor(role: UserRole | null): Promise<string[]> {
  const reads = allEndpoints.flatMap(({ key, access }) =>
    key.startsWith("GET ") ? [[key.slice("GET ".length), access] as const] : [],
  );
  const teamId = senior.teams[0]?.id ?? "";
  const contestantId = senior.contestantIds[0] ?? "";
  const { id: countryId } = await countryByCode("BG");
  const ids: Record<string, string> = { year: "2143", file: "results.png", countryId, id: teamId };
  const paths = [...Object.entries(pageAccess), ...reads].flatMap(([path, access]) =>
    allows(access, role) ? path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? contestantId) : [],
  );
  return [...paths, "/2143/results", "/results?q=a", "/api/Result?year=2143", "/cards/2143-results.png"];
}

describe("hidden results", () => {
  it("are in no page, client navigation, endpoint, sitemap or card, for visitors, registrators and guides", async () => {
    const readers: [role: UserRole | null, headers: Record<string, string>][] = [
      [null, {}],
      [null, { RSC: "1" }],
      ["TeamRegistrator", { Cookie: `session=${(await signedIn("TeamRegistrator", "BG")).token}` }],
      ["Guide", { Cookie: `session=${(await signedIn("Guide")).token}` }],
    ];
    const revealing: string[] = [];
    for (const [role, headers] of readers) {
      const addresses = await addressesFor(role);
      expect(addresses.length).toBeGreaterThan(30);
      const texts = await Promise.all(addresses.map(async (address) => (await read(address, headers)).text));
      revealing.push(...addresses.filter((_, i) => marks.some((mark) => texts[i]?.includes(mark))));
    }
    expect(revealing).toEqual([]);
  });

  it("are 404, and nothing links to them", async () => {
    const [code = ""] = senior.codes;
    const cards = [
      "/cards/results.png",
      "/cards/results-bg.png",
      `/cards/results-${code.toLowerCase()}.png`,
      `/results?contestant=${code}`,
    ];
    for (const path of ["/results", "/2143/results", "/api/Result", "/api/Result?year=2143", ...cards])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    for (const path of ["/", "/teams", "/sitemap.xml"]) expect((await read(path)).text).not.toContain("/results");
  });
});

it("a past edition's published results lead to the home page of an edition whose results are hidden", async () => {
  await query(`UPDATE "Edition" SET "resultsState" = 'FINAL' WHERE "year" = 2025`);
  const { text } = await read("/2025/results");
  const page = partOf(text);
  expect(page.first("main").links["Go to the current edition"]).toBe("/");
  expect(page.first("header").values("a", "href")).toContain("/2025/results");
  await query(`UPDATE "Edition" SET "resultsState" = 'HIDDEN' WHERE "year" = 2025`);
});

describe("published results", () => {
  const contestants = async () => {
    const { body } = await call("GET /api/Result?year=2143");
    return body.groups.find(({ group }: { group: string }) => group === "Senior").contestants;
  };

  it("are on their page, in the navigation, the sitemap and the API, with places and medals", async () => {
    await setState("PROVISIONAL");
    const { status, text } = await read("/results");
    expect([status, ...marks.map((mark) => text.includes(mark))]).toEqual([200, true, true]);
    expect(text).toContain("provisional");
    for (const path of ["/", "/teams", "/sitemap.xml"]) expect((await read(path)).text).toContain("/results");
    const { headers, body } = await call("GET /api/Result");
    expect(headers.get("cache-control")).toMatch(/^public/);
    expect([body.year, body.state]).toEqual([2143, "PROVISIONAL"]);
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
    expect((await fetch(`${baseUrl}/cards/results.png`)).status).toBe(200);
  });

  it("list unofficial contestants without a place, and leave out those who are disqualified", async () => {
    const [first, , third] = senior.contestantIds;
    const body = { honourableMention: false, disqualification: "A secret reason" };
    await send(`PUT /api/Result/contestants/${first}`, body);
    await query(
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
    await setState("FINAL");
    const page = await read("/results");
    expect([page.text.includes("provisional"), page.text.includes("The final results.")]).toEqual([false, true]);
    await setState("HIDDEN", { reason: "A wrong file" });
    for (const path of ["/results", "/api/Result", "/cards/results.png"]) expect((await read(path)).status).toBe(404);
    expect(partOf((await read("/")).text).values("a", "href")).not.toContain("/results");
  });
});
