import type { Instrumentation } from "next";
import { recordFailure } from "@/lib/platform/http/unavailable-requests";

/** Records and logs what a page or route threw; Next's own report is off (`quiet`). */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  const requestId = String(request.headers["x-request-id"]);
  recordFailure(requestId, error);
  const { log } = await import("@/lib/platform/log");
  const path = request.path.split("?", 1)[0]?.slice(0, 300);
  log().error({ requestId, method: request.method, path, err: error }, "a request failed");
};
