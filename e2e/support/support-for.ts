import { vi } from "vitest";
import type { TestSite } from "@/scripts/lib/test-site";

/** The modules of e2e/support for another site than the shared one, whose address they read when they are loaded. */
export async function supportFor({ baseUrl, databaseUrl }: Pick<TestSite, "baseUrl" | "databaseUrl">) {
  vi.resetModules();
  vi.stubEnv("TEST_SITE_URL", baseUrl);
  vi.stubEnv("DATABASE_URL", databaseUrl);
  try {
    const [csv, http, data, world] = await Promise.all([
      import("@/e2e/support/csv"),
      import("@/e2e/support/http"),
      import("@/e2e/support/site"),
      import("@/e2e/support/factory"),
    ]);
    return { csv, http, data, world };
  } finally {
    vi.unstubAllEnvs();
    // So that the next test file loads the modules again, for the shared site.
    vi.resetModules();
  }
}
