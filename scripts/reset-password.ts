// npm run reset-password -- E-MAIL: prints a new password for an account of the database at DATABASE_URL.
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { resetPassword } from "@/scripts/lib/reset-password";

const email = process.argv[2]?.trim();
const connectionString = process.env.DATABASE_URL;

try {
  if (!email) throw new Error("Name the account: npm run reset-password -- admin@example.org");
  if (!connectionString) throw new Error("DATABASE_URL is missing.");
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString, connectionTimeoutMillis: 8_000 }) });
  const password = await resetPassword(db, email);
  await db.$disconnect();
  console.log(`The new password of ${email} is ${password}\nIts sessions have ended. Change it on /account.`);
} catch (error) {
  console.error(`The password was not reset: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
