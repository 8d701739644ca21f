import { expect, test } from "vitest";
import { readPage } from "@/e2e/support/html";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { baseUrl } from "@/e2e/support/site";
import { visitorPaths } from "@/lib/site/pages/public-pages";

interface Links {
  /** Paths of this site, with a page that links to them; pages that differ by their query are read once. */
  paths: Map<string, string>;
  /** Addresses with a fragment, with a page that links to them. */
  fragments: Map<string, string>;
}

/**
 * Follows every link of this site from the public pages of the current edition and that of `pastYear`. Returns the broken
 * links and all paths.
 */
async function crawl(pastYear: number): Promise<{ broken: string[]; followed: string[] }> {
  const links: Links = {
    paths: new Map(visitorPaths.map((path) => [path, "the list of public pages"])),
    fragments: new Map(),
  };
  const broken: string[] = [];
  const idsOf = new Map<string, Set<string>>();
  // The iteration includes entries that are added during it.
  for (const [path, from] of links.paths) {
    const { status, values } = await readPage(path);
    if (status !== 200) broken.push(`${path} on ${from} has the status ${status}`);
    idsOf.set(path, new Set(values("*", "id")));
    // A script has templates of links.
    if (path.endsWith(".js")) continue;
    for (const link of [...values("a, link", "href"), ...values("img, script", "src")]) {
      const url = new URL(link, baseUrl + path);
      if (url.origin !== baseUrl) continue;
      const target = url.pathname;
      const [, year] = /^\/(?:cards\/)?(\d{4})\b/.exec(target) ?? [];
      // Other tests insert past editions of their own.
      if (year && Number(year) !== pastYear) continue;
      if (!links.paths.has(target)) links.paths.set(target, path);
      if (url.hash) links.fragments.set(target + url.hash, path);
    }
  }
  for (const [link, from] of links.fragments) {
    const [path = "", id = ""] = link.split("#");
    if (!idsOf.get(path)?.has(decodeURIComponent(id))) broken.push(`${link} on ${from} leads nowhere`);
  }
  return { broken, followed: [...links.paths.keys()] };
}

test("every link, fragment, picture and file of every public page exists", async () => {
  const { year } = await insertPastEdition();
  const { broken, followed } = await crawl(year);
  expect(broken).toEqual([]);
  expect(followed).toContain(`/${year}/teams`);
});
