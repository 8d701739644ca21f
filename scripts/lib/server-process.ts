import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { checkout } from "@/scripts/lib/checkout";

/** A server of the site in a process of its own. */
export interface ServerProcess {
  /** The process's number. */
  pid: number;
  /** What it wrote so far. */
  logs(): string;
  /** Its exit code, once it has ended. */
  exited: Promise<number>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

const patienceMs = 60_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts server/main.ts with `env` and returns when it answers. Throws what it wrote if it ends or never answers. With
 * `show`, what it writes from then on goes to the terminal instead of `logs`.
 */
export async function startServer(
  env: Record<string, string>,
  options: { show?: boolean } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
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
  for (const deadline = Date.now() + patienceMs; !(await answers(url)); await sleep(100)) {
    if (code !== undefined) throw new Error(`The server ended (${code}).\n${logs}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not answer within ${patienceMs / 1000} s.\n${logs}`);
    }
  }
  isReady = true;
  return { pid: child.pid ?? 0, logs: () => logs, exited, stop };
}
