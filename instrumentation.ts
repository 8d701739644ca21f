import type { Instrumentation } from "next";

/** Next's own report is off (`quiet`). */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  const { log } = await import("@/lib/platform/log");
  const requestId = String(request.headers["x-request-id"]);
  const path = request.path.split("?", 1)[0]?.slice(0, 300);
  log().error({ requestId, method: request.method, path, err: error }, "a request failed");
};
