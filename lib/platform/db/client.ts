import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Semaphore, withTimeout } from "async-mutex";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { untilOutage, watchStatement } from "@/lib/platform/db/outage";
import { env } from "@/lib/platform/env";
import { databaseUnavailable } from "@/lib/platform/errors/database-errors";
import { unavailable } from "@/lib/platform/errors/problem";

/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { prismaClient?: PrismaClient; transactionSlots?: Semaphore };

export type Database = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;

/** Limits a statement, and the wait for a lock or a connection. */
const timeoutMs = () => env().DATABASE_TIMEOUT * 1_000;

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = env();
  const adapter = new PrismaPg({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    idleTimeoutMillis: 30_000,
    // Includes waiting for a free connection.
    connectionTimeoutMillis: timeoutMs(),
    statement_timeout: timeoutMs(),
    // Also ends a statement if the database has stopped responding.
    query_timeout: timeoutMs() + 2_000,
  });
  const client = new PrismaClient({ adapter, transactionOptions: { maxWait: timeoutMs(), timeout: 2 * timeoutMs() } });
  const extended = client.$extends({ query: { $allOperations: ({ args, query }) => watchStatement(query(args)) } });
  // An extension of queries changes no type.
  return extended as unknown as PrismaClient;
}

export function db(): PrismaClient {
  globals.prismaClient ??= connect();
  return globals.prismaClient;
}

/** Only for names in the code, because it escapes nothing. */
export const quoted = (name: string) => Prisma.raw(`"${name}"`);

/** How long a transaction waits for others to end: in a deadline's last minute, there are many. */
const maxWaitMs = 30_000;

/** Half of the connections, so that stuck transactions leave the others to reads. */
function transactionSlots(): Semaphore {
  globals.transactionSlots ??= new Semaphore(Math.ceil(env().DATABASE_POOL_SIZE / 2));
  return globals.transactionSlots;
}

/**
 * `timeout` is in milliseconds. Throws what `work` throws, and 503 if other transactions take too long to end or the
 * database does not answer.
 */
export async function inTransaction<T>(
  work: (transaction: Database) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  const tooBusy = unavailable("The site is very busy right now. Please try again in a moment.", 5);
  const slots = withTimeout(transactionSlots(), maxWaitMs, tooBusy);
  let isRefused = false;
  const workOrRollBack = async (transaction: Database) => {
    const result = await work(transaction);
    // The client was sent 503, so nothing may be stored when the database is back.
    if (isRefused) throw databaseUnavailable();
    return result;
  };
  try {
    return await untilOutage(slots.runExclusive(() => db().$transaction(workOrRollBack, options)));
  } catch (error) {
    isRefused = true;
    throw error;
  }
}
