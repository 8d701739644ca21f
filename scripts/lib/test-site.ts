import getPort from "get-port";
import { buildSite } from "@/scripts/lib/build";
import { onStop, step } from "@/scripts/lib/command";
import { randomSecret } from "@/scripts/lib/random-secret";
import { type ServerProcess, startServer } from "@/scripts/lib/server-process";
import { createTestDatabase, type DemoSize, type TestDatabase } from "@/scripts/lib/test-database";

export const testDistDir = ".next/test";

export interface SiteInstance extends ServerProcess {
  baseUrl: string;
}

export interface TestSite {
  baseUrl: string;
  databaseUrl: string;
  /** Only with `ownServer`. The server keeps its port when it is started again. */
  postgres?: TestDatabase["postgres"];
  pid: number;
  logs(): string;
  startInstance(env?: Record<string, string>): Promise<SiteInstance>;
  stop(): Promise<void>;
}

/** An instance that cannot listen for changes caches nothing. */
export const withoutPageCache = { DATABASE_LISTEN_URL: "postgresql://nobody:nothing@127.0.0.1:9/none" };

interface TestSiteOptions extends DemoSize {
  env?: Record<string, string>;
  ownServer?: boolean;
}

/** The site's clock starts on 1 March 2025, 09:00 UTC. */
export async function startTestSite({ env = {}, ownServer = false, ...size }: TestSiteOptions = {}): Promise<TestSite> {
  const { databaseUrl, postgres, remove } = await createTestDatabase(size, ownServer);
  const secrets = { AUTH_SECRET: randomSecret(), GIVEN_PASSWORD_KEY: randomSecret() };
  const instances: SiteInstance[] = [];
  const startInstance = async (instanceEnv: Record<string, string> = {}): Promise<SiteInstance> => {
    const port = await getPort({ host: "127.0.0.1" });
    const baseUrl = `http://127.0.0.1:${port}`;
    const server = await startServer({
      NEXT_DIST_DIR: testDistDir,
      SITE_MODE: "test",
      SITE_CLOCK: "2025-03-01T09:00:00Z",
      // Lets each test send requests from an address of its own.
      TRUST_PROXY: "1",
      SITE_URL: baseUrl,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // The machine may be busy with other tests.
      DATABASE_TIMEOUT: "20",
      ...secrets,
      LOG_LEVEL: "info",
      ...env,
      ...instanceEnv,
    });
    const instance = { baseUrl, ...server };
    instances.push(instance);
    return instance;
  };
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    await remove();
  };
  try {
    const { baseUrl, pid, logs } = await startInstance();
    return { baseUrl, databaseUrl, postgres, pid, logs, startInstance, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function withTestSite<T>(size: DemoSize, work: (site: TestSite) => Promise<T>): Promise<T> {
  onStop(() => process.exit(130));
  await step("Building the site", () => buildSite(testDistDir));
  const site = await step("Starting the site with demo content", () => startTestSite(size));
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}
