import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { isApi } from "@/lib/platform/http/paths";
import { wasUnavailable } from "@/lib/platform/http/unavailable-requests";
import { log } from "@/lib/platform/log";
import { internalErrorPage } from "@/server/error-pages";
import { unavailable } from "@/server/error-response";
import { type InMemoryRequest, inMemoryClient } from "@/server/in-memory-client";
import { isClientNavigation } from "@/server/next-internals/router-requests";
import type { BufferedResponse, StreamedResponse } from "@/server/response";

/** Next's own request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface NextApp {
  /** Handles a request directly. */
  listener: RequestListener;
  /**
   * Resolves with Next's response. A 500 becomes a 503 if the database was unavailable, else an error page if it is for a
   * page. Rejects if the response breaks off.
   */
  fetch(request: InMemoryRequest): Promise<StreamedResponse>;
}

function acceptsPage({ url, headers }: InMemoryRequest): boolean {
  if (isApi(url)) return false;
  const { accept = "*/*" } = headers;
  return isClientNavigation(headers) || accept.includes("text/html") || accept.includes("*/*");
}

/** The replacement of a 500, or null to keep Next's own. */
async function replacement(request: InMemoryRequest): Promise<BufferedResponse | null> {
  const requestId = String(request.headers["x-request-id"]);
  const path = request.url.split("?", 1)[0] ?? "/";
  if (wasUnavailable(requestId)) return unavailable({ path, requestId });
  return acceptsPage(request) ? internalErrorPage(requestId) : null;
}

/** Adds error pages to Next that need neither Next nor the database. */
export function createNextApp(next: NextHandler): NextApp {
  const listener: RequestListener = (request, response) => {
    next(request, response).catch((error: unknown) => {
      log().error({ requestId: request.headers["x-request-id"], err: error }, "a request failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
  const send = inMemoryClient(listener);

  return {
    listener,
    async fetch(request) {
      const response = await send(request);
      const status = response.statusCode ?? 500;
      const replaced = status === 500 ? await replacement(request) : null;
      if (!replaced) return { status, headers: response.headers, body: response };
      response.resume();
      return { ...replaced, body: Readable.from([replaced.body]) };
    },
  };
}
