import { statSync } from "node:fs";
import path from "node:path";

/** An installation of packages and a build write these last. */
const files = ["node_modules/.package-lock.json", path.join(process.env.NEXT_DIST_DIR || ".next/app", "BUILD_ID")];

const modificationTimes = () =>
  files.map((file) => statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.mtimeMs).join();

const atStart = modificationTimes();

/** Whether packages or the build were replaced while this process runs, so that it cannot load the rest of its own. */
export const areOwnFilesReplaced = (): boolean => modificationTimes() !== atStart;
