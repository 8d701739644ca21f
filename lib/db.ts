import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";

const globals = globalThis as typeof globalThis & { prismaClient?: PrismaClient };

/** The client or one of its transactions. */
export type Database = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = env();
  const adapter = new PrismaPg({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    // Includes waiting for a free connection, so that requests fail instead of hanging when the database is down.
    connectionTimeoutMillis: 8_000,
    idleTimeoutMillis: 30_000,
  });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 8_000, timeout: 10_000 } });
}

/** The Prisma client of this process; connects on first use. */
export function db(): PrismaClient {
  globals.prismaClient ??= connect();
  return globals.prismaClient;
}

/** The name of a table or column for raw SQL. */
export const quoted = (name: string) => Prisma.raw(`"${name}"`);
