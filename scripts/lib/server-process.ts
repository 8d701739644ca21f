import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { programFolder } from "@/scripts/lib/build";
import { checkout } from "@/scripts/lib/checkout";

export interface ServerProcess {
  pid: number;
  logs(): string;
  exited: Promise<number>;
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Throws its output if it exits or is not healthy in time. With `show`, later output goes to the terminal. */
export async function startServer(
  env: Record<string, string> & { NEXT_DIST_DIR: string; PORT: string },
  options: { show?: boolean } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--enable-source-maps", `${programFolder(env.NEXT_DIST_DIR)}/server.mjs`], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let logs = "";
  let isReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      if (isReady && options.show) process.stdout.write(text);
      else logs += text;
    });
  }
  let code: number | undefined;
  const exited = new Promise<number>((resolve) => {
    child.once("close", (exitCode) => {
      code = exitCode ?? 1;
      resolve(code);
    });
  });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
    process.off("exit", killWithUs);
  };

  const url = `http://127.0.0.1:${env.PORT}`;
  for (const deadline = Date.now() + startTimeoutMs; !(await isHealthy(url)); await sleep(100)) {
    if (code !== undefined) throw new Error(`The server ended (${code}).\n${logs}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not answer within ${startTimeoutMs / 1000} s.\n${logs}`);
    }
  }
  isReady = true;
  return { pid: child.pid ?? 0, logs: () => logs, exited, stop };
}
