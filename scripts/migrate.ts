// Migrates the database at DATABASE_URL; a deployment runs this before its server.
import { cutWarnings, EnvError, env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { migrate, waitForDatabase } from "@/scripts/lib/migrate";

try {
  const { DATABASE_URL, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, SITE_MODE } = env();
  for (const warning of cutWarnings(process.env)) log().warn(warning);
  // In a deployment the database may still be starting.
  await waitForDatabase(DATABASE_URL, SITE_MODE === "production" ? 60 : 5);
  const administrator = email && password ? { email, password } : null;
  const firstContent = SITE_MODE === "production" ? { administrator } : undefined;
  const applied = await migrate(DATABASE_URL, firstContent);
  log().info({ applied }, "the database is up to date");
} catch (error) {
  // A host with several addresses fails with an error for each of them, and no message of its own.
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const reason = causes.map((cause) => (cause instanceof Error ? cause.message : cause)).join("; ");
  console.error(error instanceof EnvError ? reason : `The database could not be brought up to date: ${reason}`);
  process.exit(1);
}
