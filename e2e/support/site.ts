import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";

interface SiteAddress {
  baseUrl: string;
  databaseUrl: string;
}

// What the tests of a file use: the shared site, or one that ownSite() has started.
export let baseUrl: string;
export let databaseUrl: string;
export let db: PrismaClient;
let pool: pg.Pool;

/** From now on everything in e2e/support uses this site. */
export function switchTo(site: SiteAddress): void {
  ({ baseUrl, databaseUrl } = site);
  pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  db = new PrismaClient({ adapter: new PrismaPg(pool) });
}

/** Closes the connections; a test that stops its database does it first. */
export const disconnect = async (): Promise<void> => {
  if (!pool.ending) await pool.end();
};

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; the global setup of the tests sets it`);
  return value;
}

const sharedSite = { baseUrl: variable("TEST_SITE_URL"), databaseUrl: variable("DATABASE_URL") };
switchTo(sharedSite);

export async function switchToSharedSite(): Promise<void> {
  await disconnect();
  switchTo(sharedSite);
}

/** The rows of an SQL query of the test database. */
export async function query<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool.query<T>(sql, values)).rows;
}

/** The result of a query that counts. */
export async function count(sql: string, values: unknown[] = []): Promise<number> {
  const [row] = await query<{ count: string }>(sql, values);
  return Number(row?.count);
}

export interface Country {
  id: string;
  name: string;
  alpha3: string;
}

export async function countryByCode(alpha2: string): Promise<Country> {
  return db.country.findUniqueOrThrow({ where: { alpha2 }, select: { id: true, name: true, alpha3: true } });
}

export interface AuditRow {
  action: string;
  changes: Record<string, unknown>;
  userId: string;
  teamIds: string[];
}

/** The audit log of a record, oldest first. */
export const auditLogOf = (entityId: string | undefined): Promise<AuditRow[]> =>
  query<AuditRow>(
    'SELECT "action", "changes", "userId", "teamIds" FROM "AuditEntry" WHERE "entityId" = $1 ORDER BY "id"',
    [entityId],
  );
