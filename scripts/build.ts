// Makes the Prisma client and builds the site into NEXT_DIST_DIR; needs neither a database nor secrets.
import { buildSite } from "@/scripts/lib/build";
import { step } from "@/scripts/lib/step";

const distDir = process.env.NEXT_DIST_DIR || ".next/app";
try {
  await step(`Building the site into ${distDir}`, () => buildSite(distDir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
