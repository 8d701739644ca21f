import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import getPort from "get-port";
import { requestRaw } from "@/e2e/support/raw-http";
import { checkout, inCheckout } from "@/scripts/lib/checkout";
import { typeScript } from "@/scripts/lib/command";

export interface Baseline {
  url: string;
  stop(): void;
}

async function startBaseline(kind: "bytes" | "plain", source: string): Promise<Baseline> {
  const port = await getPort({ host: "127.0.0.1" });
  const args = typeScript("bench/baseline-server.ts", kind, String(port), source);
  const env = { ...process.env, NODE_ENV: "production" as const };
  const child: ChildProcess = spawn(process.execPath, args, { cwd: checkout, env, stdio: ["ignore", 2, 2, "ipc"] });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The baseline server exited with ${code}.`)));
  });
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

export async function serveSameBytes(name: string, url: string): Promise<Baseline> {
  const { headers, body } = await requestRaw(url, { headers: { "Accept-Encoding": "br" } });
  const own = Object.entries(headers).filter(([header]) => !/^(date|connection|keep-alive)$/.test(header));
  const file = path.join(inCheckout(".data", "bench"), `${name}.json`);
  writeFileSync(file, JSON.stringify({ headers: own.flat(), body: body.toString("base64") }));
  return startBaseline("bytes", file);
}

export async function servePlainPage(name: string, url: string): Promise<Baseline> {
  const html = await (await fetch(url)).text();
  const body = html.slice(html.indexOf(">", html.indexOf("<body")) + 1, html.indexOf("</body>"));
  const file = path.join(inCheckout(".data", "bench"), `${name}.html`);
  writeFileSync(file, body.replace(/<script\b[\s\S]*?<\/script>/g, ""));
  return startBaseline("plain", file);
}
