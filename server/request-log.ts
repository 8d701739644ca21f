import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/log";

/**
 * Writes one line when the response is done: method, path without its query, status, milliseconds and the request's
 * id. No addresses, headers or bodies. The build's own files are not worth a line.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, path: string, requestId: string): void {
  if (path.startsWith("/_next/static/")) return;
  const began = performance.now();
  response.once("close", () => {
    const aborted = !response.writableFinished;
    const { statusCode: status } = response;
    const ms = Math.round(performance.now() - began);
    const line = {
      method: request.method,
      path: path.slice(0, 300),
      status,
      ms,
      requestId,
      ...(aborted && { aborted }),
    };
    if (status >= 500) log().error(line, "request");
    else log().info(line, "request");
  });
}
