import { Client } from "pg";
import { type EmbeddedPostgres, embeddedPostgres } from "@/scripts/lib/postgres";

const database = "tournament";

/** A running embedded PostgreSQL with the site's (perhaps still empty) database in it. */
export interface Cluster {
  postgres: EmbeddedPostgres;
  databaseUrl: string;
}

/** Starts the cluster in `dataFolder`, made if it isn't there. */
export async function startCluster(options: Parameters<typeof embeddedPostgres>[0]): Promise<Cluster> {
  const postgres = await embeddedPostgres(options);
  postgres.start();
  const client = new Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
  return { postgres, databaseUrl: postgres.url(database) };
}
