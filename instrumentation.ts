import type { Instrumentation } from "next";

/** Loads at the start what would be missing later if an upgrade replaced the packages. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [, { startPasswordPool }] = await Promise.all([
    import("@/lib/platform/db/client"),
    import("@/lib/identity/password-pool"),
    import("@/lib/platform/own-files"),
    import("@/lib/platform/picture/encode"),
  ]);
  startPasswordPool();
}

/** Next's own report is off (`quiet`). */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  const { log } = await import("@/lib/platform/log");
  const requestId = String(request.headers["x-request-id"]);
  const path = request.path.split("?", 1)[0]?.slice(0, 300);
  log().error({ requestId, method: request.method, path, err: error }, "a request failed");
};
