import { execa } from "execa";
import { checkout } from "@/scripts/lib/checkout";

/** execa in the root folder with `node_modules/.bin` on the PATH. Throws with the command's output if it fails. */
export const run = execa({ cwd: checkout, preferLocal: true, stdin: "ignore" });

/** The arguments with which Node runs a TypeScript file of this project. */
export const typeScript = (file: string, ...args: string[]) => ["--import", "tsx", file, ...args];

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** Runs one step of a command and prints its name and duration. Throws what `work` throws. */
export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const start = Date.now();
  process.stdout.write(`  ${name} ... `);
  try {
    const result = await work();
    process.stdout.write(`${secondsSince(start)}\n`);
    return result;
  } catch (error) {
    process.stdout.write("failed\n");
    throw error;
  }
}

/**
 * Calls `stop` on Ctrl-C, on a signal, and when the parent process is gone, since the shell that npm starts does not
 * forward signals. It may be called more than once.
 */
export function onStop(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1_000).unref();
}
