import { readdirSync } from "node:fs";
import path from "node:path";

const folder = path.join(process.cwd(), "public");

/** The paths of the files in public/, such as "/flags/bg.png", as they were when the process started. */
export const publicFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")}`),
);
