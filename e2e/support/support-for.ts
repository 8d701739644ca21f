import { vi } from "vitest";
import type { TestSite } from "@/scripts/lib/test-site";

/** The support for the shared site, loaded anew for another one. */
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
    // The next file of this process is for the shared site again.
    vi.resetModules();
  }
}
