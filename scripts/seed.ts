// Fills the database that DATABASE_URL names. Run with: npx tsx scripts/seed.ts [--demo] [--teams N] [--countries N]
import { parseArgs } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { seedDemo } from "@/prisma/seed/demo";
import { ensureCountries } from "@/prisma/seed/reference";

const { values } = parseArgs({
  options: { demo: { type: "boolean" }, teams: { type: "string" }, countries: { type: "string" } },
});

function count(option: string | undefined): number | undefined {
  return option === undefined ? undefined : Number(option);
}

async function seed(db: PrismaClient): Promise<string> {
  const newCountries = await ensureCountries(db);
  const reference = newCountries > 0 ? `Stored ${newCountries} countries.` : "The countries were there already.";
  if (!values.demo) return reference;
  const { created, ...made } = await seedDemo(db, { teams: count(values.teams), countries: count(values.countries) });
  if (!created) return `${reference} The edition of 2025 was there already; nothing was changed.`;
  return `${reference} Seeded the 2025 edition: ${made.teams} teams with ${made.contestants} contestants of ${made.countries} countries.`;
}

const connectionString = process.env.DATABASE_URL;
if (!connectionString) throw new Error("DATABASE_URL is missing; it names the PostgreSQL database.");
const db = new PrismaClient({ adapter: new PrismaPg({ connectionString, connectionTimeoutMillis: 3_000 }) });
try {
  process.stdout.write(`${await seed(db)}\n`);
} catch (error) {
  process.stderr.write(`Seeding failed: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await db.$disconnect();
}
