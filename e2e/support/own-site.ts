import { afterAll, beforeAll } from "vitest";
import { switchTo, switchToSharedSite } from "@/e2e/support/site";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

type Options = Parameters<typeof startTestSite>[0];

/**
 * Starts a site for the tests of a file or a `describe`; everything in e2e/support uses it. What this returns is filled
 * before the first test.
 */
export function ownSite(options?: Options | (() => Promise<Options>)): TestSite {
  const own = {} as TestSite;
  beforeAll(async () => {
    const given = typeof options === "function" ? await options() : options;
    Object.assign(own, await startTestSite({ ...given, env: { PRELOAD_PAGES: "false", ...given?.env } }));
    switchTo(own);
  });
  afterAll(async () => {
    await switchToSharedSite();
    await own.stop();
  });
  return own;
}
