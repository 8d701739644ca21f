import { run } from "@/scripts/lib/command";

/** Generates the Prisma client if it is missing, since unit tests import it. */
export default async function setUp(): Promise<void> {
  await run("node", ["scripts/setup.mjs"], { stdout: "inherit", stderr: "inherit" });
}
