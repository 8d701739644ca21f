import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Semaphore, withTimeout } from "async-mutex";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import { env } from "@/lib/platform/env";
import { unavailable } from "@/lib/platform/errors/problem";

const globals = globalThis as typeof globalThis & { prismaClient?: PrismaClient; transactionSlots?: Semaphore };

export type Database = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;

/** Limits a statement, and the wait for a lock, a connection or a transaction. */
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
    // For a database that has stopped responding.
    query_timeout: timeoutMs() + 2_000,
  });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: timeoutMs(), timeout: 2 * timeoutMs() } });
}

export function db(): PrismaClient {
  globals.prismaClient ??= connect();
  return globals.prismaClient;
}

export const quoted = (name: string) => Prisma.raw(`"${name}"`);

/** Half of the connections, so that stuck transactions leave the others to reads. */
function transactionSlots(): Semaphore {
  globals.transactionSlots ??= new Semaphore(Math.ceil(env().DATABASE_POOL_SIZE / 2));
  return globals.transactionSlots;
}

/** `timeout` is in milliseconds. Throws what `work` throws, and 503 if other transactions take too long to end. */
export function inTransaction<T>(
  work: (transaction: Database) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  const tooBusy = unavailable("The site is very busy right now. Please try again in a moment.", 5);
  const slots = withTimeout(transactionSlots(), timeoutMs(), tooBusy);
  return slots.runExclusive(() => db().$transaction(work, options));
}
