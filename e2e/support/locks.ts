import pg from "pg";
import { databaseUrl } from "@/e2e/support/site";

/** An SQL condition for pg_stat_activity: the statement waits for a lock and is LIKE `pattern`. */
export const waitsForLock = (pattern = "%") =>
  `"datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE '${pattern}'`;

/** Runs `work` while a transaction of its own connection holds the locks that `sql` takes, then rolls it back. */
export async function whileLocked<T>(sql: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`BEGIN; ${sql}`);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How many transactions wait for that of `client`, directly or behind another one that waits for it. */
export async function countWaitingFor(client: pg.Client): Promise<number> {
  // Otherwise the transaction of the client would see only the sessions that existed at its first look.
  await client.query("SELECT pg_stat_clear_snapshot()");
  const { rowCount } = await client.query(
    `WITH RECURSIVE "waiting" AS (
       SELECT pg_backend_pid() AS "pid"
       UNION SELECT a."pid" FROM pg_stat_activity a JOIN "waiting" w ON w."pid" = ANY(pg_blocking_pids(a."pid"))
     ) SELECT 1 FROM "waiting" WHERE "pid" <> pg_backend_pid()`,
  );
  return rowCount ?? 0;
}

/** A row, by its table and its primary key. */
export interface LockedRow {
  table: string;
  key: string;
  /** The column of the key; "id" by default. */
  column?: string;
}

/**
 * Finds which of `rows` a request locks, and in which order: each row is locked by a session of its own until the request
 * waits for it. Nothing else may use the database meanwhile.
 */
export async function locksOf<T>(
  rows: readonly LockedRow[],
  send: () => Promise<T>,
): Promise<{ order: LockedRow[]; response: T }> {
  const holders = new Map<number, { row: LockedRow; client: pg.Client }>();
  const observer = new pg.Client({ connectionString: databaseUrl });
  const order: LockedRow[] = [];
  try {
    await observer.connect();
    for (const row of rows) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows: found } = await client.query("SELECT pg_backend_pid() AS pid");
      holders.set(found[0].pid, { row, client });
      await client.query("BEGIN");
      await client.query(`SELECT 1 FROM "${row.table}" WHERE "${row.column ?? "id"}" = $1 FOR UPDATE`, [row.key]);
    }
    let isDone = false;
    const response = send().finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const blockers = `SELECT unnest(pg_blocking_pids("pid")) AS pid FROM pg_stat_activity WHERE ${waitsForLock()}`;
      for (const { pid } of (await observer.query<{ pid: number }>(blockers)).rows) {
        const holder = holders.get(pid);
        if (!holder) continue;
        order.push(holder.row);
        holders.delete(pid);
        await holder.client.end();
      }
    }
    return { order, response: await response };
  } finally {
    await Promise.all([observer, ...[...holders.values()].map(({ client }) => client)].map((client) => client.end()));
  }
}
