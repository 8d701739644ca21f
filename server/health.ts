import type { ServerResponse } from "node:http";
import type { DatabaseStatus } from "@/server/database-check";

/** Answers /healthz: 200 while the database answers, is migrated and the process is not stopping, else 503. */
export async function respondHealth(
  response: ServerResponse,
  isStopping: () => boolean,
  databaseStatus: () => Promise<DatabaseStatus>,
): Promise<void> {
  const status = isStopping() ? "stopping" : await databaseStatus();
  response.writeHead(status === "ok" ? 200 : 503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ status }));
}
