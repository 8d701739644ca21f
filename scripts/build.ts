// Builds the site into NEXT_DIST_DIR; needs neither a database nor secrets.
import { buildSite } from "@/scripts/lib/build";
import { messageOf, step } from "@/scripts/lib/command";

const distDir = process.env.NEXT_DIST_DIR || ".next/app";
try {
  await step(`Building the site into ${distDir}`, () => buildSite(distDir));
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
