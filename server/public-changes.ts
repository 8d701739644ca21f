import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { log } from "@/lib/log";

const channel = "public_data";
/** How often the connection is asked whether it still lives, and how long its last answer is believed. */
const pingEveryMs = 500;
const believedMs = 2_000;
/** Longer than any page takes to render: while one is, nobody reads what the database answered. */
const patienceMs = 4_000;
const retryAfterMs = 400;

/** Word of every change of what visitors may see, from PostgreSQL itself and so from every copy of the site. */
export interface PublicChanges {
  /**
   * Calls `then`, which throws nothing, once every change that was announced before has been passed on: with true, or
   * with false while changes may go unheard and nothing kept can be trusted.
   */
  whenHeard(then: (isCurrent: boolean) => void): void;
  stop(): Promise<void>;
}

/** PostgreSQL's own process number for a connection; a pooler in between makes up another. */
async function isDirect(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid === (client as Client & { processID?: number }).processID;
}

/**
 * Listens, on a connection of its own, for the changes that the database's triggers announce, and calls `onChange` for
 * each, as well as whenever some may have been missed. It tries for ever to get the connection back.
 */
export function listenForChanges(databaseUrl: string, onChange: () => void): PublicChanges {
  let current: Client | undefined;
  let heardAt = 0;
  let stopped = false;
  let pinging: Promise<boolean> | undefined;
  let asking: ((isCurrent: boolean) => void)[] = [];

  const drop = (client: Client) => {
    if (current === client) {
      current = undefined;
      onChange();
      log().warn("the connection that hears of changes was lost; pages are rendered for each request until it is back");
    }
    client.end().catch(() => undefined);
  };

  const ping = async (client: Client): Promise<boolean> => {
    const asked = performance.now();
    try {
      await client.query("SELECT 1");
      heardAt = asked;
      return current === client;
    } catch {
      drop(client);
      return false;
    }
  };
  const pingOnce = (client: Client) => {
    pinging ??= ping(client).finally(() => {
      pinging = undefined;
    });
    return pinging;
  };

  /** Once for all who asked in one turn of the event loop, when what had arrived on a connection of ours was read. */
  const tell = () => {
    const all = asking;
    asking = [];
    const isFresh = performance.now() - heardAt < believedMs;
    if (current && !isFresh) void pingOnce(current).then((isCurrent) => all.forEach((then) => void then(isCurrent)));
    else for (const then of all) then(current !== undefined);
  };

  const listen = async (): Promise<void> => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: "tournament page cache",
      connectionTimeoutMillis: 3_000,
      query_timeout: patienceMs,
      keepAlive: true,
    });
    client.on("error", () => drop(client));
    client.on("end", () => drop(client));
    client.on("notification", onChange);
    try {
      await client.connect();
      if (!(await isDirect(client))) {
        throw new Error("a connection pooler stands before the database; set DATABASE_LISTEN_URL to its own address");
      }
      const asked = performance.now();
      await client.query(`LISTEN ${channel}`);
      if (stopped) throw new Error("stopped");
      current = client;
      heardAt = asked;
      onChange();
    } catch (error) {
      drop(client);
      throw error;
    }
  };

  const keepListening = async () => {
    let complained = false;
    while (!stopped) {
      try {
        if (current) await pingOnce(current);
        else {
          await listen();
          log().info("hearing of changes; public pages are answered from memory");
          complained = false;
        }
      } catch (error) {
        if (!complained && !stopped)
          log().warn({ err: error }, "cannot hear of changes; pages are rendered for each request");
        complained = true;
      }
      await sleep(current ? pingEveryMs : retryAfterMs, undefined, { ref: false });
    }
  };
  const running = keepListening();

  return {
    // No promise: as many ask as are answered from memory, and one would take a tenth as long as such an answer.
    whenHeard(then) {
      if (asking.length === 0) setImmediate(tell);
      asking.push(then);
    },
    async stop() {
      stopped = true;
      if (current) drop(current);
      await running;
    },
  };
}
