import { statSync } from "node:fs";
import path from "node:path";

/** An installation of packages and a build write these last. */
const files = ["node_modules/.package-lock.json", path.join(process.env.NEXT_DIST_DIR || ".next/app", "BUILD_ID")];

const modificationTimes = () =>
  files.map((file) => statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.mtimeMs).join();

const timesAtStart = modificationTimes();

/** Whether packages or the build were replaced since this process started, so that it cannot load its remaining files. */
export const areOwnFilesReplaced = (): boolean => modificationTimes() !== timesAtStart;
