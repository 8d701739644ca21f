import { statSync } from "node:fs";
import path from "node:path";

/** An installation of packages and a build write these last. */
const files = ["node_modules/.package-lock.json", path.join(process.env.NEXT_DIST_DIR || ".next/app", "BUILD_ID")];

const read = () =>
  files.map((file) => statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.mtimeMs).join();

const atStart = read();

/** Whether packages or the build are others than those that this process has loaded the first part of. */
export const areOwnFilesReplaced = (): boolean => read() !== atStart;
