// Installs the packages and generates the Prisma client where they are missing or out of date. Plain JavaScript, because
// it runs before packages are installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withLock } from "./lib/lock.mjs";

function fail(message) {
  console.error(message);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`This needs Node 20.19 or newer; you have ${process.versions.node}. Get one from https://nodejs.org.`);
}

function run(command, args) {
  const { error, status, stderr } = spawnSync(command, args, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  return { isDone: status === 0, errors: error?.message ?? stderr };
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}

/** Whether node_modules has what package-lock.json names: npm writes a list there when it is done. */
function isInstalled() {
  if (!existsSync("node_modules/.package-lock.json")) return false;
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json")).every(([name, wanted]) => {
    if (name === "") return true;
    const found = installed[name];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional === true;
  });
}

function npm(...args) {
  const options = ["--include=dev", "--ignore-scripts=false", "--no-audit", "--no-fund", "--loglevel=error"];
  // Inside `npm run`, the npm that runs this need not be on the PATH.
  const script = process.env.npm_execpath;
  return script ? run(process.execPath, [script, ...args, ...options]) : run("npm", [...args, ...options]);
}

function installPackages() {
  if (isInstalled()) return;
  console.log("Installing the packages (about a minute)");
  let result = npm("ci");
  // `npm ci` refuses a lock file without other platforms' packages, as some registries produce it; `install` does not.
  if (result.errors.includes("EUSAGE")) result = npm("install", "--no-save");
  if (!result.isDone) fail(`The packages could not be installed. npm says:\n${result.errors.trim()}`);
}

function generateClient() {
  const hashFile = "node_modules/.prisma-client-hash";
  const hash = createHash("sha256");
  for (const file of ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"]) hash.update(readFileSync(file));
  const wanted = hash.digest("hex");
  const isGenerated = existsSync("lib/generated/prisma/client.ts") && existsSync(hashFile);
  if (isGenerated && readFileSync(hashFile, "utf8") === wanted) return;
  const { isDone, errors } = run(process.execPath, ["node_modules/prisma/build/index.js", "generate"]);
  if (!isDone) fail(`The Prisma client could not be generated. Prisma says:\n${errors.trim()}`);
  writeFileSync(hashFile, wanted);
}

process.chdir(path.resolve(import.meta.dirname, ".."));
requireNode();
await withLock(".data/setup.lock", "Waiting for another command to install the packages", () => {
  installPackages();
  generateClient();
});
