// npm run seed [-- --demo --teams N --countries N --past]: migrates the database that DATABASE_URL names and fills it.
import { parseArgs } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { seedDemo } from "@/prisma/seed/demo";
import { messageOf } from "@/scripts/lib/command";
import { migrate } from "@/scripts/lib/migrate";

const { values } = parseArgs({
  options: {
    demo: { type: "boolean" },
    teams: { type: "string" },
    countries: { type: "string" },
    past: { type: "boolean" },
  },
});

const count = (option: string | undefined) => (option === undefined ? undefined : Number(option));

async function seed(databaseUrl: string): Promise<string> {
  await migrate(databaseUrl);
  if (!values.demo) return "The database has the current schema and the countries.";
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
  const { created, teams, contestants, countries } = await seedDemo(db, {
    teams: count(values.teams),
    countries: count(values.countries),
    past: values.past,
  });
  return created
    ? `Seeded the 2025 edition: ${teams} teams with ${contestants} contestants of ${countries} countries.`
    : "The 2025 edition exists already; nothing was changed.";
}

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error("DATABASE_URL is missing. Example: postgresql://user:password@localhost:5432/tournament");
  process.exit(1);
}
try {
  console.log(await seed(databaseUrl));
  // Idle connections would keep the process alive for ten seconds.
  process.exit(0);
} catch (error) {
  console.error(`Seeding failed: ${messageOf(error)}`);
  process.exit(1);
}
