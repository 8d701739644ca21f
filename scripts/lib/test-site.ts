import { randomBytes } from "node:crypto";
import { freePort } from "@/scripts/lib/postgres";
import { type ServerProcess, startServer } from "@/scripts/lib/server-process";
import { type Content, startFilledCluster } from "@/scripts/lib/site-template";

/** Where the tests' build lies. */
export const testDistDir = ".next/test";

/** One server of a site. */
export interface SiteCopy extends ServerProcess {
  baseUrl: string;
}

/** A site of one's own: throw-away database with the demo's content, and a server on the tests' build. */
export interface TestSite {
  baseUrl: string;
  databaseUrl: string;
  /** The database's server, to be stopped and started under the running site; it keeps its port. */
  postgres: { stop(): void; start(): void };
  /** The server's process. */
  pid: number;
  /** What the server wrote so far. */
  logs(): string;
  /** Starts another server on the same database, with `env` on top of the first one's environment. */
  startCopy(env?: Record<string, string>): Promise<SiteCopy>;
  /** Ends the servers and the database and removes the data. */
  stop(): Promise<void>;
}

/**
 * For a copy that keeps no pages in memory, since it hears of no changes: nobody listens where it is told to listen.
 */
export const keepsNothing = { DATABASE_LISTEN_URL: "postgresql://nobody:nothing@127.0.0.1:9/none" };

const secret = () => randomBytes(36).toString("base64url");

/**
 * Starts a site in test mode; its clock starts on 1 March 2025, 09:00 UTC. The build (`distDir`) has to be there already;
 * `env` is put on top of the servers' environment.
 */
export async function startTestSite({
  distDir = testDistDir,
  env = {},
  ...content
}: Content & { distDir?: string; env?: Record<string, string> } = {}): Promise<TestSite> {
  const { postgres, databaseUrl } = await startFilledCluster(content);
  const discard = () => {
    postgres.stop();
    postgres.remove();
  };
  process.once("exit", discard);
  const secrets = { AUTH_SECRET: secret(), GIVEN_PASSWORD_KEY: secret() };
  const copies: SiteCopy[] = [];
  const startCopy = async (own: Record<string, string> = {}): Promise<SiteCopy> => {
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const server = await startServer({
      NEXT_DIST_DIR: distDir,
      SITE_MODE: "test",
      SITE_CLOCK: "2025-03-01T09:00:00Z",
      // So that each test can come from an address of its own.
      TRUST_PROXY: "1",
      SITE_URL: baseUrl,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ...secrets,
      LOG_LEVEL: "info",
      ...env,
      ...own,
    });
    const copy = { baseUrl, ...server };
    copies.push(copy);
    return copy;
  };
  const stop = async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
    process.off("exit", discard);
    discard();
  };
  try {
    const { baseUrl, pid, logs } = await startCopy();
    return { baseUrl, databaseUrl, postgres, pid, logs, startCopy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
