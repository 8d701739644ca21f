import { execa } from "execa";
import { checkout } from "@/scripts/lib/checkout";

/** Throws with the command's output if it fails. */
export const run = execa({ cwd: checkout, preferLocal: true, stdin: "ignore" });

/** The arguments of `node` that run a TypeScript file. */
export const typeScript = (file: string, ...args: string[]) => ["--import", "tsx", file, ...args];

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** Prints the name of the work, and how long it took or that it failed. */
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
 * Calls `stop` on a signal, and when the parent is gone: the shell of npm does not forward signals. `stop` may be called
 * several times.
 */
export function onStop(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1_000).unref();
}
