// For the image, after a build: deletes the packages that nothing in production loads. Keeps those that Next's traces or the
// programs name, and what these depend on.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { programFolder } from "@/scripts/lib/build";

const distDir = process.env.NEXT_DIST_DIR || ".next/app";
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file));
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Such as "@prisma/client" of "@prisma/client/runtime/client". */
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

/** The paths of traced files behind "node_modules/". */
const traced = filesIn(distDir)
  .filter((file) => file.endsWith(".nft.json"))
  .flatMap((file): string[] => readJson(file).files)
  .flatMap((file) => /.*?(?:^|\/)node_modules\/(.*)/.exec(file)?.[1] ?? []);
/** What the bundled programs import or require, without relative paths and modules of Node. */
const imported = [...filesIn(programFolder(distDir)), ...filesIn("lib/identity")]
  .filter((file) => file.endsWith(".mjs"))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/(?:from |import |import\(|require\()"([^."][^"]*)"/g)])
  .flatMap(([, name = ""]) => (isBuiltin(name) ? [] : name));

/** The folder in which Node finds a package that the one in the folder `from` imports. */
function folderOf(name: string, from: string): string | undefined {
  const parent = from.includes("node_modules/") ? from.slice(0, from.lastIndexOf("node_modules/")) : "";
  const folder = path.join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  return from ? folderOf(name, parent.replace(/\/$/, "")) : undefined;
}

const keptFolders = new Set<string>();
function keep(folder: string): void {
  if (keptFolders.has(folder)) return;
  keptFolders.add(folder);
  // Optional ones, such as compilers for each system, count only where they are traced.
  for (const name of Object.keys(readJson(path.join(folder, "package.json")).dependencies ?? {})) {
    const found = folderOf(name, folder);
    if (found) keep(found);
  }
}

for (const name of new Set([...traced, ...imported].map(packageOf))) {
  const folder = path.join("node_modules", name);
  if (existsSync(path.join(folder, "package.json"))) keep(folder);
}
const visible = readdirSync("node_modules").filter((name) => !name.startsWith("."));
const names = visible.flatMap((name) =>
  name.startsWith("@") ? readdirSync(path.join("node_modules", name)).map((scoped) => `${name}/${scoped}`) : [name],
);
for (const name of names) {
  const folder = path.join("node_modules", name);
  if (!keptFolders.has(folder)) rmSync(folder, { recursive: true });
}
