import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./lock.mjs";

/** The folder of package.json. */
export const checkout = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Ends the process with one sentence for the person. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  refuse(`This needs Node 20.19 or newer; you have ${process.versions.node}. Get one from https://nodejs.org.`);
}

function packagesOf(...names) {
  return JSON.parse(readFileSync(path.join(checkout, ...names), "utf8")).packages;
}

/** Whether node_modules holds what package-lock.json names; npm writes its own list there when it is done. */
function isInstalled() {
  let installed;
  try {
    installed = packagesOf("node_modules", ".package-lock.json");
  } catch {
    return false;
  }
  return Object.entries(packagesOf("package-lock.json")).every(([name, wanted]) => {
    if (name === "") return true;
    const found = installed[name];
    return found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional === true;
  });
}

function npm(...args) {
  // Under `npm run`, the npm that runs us.
  const runner = process.env.npm_execpath?.endsWith(".js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command, ...before] = runner;
  const options = ["--include=dev", "--ignore-scripts=false", "--no-audit", "--no-fund", "--loglevel=error"];
  const child = spawn(command, [...before, ...args, ...options], {
    cwd: checkout,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, errors }));
  });
}

async function installPackages() {
  let { code, errors } = await npm("ci");
  // A lock file made behind a registry without the other platforms' packages lacks them, and `npm ci` refuses it;
  // this takes the same versions and changes no file of ours.
  if (errors.includes("EUSAGE")) ({ code, errors } = await npm("install", "--no-save"));
  if (code !== 0) refuse(`The packages could not be installed. npm says:\n${errors.trim()}`);
}

/** Checks Node, and installs the packages if they are missing or not the ones that package-lock.json names. */
export async function install() {
  requireNode();
  await withLock(
    path.join(checkout, ".data", "install.lock"),
    "Waiting for another command of this checkout to install the packages",
    async () => {
      if (isInstalled()) return;
      const began = Date.now();
      console.log("Installing the packages; this takes a minute or so the first time");
      await installPackages();
      console.log(`Installed the packages (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    },
  );
}

/** Runs a TypeScript file in this process; `install` has to be done, for the loader is one of the packages. */
export async function runTypeScript(file) {
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: path.join(checkout, "tsconfig.json") });
  await import(new URL(`../${file}`, import.meta.url));
}
