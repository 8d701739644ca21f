import { test } from "@/e2e/support/browser";
import { switchTo, switchToSharedSite } from "@/e2e/support/site";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

/**
 * Starts a site for the tests of a file, which then run one after another and share its state; tests that change nothing
 * can be parallel, with a site for each worker. Everything in e2e/support uses it.
 */
export function ownSite(mode: "serial" | "parallel" = "serial"): void {
  let own: TestSite;
  test.describe.configure({ mode });
  test.beforeAll(async () => {
    own = await startTestSite();
    switchTo(own);
  });
  test.afterAll(async () => {
    await switchToSharedSite();
    await own.stop();
  });
}
