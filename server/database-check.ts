import { Client } from "pg";

const patienceMs = 1_500;
const holdMs = 1_000;

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // A connection that breaks while it is closed again is no news.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Makes the question "does the database answer right now?". It uses a connection of its own, because the pool of a
 * site in trouble may be used up. Simultaneous callers share one check. A "no" holds for a second, so that a crowd
 * does not keep knocking; a "yes" is never remembered, for it may be the last.
 */
export function databaseCheck(databaseUrl: string): () => Promise<boolean> {
  let current: Promise<boolean> | undefined;
  const forget = () => {
    current = undefined;
  };
  return () => {
    current ??= answers(databaseUrl).then((up) => {
      if (up) forget();
      else setTimeout(forget, holdMs).unref();
      return up;
    });
    return current;
  };
}
