import { spawn } from "node:child_process";
import { checkout } from "@/scripts/lib/checkout";

export interface Finished {
  code: number;
  /** Standard output and error as they came; empty if they were shown instead. */
  output: string;
}

/**
 * Runs a Node program in the checkout and waits for its end. `show` passes its output on to the terminal, otherwise it
 * is returned. `env` is added to this process's environment.
 */
export function runNode(
  args: string[],
  options: { env?: Record<string, string>; show?: boolean } = {},
): Promise<Finished> {
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", options.show ? "inherit" : "pipe", options.show ? "inherit" : "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const killWithUs = () => child.kill();
  process.once("exit", killWithUs);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", killWithUs);
      resolve({ code: code ?? 1, output });
    });
  });
}
