import pg from "pg";

/** The condition of the statements in pg_stat_activity that wait for a lock, or of those among them that are LIKE a pattern. */
export const isWaiting = (pattern = "%") =>
  `"datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE '${pattern}'`;

/** Runs `work` while a transaction of its own connection holds the locks that `sql` takes, then rolls it back. */
export async function whileLocked<T>(
  databaseUrl: string | undefined,
  sql: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`BEGIN; ${sql}`);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether a statement waits for the transaction of `client`. */
export async function isAwaited(client: pg.Client): Promise<boolean> {
  const blocked = "SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))";
  return (await client.query(blocked)).rows.length > 0;
}
