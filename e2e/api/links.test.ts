import { expect, test } from "vitest";
import { readPage } from "@/e2e/support/html";
import { baseUrl } from "@/e2e/support/site";
import { visitorPaths } from "@/lib/pages/public-pages";

interface Links {
  /** Addresses of this site without their fragment, with a page that links to them. */
  addresses: Map<string, string>;
  /** Addresses with a fragment, with a page that links to them. */
  fragments: Map<string, string>;
}

/** Follows every link of this site from the public pages. Returns the broken ones and how many were checked. */
async function crawl(): Promise<{ broken: string[]; followed: number }> {
  const links: Links = {
    addresses: new Map(visitorPaths.map((path) => [path, "the access table"])),
    fragments: new Map(),
  };
  const broken: string[] = [];
  const idsOf = new Map<string, Set<string>>();
  // The iteration includes entries that are added during it.
  for (const [address, from] of links.addresses) {
    const { status, values, ids } = await readPage(address);
    if (status !== 200) broken.push(`${address} on ${from} answers ${status}`);
    idsOf.set(address, ids);
    const named = [
      ...values("a", "href"),
      ...values("link", "href"),
      ...values("img", "src"),
      ...values("script", "src"),
    ];
    for (const link of named) {
      const url = new URL(link, baseUrl + address);
      if (url.origin !== baseUrl) continue;
      const target = url.pathname + url.search;
      if (!links.addresses.has(target)) links.addresses.set(target, address);
      if (url.hash) links.fragments.set(target + url.hash, address);
    }
  }
  for (const [link, from] of links.fragments) {
    const [address = "", id = ""] = link.split("#");
    if (!idsOf.get(address)?.has(decodeURIComponent(id))) broken.push(`${link} on ${from} leads nowhere`);
  }
  return { broken, followed: links.addresses.size };
}

test("every link, fragment, picture and file of every public page exists", async () => {
  const { broken, followed } = await crawl();
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(visitorPaths.length);
});
