import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { inCheckout } from "@/scripts/lib/checkout";
import { step } from "@/scripts/lib/step";

/** Runs a program and waits for its end. Returns its standard output; throws what it wrote if it could not do its work. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let complaint = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const killWithUs = () => child.kill();
  process.once("exit", killWithUs);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", killWithUs);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${code}.\n${complaint || output}`));
    });
  });
}

/**
 * The folder of an npm package that is too large to be among this checkout's own; fetched once into .data/tools, its
 * install scripts not run.
 */
export async function toolFolder(name: string, version: string): Promise<string> {
  const home = inCheckout(".data", "tools", `${name}-${version}`);
  const folder = `${home}/node_modules/${name}`;
  if (!existsSync(`${folder}/package.json`)) {
    const args = [
      "install",
      "--prefix",
      home,
      "--ignore-scripts",
      "--no-save",
      "--no-package-lock",
      `${name}@${version}`,
    ];
    await step(`Fetching ${name} ${version}`, () => run("npm", args));
  }
  return folder;
}
