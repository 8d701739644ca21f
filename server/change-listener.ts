import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { log } from "@/lib/platform/log";

const reconnectDelayMs = 400;

/** Whether there is no pooler in between: a pooler reports a process id of its own, and drops LISTEN. */
async function isDirect(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid === (client as Client & { processID?: number }).processID;
}

/**
 * Calls `onChange` for every change of public data, and after connecting, because changes may have been missed before.
 * Returns a function that tells whether it is connected.
 */
export function listenForChanges(databaseUrl: string, onChange: () => void): () => boolean {
  let isListening = false;

  const listen = async () => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: "tournament page cache",
      connectionTimeoutMillis: 3_000,
      query_timeout: 4_000,
      keepAlive: true,
    });
    // Without a listener, an error would end the process. The connection emits "end" after it.
    client.on("notification", onChange).on("error", () => undefined);
    const ended = new Promise((resolve) => client.once("end", resolve));
    try {
      await client.connect();
      if (!(await isDirect(client)))
        throw new Error("set DATABASE_LISTEN_URL to an address without a connection pooler");
      await client.query("LISTEN public_data");
      onChange();
      isListening = true;
      log().info("receiving change notifications; the page cache is on");
      await ended;
      log().warn("lost the connection for change notifications; the page cache is off until it is restored");
    } finally {
      isListening = false;
      client.end().catch(() => undefined);
    }
  };

  const keepListening = async () => {
    for (let failures = 0; ; await sleep(reconnectDelayMs, undefined, { ref: false })) {
      try {
        await listen();
        failures = 0;
      } catch (error) {
        failures++;
        // The first attempt may time out only because the process is busy starting.
        if (failures === 2) log().warn({ err: error }, "cannot receive change notifications; the page cache is off");
      }
    }
  };
  void keepListening();
  return () => isListening;
}
