import type { ServerResponse } from "node:http";

/** Answers /healthz: 200 while the database answers and the process is not stopping, else 503. */
export async function respondHealth(
  response: ServerResponse,
  isStopping: () => boolean,
  isDatabaseUp: () => Promise<boolean>,
): Promise<void> {
  const status = isStopping() ? "stopping" : (await isDatabaseUp()) ? "ok" : "the database does not answer";
  response.writeHead(status === "ok" ? 200 : 503, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ status }));
}
