import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { apiAccess, pageAccess } from "@/lib/auth/access";
import { publicQueries } from "@/server/cache/public-queries";

/** What the access table calls the page or the endpoint's reading that a file of app/ answers for. */
function keyOf(file: string): string {
  const parts = file.split("/").slice(1, -1);
  const path = `/${parts.filter((part) => !part.startsWith("(")).join("/")}`.replace(/\[(\w+)\]/g, "{$1}");
  return path.startsWith("/api/") ? `GET ${path}` : path;
}

/** Whether a file, or one of ours that it is made of, asks for the query; endpoints that it documents do so for themselves. */
function readsQuery(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  if (/\b(searchParams|useSearchParams)\b|\bquery: \w|\b(nextUrl|request\.url)\b/.test(text)) return true;
  const imported = [...text.matchAll(/from "@\/((?:app|components)\/[^"]+)"/g)].map(([, path]) => path);
  const files = imported
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`])
    .filter((path) => existsSync(path) && !/\/route\.ts$/.test(path));
  return files.some((one) => readsQuery(one, seen));
}

it("every page and endpoint for everybody that reads its query is listed, and no other", () => {
  const ofOneVisitor = /^(\/logout|GET \/api\/auth\/.*)$/;
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((file) => `app/${file}`)
    .filter((file) => /\/(page\.tsx|route\.ts)$/.test(file));
  const access: Record<string, unknown> = { ...pageAccess, ...apiAccess };
  const everybodys = files.filter((file) => access[keyOf(file)] === "all" && !ofOneVisitor.test(keyOf(file)));
  const reading = everybodys.filter((file) => readsQuery(file)).map(keyOf);
  expect(everybodys.length).toBeGreaterThan(25);
  expect(reading.sort()).toEqual(Object.keys(publicQueries).sort());
});
