import { Client } from "pg";

const timeoutMs = 1_500;
const cacheMs = 1_000;

async function canQuery(databaseUrl: string): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // Without a listener, a connection that breaks while closing would end the process.
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
 * Creates a check whether the database answers, on its own connection because the pool may be exhausted. Concurrent
 * callers share one check. Only a failure is cached, for a second.
 */
export function databaseCheck(databaseUrl: string): () => Promise<boolean> {
  let current: Promise<boolean> | undefined;
  const reset = () => {
    current = undefined;
  };
  return () => {
    current ??= canQuery(databaseUrl).then((isUp) => {
      if (isUp) reset();
      else setTimeout(reset, cacheMs).unref();
      return isUp;
    });
    return current;
  };
}
