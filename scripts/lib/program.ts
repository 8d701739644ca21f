import { spawn } from "node:child_process";
import { checkout } from "@/scripts/lib/checkout";

export interface Finished {
  code: number;
  /** Standard output and error as they came; empty if they were shown instead. */
  output: string;
  /** Standard output alone. */
  stdout: string;
}

/**
 * Runs a program in the checkout and waits for its end. `show` passes its output on to the terminal, otherwise it is
 * returned. `env` is added to this process's environment.
 */
export function runProgram(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; show?: boolean } = {},
): Promise<Finished> {
  const outlet = options.show ? "inherit" : "pipe";
  const child = spawn(command, args, {
    cwd: checkout,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", outlet, outlet],
  });
  let output = "";
  let stdout = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (stream === child.stdout) stdout += text;
    });
  }
  const killWithUs = () => child.kill();
  process.once("exit", killWithUs);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", killWithUs);
      resolve({ code: code ?? 1, output, stdout });
    });
  });
}

/** Runs a Node program likewise. */
export const runNode = (args: string[], options?: Parameters<typeof runProgram>[2]): Promise<Finished> =>
  runProgram(process.execPath, args, options);
