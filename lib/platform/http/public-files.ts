import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.join(process.cwd(), "public");

/** Paths in public/, e.g. "/flags/bg.png", when the process started. */
export const publicFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`),
);
