import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type Page, readPage } from "@/e2e/support/html";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { baseUrl } from "@/e2e/support/site";
import { publicPages } from "@/lib/pages/public-pages";

const searchable = publicPages.map(({ path }) => path);
let paths: string[];
let pages: Map<string, Page>;

beforeAll(async () => {
  const { year } = await insertPastEdition();
  paths = [...searchable, ...searchable.map((path) => `/${year}${path === "/" ? "" : path}`)];
  pages = new Map(await Promise.all(paths.map(async (path) => [path, await readPage(path)] as const)));
});

const titleOf = ({ html }: Page) => /<title>([^<]*)/.exec(html)?.[1];
const absolute = (path: string) => new URL(path, baseUrl).href;

describe("what search engines and sharers see of a public page", () => {
  test("every page's title and description are its own", () => {
    for (const of of [titleOf, ({ meta }: Page) => meta("description")]) {
      const all = [...pages.values()].map(of);
      expect(all.every((text) => text !== undefined && text.length > 5)).toBe(true);
      expect(new Set(all).size).toBe(paths.length);
    }
  });

  test("every page names its one address and may be indexed", () => {
    for (const [path, { html, meta }] of pages) {
      const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      expect(absolute(canonical)).toBe(absolute(path));
      expect(meta("robots")).toBeUndefined();
    }
  });

  test("every page is shared with a picture of its own, 1200 by 630", async () => {
    const pictures = [...pages.values()].map(({ meta }) => meta("og:image") ?? "");
    expect(new Set(pictures).size).toBe(paths.length);
    for (const picture of [pictures[0], pictures.at(-1)]) {
      const response = await fetch(picture ?? "");
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(await sharp(await response.bytes()).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test("a card that no page has is not there", async () => {
    for (const file of ["login.png", "1999-teams.png", "teams.svg", "constructor.png"])
      expect((await fetch(`${baseUrl}/cards/${file}`)).status).toBe(404);
  });

  test("the home page and the schedule tell of the event, as data that nothing in it can break out of", () => {
    for (const path of ["/", "/schedule"]) {
      const [, json = ""] =
        /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(pages.get(path)?.html ?? "") ?? [];
      expect(JSON.parse(json)).toMatchObject({
        "@type": "Event",
        startDate: "2025-04-09",
        endDate: "2025-04-13",
        location: { name: "Shumen, Bulgaria" },
        url: `${baseUrl}/`,
      });
    }
  });
});

test("the sitemap lists every public page, past editions' as well, and nothing else", async () => {
  const { html } = await readPage("/sitemap.xml");
  const listed = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(listed).toEqual(expect.arrayContaining(paths.map(absolute)));
  expect(listed.every((url) => /^\/(\d{4}(\/|$))?/.test(new URL(url).pathname))).toBe(true);
  expect(listed).not.toContain(absolute("/login"));
});

test("robots are shown the sitemap and kept from the API and the pages of accounts alone", async () => {
  const { html } = await readPage("/robots.txt");
  expect(html).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  const closed = [...html.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? "");
  expect(closed).toEqual(expect.arrayContaining(["/api/", "/controlPanel", "/addTeam", "/account"]));
  expect(paths.filter((path) => closed.some((beginning) => path.startsWith(beginning)))).toEqual([]);
});

test("the login may be found by its one address; the logout and what does not exist may not", async () => {
  const { html, meta } = await readPage("/login?next=/listTeams");
  expect(meta("robots")).toBeUndefined();
  expect(html).toContain(`<link rel="canonical" href="${absolute("/login")}"`);
  for (const path of ["/logout", "/no/such/page"]) expect((await readPage(path)).meta("robots")).toMatch(/noindex/);
});

test("the manifest names the site and icons that are there", async () => {
  const manifest = await (await fetch(`${baseUrl}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ short_name: "IATI", start_url: "/" });
  for (const { src } of manifest.icons) expect((await fetch(baseUrl + src)).status).toBe(200);
});
