import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildOnePageApp } from "@/bench/one-page-app";
import { demoVisitorPaths } from "@/scripts/lib/demo-pages";

/** The compressed first-load JavaScript of a page, and its ratio to that of an empty page. */
export interface PageWeight {
  path: string;
  bytes: number;
  ratio: number;
}

/** The highest acceptable ratio. */
export const maximumRatio = 1.15;

/** The script files that a browser with module support loads with the page. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const fetched = tags.filter(
    (tag) => !/\snomodule\b/i.test(tag) && (tag.startsWith("<script") || /as="script"/.test(tag)),
  );
  return [...new Set(fetched.flatMap((tag) => /\s(?:(?:data-)?src|href)="([^"?]+)/.exec(tag)?.[1] ?? []))];
}

async function weigh(html: string, read: (file: string) => Promise<Uint8Array>): Promise<number> {
  const sizes = await Promise.all(scriptsOf(html).map(async (file) => gzipSync(await read(file)).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function emptyPageWeight(): Promise<number> {
  const built = path.join(await buildOnePageApp("empty"), ".next");
  const html = readFileSync(path.join(built, "server/app/index.html"), "utf8");
  return weigh(html, async (file) => readFileSync(path.join(built, file.replace("/_next/", ""))));
}

/** Weighs every public page of the site at `baseUrl`, heaviest first. Throws if a page or a file cannot be read. */
export async function measureWeight(baseUrl: string): Promise<PageWeight[]> {
  const get = async (address: string) => {
    const response = await fetch(baseUrl + address);
    if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
    return response;
  };
  const empty = await emptyPageWeight();
  const weights = demoVisitorPaths.map(async (address) => {
    const html = await (await get(address)).text();
    const bytes = await weigh(html, async (file) => (await get(file)).bytes());
    return { path: address, bytes, ratio: bytes / empty };
  });
  return [{ path: "an empty page", bytes: empty, ratio: 1 }, ...(await Promise.all(weights))].sort(
    (a, b) => b.ratio - a.ratio,
  );
}
