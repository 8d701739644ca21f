import { editionPath } from "@/lib/edition/edition-path";
import { type Access, administrators } from "@/lib/platform/auth/roles";
import { matchesPath } from "@/lib/platform/http/paths";
import { accountPages } from "@/lib/site/pages/account-pages";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";
import { publicPages } from "@/lib/site/pages/public-pages";

const editionPages = publicPages.flatMap((page) => [
  { path: page.path, query: page.query },
  { path: editionPath("/{year}", page.path), query: page.query },
]);

const publicPaths = [
  ...editionPages.map(({ path }) => path),
  "/schedule.ics",
  "/{year}/schedule.ics",
  "/pictures/{file}",
  "/cards/{file}",
  "/heic/libheif.js",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
];

/** Who may open each page or file; any other path does not exist (specification, sections 2 and 6). */
export const pageAccess: Readonly<Record<string, Access>> = Object.fromEntries([
  ...publicPaths.map((path): [string, Access] => [path, "all"]),
  ...accountPages.map(({ path, access }): [string, Access] => [path, access]),
  ...controlPanelPages.map(({ path }): [string, Access] => [path, administrators]),
]);

/** The query parameters that each public page reads; the cache ignores all others. */
export const publicQueries: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...editionPages, ...accountPages].flatMap(({ path, query }) => (query ? [[path, query]] : [])),
);

const pageParameters = {
  "{year}": /^\d{4}$/,
  "{personId}": /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** Such as "/{year}/teams" for "/2024/teams"; null if there is no such page. */
export function pagePatternOf(path: string): string | null {
  return Object.keys(pageAccess).find((pattern) => matchesPath(pattern, path, pageParameters)) ?? null;
}

export function accessToPage(path: string): Access | null {
  const pattern = pagePatternOf(path);
  return pattern === null ? null : (pageAccess[pattern] ?? null);
}
