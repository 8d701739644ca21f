import type { Instrumentation } from "next";

/** Logs what a page or route threw, with the request's id; Next's own report is off (`quiet`). */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  const { log } = await import("@/lib/log");
  const path = request.path.split("?", 1)[0];
  log().error(
    { requestId: request.headers["x-request-id"], method: request.method, path, err: error },
    "a request failed",
  );
};
