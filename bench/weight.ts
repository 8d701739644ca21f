import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Figure } from "@/bench/figure";
import { buildOnePageApp } from "@/bench/one-page-app";
import { type Part, tournamentWithPast } from "@/bench/part";
import { demoVisitorPaths } from "@/scripts/lib/demo-pages";
import type { TestSite } from "@/scripts/lib/test-site";

const maximumRatio = 1.15;

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

async function weightFigures({ baseUrl }: TestSite): Promise<Figure[]> {
  const get = async (address: string) => {
    const response = await fetch(baseUrl + address);
    if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
    return response;
  };
  const empty = await emptyPageWeight();
  const figures = demoVisitorPaths.map(async (address) => {
    const bytes = await weigh(await (await get(address)).text(), async (file) => (await get(file)).bytes());
    return {
      name: `first-load JavaScript of ${address} ÷ empty page`,
      target: { atMost: maximumRatio },
      measured: bytes / empty,
      detail: `${(bytes / 1000).toFixed(1)} and ${(empty / 1000).toFixed(1)} kB`,
    };
  });
  return (await Promise.all(figures)).sort((a, b) => b.measured - a.measured);
}

/** The heaviest first. */
export const weight: Part = { size: tournamentWithPast, measure: weightFigures };
