import { existsSync } from "node:fs";
import { inCheckout } from "@/scripts/lib/checkout";
import { run, step } from "@/scripts/lib/command";

/** For packages that are too large for package.json; downloads once. Returns the folder. */
export async function downloadTool(name: string, version: string): Promise<string> {
  const prefix = inCheckout(".data", "tools", `${name}-${version}`);
  const folder = `${prefix}/node_modules/${name}`;
  if (!existsSync(`${folder}/package.json`)) {
    const options = ["--prefix", prefix, "--ignore-scripts", "--no-save", "--no-package-lock"];
    await step(`Downloading ${name} ${version}`, () => run("npm", ["install", ...options, `${name}@${version}`]));
  }
  return folder;
}
