import { spawn } from "node:child_process";
import { once } from "node:events";
import { buildPlainApp } from "@/bench/plain-app";
import { checkout } from "@/scripts/lib/checkout";
import { typeScript } from "@/scripts/lib/command";

/** Calls `work` with the address of a server that runs in its own process. */
async function withBaseline<T>(kind: "raw" | "plain", url: string, work: (baseUrl: string) => Promise<T>): Promise<T> {
  const env = { ...process.env, NODE_ENV: "production" as const };
  const args = typeScript("bench/baseline-server.ts", kind, url);
  const child = spawn(process.execPath, args, { cwd: checkout, env, stdio: ["ignore", "ignore", 2, "ipc"] });
  try {
    const [port] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (child.exitCode !== null) throw new Error(`The baseline server exited with ${child.exitCode}.`);
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
  }
}

/** The bytes that `url` responds with, by node:http. */
export const withRawServer = <T>(url: string, work: (baseUrl: string) => Promise<T>) => withBaseline("raw", url, work);

/** A Next application with an empty page, `/`, and one with the markup of `url`, `/markup`. */
export async function withPlainApp<T>(url: string, work: (baseUrl: string) => Promise<T>): Promise<T> {
  await buildPlainApp();
  return withBaseline("plain", url, work);
}
