import { setTimeout as sleep } from "node:timers/promises";
import { programFolder } from "@/scripts/lib/build";
import { run } from "@/scripts/lib/command";

export interface ServerProcess {
  pid: number;
  logs(): string;
  exited: Promise<number>;
  stop(): Promise<void>;
}

const startTimeoutMs = 180_000;

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Throws the server's output if it exits or is not healthy in time. With `show`, later output goes to the terminal. */
export async function startServer(
  env: Record<string, string> & { NEXT_DIST_DIR: string; PORT: string },
  options: { show?: boolean } = {},
): Promise<ServerProcess> {
  const child = run("node", ["--enable-source-maps", `${programFolder(env.NEXT_DIST_DIR)}/server.mjs`], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env },
    ipc: true,
    all: true,
    buffer: false,
    // Sent to the server when this process ends.
    killSignal: "SIGKILL",
    reject: false,
  });
  let logs = "";
  let isReady = false;
  child.all.setEncoding("utf8").on("data", (text: string) => {
    if (isReady && options.show) process.stdout.write(text);
    else logs += text;
  });
  const exited = child.then(({ exitCode }) => exitCode ?? 1);
  const stop = async () => {
    // Quicker than SIGTERM, after which the server waits for load balancers.
    if (child.connected) child.disconnect();
    await exited;
  };

  const url = `http://127.0.0.1:${env.PORT}`;
  for (const deadline = Date.now() + startTimeoutMs; !(await isHealthy(url)); await sleep(100)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended (${await exited}).\n${logs}`);
    if (Date.now() > deadline) {
      child.kill("SIGKILL");
      await exited;
      throw new Error(`The server did not answer within ${startTimeoutMs / 1000} s.\n${logs}`);
    }
  }
  isReady = true;
  return { pid: child.pid ?? 0, logs: () => logs, exited, stop };
}
