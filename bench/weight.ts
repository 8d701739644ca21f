import { gzipSync } from "node:zlib";
import { withPlainApp } from "@/bench/baselines";
import type { Part } from "@/bench/measure";
import { demoVisitorPaths } from "@/scripts/lib/demo-pages";

function scriptsOf(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const fetched = tags.filter(
    (tag) => !/\snomodule\b/i.test(tag) && (tag.startsWith("<script") || /as="script"/.test(tag)),
  );
  return [...new Set(fetched.flatMap((tag) => /\s(?:(?:data-)?src|href)="([^"?]+)/.exec(tag)?.[1] ?? []))];
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response;
}

/** Kilobytes of compressed JavaScript. */
async function weigh(baseUrl: string, path: string): Promise<number> {
  const scripts = scriptsOf(await (await get(baseUrl + path)).text());
  const sizes = scripts.map(async (file) => gzipSync(await (await get(baseUrl + file)).bytes()).byteLength / 1_000);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The heaviest page first. */
export const weight: Part = async ({ baseUrl }) => {
  const empty = await withPlainApp(baseUrl, (plainUrl) => weigh(plainUrl, "/"));
  const pages = demoVisitorPaths.map(async (path) => ({ path, size: await weigh(baseUrl, path) }));
  return (await Promise.all(pages))
    .sort((a, b) => b.size - a.size)
    .map(({ path, size }) => ({
      name: `first-load JavaScript of ${path} ÷ an empty page`,
      wanted: "at most 1.15",
      measured: `${(size / empty).toFixed(2)} (${size.toFixed(1)} and ${empty.toFixed(1)} kB)`,
    }));
};
