import { buildSite, generateClient } from "@/scripts/lib/build";
import { onStop } from "@/scripts/lib/on-stop";
import type { Content } from "@/scripts/lib/site-template";
import { step } from "@/scripts/lib/step";
import type { TestSite } from "@/scripts/lib/test-site";

/** Builds the site, runs `work` on a throw-away copy of it, and takes that away again, whatever happens. */
export async function onOwnSite<T>(content: Content, work: (site: TestSite) => Promise<T>): Promise<T> {
  onStop(() => process.exit(130));
  await step("Making the database client", generateClient);
  // Imported only now: it needs the client that the line above makes.
  const { startTestSite, testDistDir } = await import("@/scripts/lib/test-site");
  await step("Building the site", () => buildSite(testDistDir));
  const site = await step("Starting a site with the demo's content", () => startTestSite(content));
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}
