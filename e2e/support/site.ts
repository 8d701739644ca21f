import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import pg from "pg";

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; run these tests with: npm test`);
  return value;
}

export const baseUrl = variable("TEST_SITE_URL");

const pool = new pg.Pool({ connectionString: variable("DATABASE_URL"), max: 4 });

/** Rows straight from the test database, to see what was really stored. */
export async function query<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await pool.query<T>(sql, values)).rows;
}

/** Lets go of the database, for a test whose site goes away before it. */
export const disconnect = () => pool.end();

/** The single number that a counting statement answers. */
export async function count(sql: string, values: unknown[] = []): Promise<number> {
  const [row] = await query<{ count: string }>(sql, values);
  return Number(row?.count);
}

export interface Country {
  id: string;
  name: string;
}

export async function countryByCode(alpha2: string): Promise<Country> {
  const [country] = await query<Country>('SELECT "id", "name" FROM "Country" WHERE "alpha2" = $1', [alpha2]);
  if (!country) throw new Error(`no country ${alpha2}`);
  return country;
}

export interface Account {
  id: string;
  email: string;
  password: string;
  countryId: string | null;
}

const password = "fallen-leaves-9";
const passwordHash = bcrypt.hashSync(password, 4);

/** A new account that no other test knows. */
export async function makeAccount(
  role: "Administrator" | "TeamRegistrator" | "Guide",
  alpha2?: string,
): Promise<Account> {
  const account = { id: randomUUID(), email: `${randomUUID()}@test.example`, password };
  const countryId = alpha2 ? (await countryByCode(alpha2)).id : null;
  await query(
    'INSERT INTO "User" ("id", "email", "name", "role", "countryId", "passwordHash") VALUES ($1, $2, $3, $4::"UserRole", $5, $6)',
    [account.id, account.email, `Test ${role}`, role, countryId, passwordHash],
  );
  return { ...account, countryId };
}
