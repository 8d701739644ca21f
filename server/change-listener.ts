import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { log } from "@/lib/platform/log";

const channel = "public_data";
const pingIntervalMs = 500;
/** How long a successful ping counts. */
const pingValidMs = 2_000;
/** How long an answer may take, counted while this process is able to receive it. */
const answerTimeoutMs = 4_000;
const timeoutStepMs = 100;
const reconnectDelayMs = 400;

/** Notifications of PostgreSQL about changes of public data, made through any instance of the site. */
export interface ChangeListener {
  /** Whether all notifications that were sent before this call have been received. */
  isCurrent(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Whether the connection reaches PostgreSQL itself: a pooler reports a process id of its own. */
async function isDirect(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid === (client as Client & { processID?: number }).processID;
}

/**
 * Rejects when `answer` takes too long. Time in which other work blocks this process counts as one step, because an answer
 * that has arrived is processed between two steps.
 */
async function withinRunningTime<T>(answer: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const timeout = async (): Promise<never> => {
    for (let waitedMs = 0; waitedMs < answerTimeoutMs; waitedMs += timeoutStepMs) {
      await sleep(timeoutStepMs, undefined, { ref: false, signal: answered.signal });
    }
    throw new Error("the database does not answer");
  };
  return Promise.race([answer, timeout()]).finally(() => answered.abort());
}

/**
 * Listens on its own connection, which it restores whenever it is lost. Calls `onChange` for each notification and
 * whenever some may have been missed.
 */
export function listenForChanges(databaseUrl: string, onChange: () => void): ChangeListener {
  let current: Client | undefined;
  let lastPingAt = 0;
  let isStopped = false;
  let pinging: Promise<boolean> | undefined;
  let checking: Promise<boolean> | undefined;

  const disconnect = (client: Client) => {
    if (current === client) {
      current = undefined;
      onChange();
      log().warn("lost the connection for change notifications; the page cache is off until it is restored");
    }
    client.end().catch(() => undefined);
  };

  const ping = async (client: Client): Promise<boolean> => {
    const startedAt = performance.now();
    try {
      await withinRunningTime(client.query("SELECT 1"));
      lastPingAt = startedAt;
      return current === client;
    } catch {
      disconnect(client);
      return false;
    }
  };
  const pingOnce = (client: Client) => {
    pinging ??= ping(client).finally(() => {
      pinging = undefined;
    });
    return pinging;
  };

  /** Waits for the rest of this turn of the event loop, so that notifications that have arrived are processed. */
  const check = async (): Promise<boolean> => {
    await setImmediate();
    checking = undefined;
    const isValid = performance.now() - lastPingAt < pingValidMs;
    return current !== undefined && (isValid || pingOnce(current));
  };

  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: "tournament page cache",
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    client.on("error", () => disconnect(client));
    client.on("end", () => disconnect(client));
    client.on("notification", onChange);
    try {
      await client.connect();
      if (!(await withinRunningTime(isDirect(client)))) {
        throw new Error("set DATABASE_LISTEN_URL to an address without a connection pooler");
      }
      const startedAt = performance.now();
      await withinRunningTime(client.query(`LISTEN ${channel}`));
      if (isStopped) throw new Error("stopped");
      current = client;
      lastPingAt = startedAt;
      onChange();
    } catch (error) {
      disconnect(client);
      throw error;
    }
  };

  const keepConnected = async () => {
    let failures = 0;
    while (!isStopped) {
      try {
        if (current) await pingOnce(current);
        else {
          await connect();
          log().info("receiving change notifications; the page cache is on");
          failures = 0;
        }
      } catch (error) {
        failures++;
        // The first attempt may time out only because the process is busy starting.
        if (failures === 2 && !isStopped)
          log().warn({ err: error }, "cannot receive change notifications; the page cache is off");
      }
      await sleep(current ? pingIntervalMs : reconnectDelayMs, undefined, { ref: false });
    }
  };
  const running = keepConnected();

  return {
    isCurrent() {
      checking ??= check();
      return checking;
    },
    async stop() {
      isStopped = true;
      if (current) disconnect(current);
      await running;
    },
  };
}
