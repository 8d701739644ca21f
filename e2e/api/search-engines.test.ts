import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type Page, readPage } from "@/e2e/support/html";
import { signedIn } from "@/e2e/support/http";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { baseUrl } from "@/e2e/support/site";
import { shownPages } from "@/lib/site/pages/public-pages";

const searchable = shownPages("HIDDEN").map(({ path }) => path);
let paths: string[];
let pages: Map<string, Page>;

beforeAll(async () => {
  const { year } = await insertPastEdition();
  paths = [...searchable, ...searchable.map((path) => `/${year}${path === "/" ? "" : path}`)];
  pages = new Map();
  // One after another, because a busy server refuses some of many requests at once.
  for (const path of paths) pages.set(path, await readPage(path));
});

const canonical = "link[rel=canonical]";
const absolute = (path: string) => new URL(path, baseUrl).href;

describe("metadata of public pages", () => {
  test("every page has a unique title and description", () => {
    for (const textOf of [({ title }: Page) => title, ({ meta }: Page) => meta("description")]) {
      const all = [...pages.values()].map(textOf);
      expect(all.every((text) => text !== undefined && text.length > 5)).toBe(true);
      expect(new Set(all).size).toBe(paths.length);
    }
  });

  test("every page has a canonical address and may be indexed", () => {
    for (const [path, { first, meta }] of pages) {
      expect(absolute(first(canonical).attribute("href") ?? "")).toBe(absolute(path));
      expect(meta("robots")).toBeUndefined();
    }
  });

  test("every page has its own share card of 1200×630", async () => {
    const pictures = [...pages.values()].map(({ meta }) => meta("og:image") ?? "");
    expect(new Set(pictures).size).toBe(paths.length);
    for (const picture of [pictures[0], pictures.at(-1)]) {
      const response = await fetch(picture ?? "");
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(await sharp(await response.bytes()).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test("the list of a country's teams has its own title, shared address and card, but the canonical address of all teams", async () => {
    const { title, meta, first } = await readPage("/teams?country=bg");
    expect(title).toContain("Bulgaria · Teams");
    expect(meta("og:url")).toBe(absolute("/teams?country=BG"));
    expect(meta("og:image")).toBe(absolute("/cards/teams-bg.png"));
    expect((await fetch(absolute("/cards/teams-bg.png"))).headers.get("content-type")).toBe("image/png");
    expect(absolute(first(canonical).attribute("href") ?? "")).toBe(absolute("/teams"));
    expect((await readPage("/teams?country=zz")).title).toBe(pages.get("/teams")?.title);
  });

  test("an unknown card is 404", async () => {
    for (const file of [
      "login.png",
      "1999-teams.png",
      "teams.svg",
      "constructor.png",
      "teams-zz.png",
      "teams-bgr1.png",
    ])
      expect((await fetch(`${baseUrl}/cards/${file}`)).status).toBe(404);
  });

  test("the home page and the schedule have structured data of the event, safely escaped", () => {
    for (const path of ["/", "/schedule"]) {
      const data = pages.get(path)?.first('script[type="application/ld+json"]').raw ?? "";
      expect(data).not.toContain("<");
      expect(JSON.parse(data)).toMatchObject({
        "@type": "Event",
        startDate: "2025-04-09",
        endDate: "2025-04-13",
        location: { name: "Shumen, Bulgaria" },
        url: `${baseUrl}/`,
      });
    }
  });
});

test("the sitemap lists exactly the public pages, including past editions, but no empty page of a document", async () => {
  const listed = (await readPage("/sitemap.xml")).texts("loc");
  const empty = paths.filter((path) => /^\/\d{4}\/information\/(invitation|materials)$/.test(path));
  expect(empty).toHaveLength(2);
  expect(listed.filter((url) => empty.map(absolute).includes(url))).toEqual([]);
  expect(listed).toEqual(expect.arrayContaining(paths.filter((path) => !empty.includes(path)).map(absolute)));
  const ofAnyYear = listed.map((url) => new URL(url).pathname.replace(/^\/\d{4}(?=\/|$)/, "") || "/");
  expect([...new Set(ofAnyYear)].sort()).toEqual([...searchable].sort());
  expect(listed).not.toContain(absolute("/login"));
});

test("robots.txt names the sitemap and disallows only the API and pages that need a login", async () => {
  const { html } = await readPage("/robots.txt");
  expect(html).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  const disallowed = [...html.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? "");
  expect(disallowed).toEqual(expect.arrayContaining(["/api/", "/controlPanel", "/addTeam", "/account"]));
  expect(paths.filter((path) => disallowed.some((beginning) => path.startsWith(beginning)))).toEqual([]);
});

test("the login page may be indexed; the logout page, pages of a role and unknown pages may not", async () => {
  const { first, meta } = await readPage("/login?next=/listTeams");
  expect(meta("robots")).toBeUndefined();
  expect(first(canonical).attribute("href")).toBe(absolute("/login"));
  const { token } = await signedIn("Administrator");
  for (const path of ["/logout", "/account", "/controlPanel/guides", "/no/such/page"])
    expect((await readPage(path, { token })).meta("robots"), path).toMatch(/noindex/);
});

test("the manifest has the site's name and existing icons", async () => {
  const manifest = await (await fetch(`${baseUrl}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ short_name: "IATI", start_url: "/" });
  for (const { src } of manifest.icons) expect((await fetch(baseUrl + src)).status).toBe(200);
});
