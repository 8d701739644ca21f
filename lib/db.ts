import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { statementName } from "@/lib/statement-names";

const globals = globalThis as typeof globalThis & { prismaClient?: PrismaClient };

/** What a service function needs to read or write: the client itself or a transaction of it. */
export type Database = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = env();
  const pool = {
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    // Waiting for a free connection counts as well. pg waits for ever by default; a database that is gone must be an
    // answer, not a hanging request.
    connectionTimeoutMillis: 8_000,
    idleTimeoutMillis: 30_000,
  };
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementName });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 8_000, timeout: 10_000 } });
}

/** The process's one Prisma client, connected on first use. */
export function db(): PrismaClient {
  globals.prismaClient ??= connect();
  return globals.prismaClient;
}
