import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { requestRaw } from "@/e2e/support/raw-http";
import { checkout, inCheckout } from "@/scripts/lib/checkout";
import { freePort } from "@/scripts/lib/postgres";

/** Something that answers at an address until it is stopped. */
export interface Served {
  url: string;
  pid: number;
  stop(): void;
}

async function startBaseline(kind: "bytes" | "teams" | "plain", source: string): Promise<Served> {
  const port = await freePort();
  const args = ["--import", "tsx", "bench/baseline-server.ts", kind, String(port), source];
  const env = { ...process.env, NODE_ENV: "production" as const };
  const child: ChildProcess = spawn(process.execPath, args, { cwd: checkout, env, stdio: ["ignore", 2, 2, "ipc"] });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The baseline ended (${code}).`)));
  });
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** node:http with the very answer that `url` gives to a client that takes Brotli. */
export async function serveSameBytes(name: string, url: string): Promise<Served> {
  const { headers, body } = await requestRaw(url, { headers: { "Accept-Encoding": "br" } });
  const own = Object.entries(headers).filter(([header]) => !/^(date|connection|keep-alive)$/.test(header));
  const file = path.join(inCheckout(".data", "bench"), `${name}.json`);
  writeFileSync(file, JSON.stringify({ headers: own.flat(), body: body.toString("base64") }));
  return startBaseline("bytes", file);
}

/** Next alone with the very markup that stands on the page at `url`. */
export async function servePlainPage(name: string, url: string): Promise<Served> {
  const html = await (await fetch(url)).text();
  const body = html.slice(html.indexOf(">", html.indexOf("<body")) + 1, html.indexOf("</body>"));
  const file = path.join(inCheckout(".data", "bench"), `${name}.html`);
  writeFileSync(file, body.replace(/<script\b[\s\S]*?<\/script>/g, ""));
  return startBaseline("plain", file);
}

/** A bare pg handler that makes the administrator's list of teams in one statement. */
export const serveTeams = (databaseUrl: string): Promise<Served> => startBaseline("teams", databaseUrl);
