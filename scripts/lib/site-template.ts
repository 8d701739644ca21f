import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Cluster, startCluster } from "@/scripts/lib/cluster";
import { migrate } from "@/scripts/lib/migrate";
import { runNode } from "@/scripts/lib/program";

/** How much content a site shall have; the demo's usual amount by default. */
export interface Content {
  teams?: number;
  countries?: number;
}

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), "tournament-test-"));
const newPassword = () => randomBytes(36).toString("base64url");

async function seedDemo(databaseUrl: string, content: Content): Promise<void> {
  const amounts = Object.entries(content).flatMap(([what, count]) => [`--${what}`, String(count)]);
  const { code, output } = await runNode(["--import", "tsx", "scripts/seed.ts", "--demo", ...amounts], {
    env: { DATABASE_URL: databaseUrl },
  });
  if (code !== 0) throw new Error(`Seeding failed.\n${output}`);
}

async function filledCluster(password: string, content: Content): Promise<Cluster> {
  const cluster = await startCluster({ dataFolder: temporaryFolder(), password, durable: false });
  try {
    await migrate(cluster.databaseUrl);
    await seedDemo(cluster.databaseUrl, content);
    return cluster;
  } catch (error) {
    cluster.postgres.stop();
    cluster.postgres.remove();
    throw error;
  }
}

/**
 * Fills a database that every site with the demo's usual content begins as a copy of from now on, in this process and
 * those it starts; filling one takes ten times as long as copying it. Gone when this process ends.
 */
export async function makeTemplate(): Promise<void> {
  const password = newPassword();
  const { postgres } = await filledCluster(password, {});
  postgres.stop();
  process.once("exit", () => postgres.remove());
  Object.assign(process.env, { TEST_TEMPLATE_FOLDER: postgres.folder, TEST_TEMPLATE_PASSWORD: password });
}

/** Starts a throw-away cluster with content of its own. */
export function startFilledCluster(content: Content): Promise<Cluster> {
  const { TEST_TEMPLATE_FOLDER: from, TEST_TEMPLATE_PASSWORD: password } = process.env;
  if (!from || !password || Object.keys(content).length > 0) return filledCluster(newPassword(), content);
  return startCluster({ dataFolder: temporaryFolder(), password, durable: false, from });
}
