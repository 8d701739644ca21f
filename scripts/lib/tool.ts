import { existsSync } from "node:fs";
import { inCheckout } from "@/scripts/lib/checkout";
import { runProgram } from "@/scripts/lib/program";
import { step } from "@/scripts/lib/step";

/** Runs a program and waits for its end. Returns its standard output; throws what it wrote if it could not do its work. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output, stdout } = await runProgram(command, args, { env });
  if (code !== 0) throw new Error(`${command} ended with ${code}.\n${output}`);
  return stdout;
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
