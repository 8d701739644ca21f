import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pageAccess, publicQueries } from "@/lib/site/pages/access";

/** The path of a page's file in app/, as in the access table. */
function keyOf(file: string): string {
  const parts = file.split("/").slice(1, -1);
  return `/${parts.filter((part) => !part.startsWith("(")).join("/")}`.replace(/\[(\w+)\]/g, "{$1}");
}

/** Whether a file, or one of ours that it imports, reads the query. */
function readsQuery(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  if (/\b(searchParams|useSearchParams)\b|\b(nextUrl|request\.url)\b/.test(text)) return true;
  const imported = [...text.matchAll(/from "@\/((?:app|components)\/[^"]+)"/g)].map(([, path]) => path);
  const files = imported
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`])
    .filter((path) => existsSync(path) && !/\/route\.ts$/.test(path));
  return files.some((importedFile) => readsQuery(importedFile, seen));
}

it("the table of queries lists every public page that reads its query, and no other", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => `app/${file}`)
    .filter((file) => /\/(page\.tsx|route\.ts)$/.test(file));
  const access: Record<string, unknown> = pageAccess;
  const publicFiles = files.filter((file) => access[keyOf(file)] === "all" && keyOf(file) !== "/logout");
  const reading = publicFiles.filter((file) => readsQuery(file)).map(keyOf);
  expect(publicFiles.length).toBeGreaterThan(20);
  expect(reading.sort()).toEqual(Object.keys(publicQueries).sort());
});
