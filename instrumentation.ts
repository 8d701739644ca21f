import type { Instrumentation } from "next";

/** Loads packages at the start, because an upgrade may replace their files while the server runs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  await import("@/lib/platform/db/client");
  await import("@/lib/platform/own-files");
  await import("@/lib/platform/picture/encode");
  const { startPasswordPool } = await import("@/lib/identity/password-pool");
  startPasswordPool();
}

/** Logs errors as JSON; Next's own report of them is off (`quiet` in server/main.ts). */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  const { log } = await import("@/lib/platform/log");
  const requestId = String(request.headers["x-request-id"]);
  const path = request.path.split("?", 1)[0]?.slice(0, 300);
  log().error({ requestId, method: request.method, path, err: error }, "a request failed");
};
