import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { log } from "@/lib/log";
import { isApi } from "@/lib/paths";
import { internalErrorPage, unavailablePage } from "@/server/error-pages";
import { type InMemoryRequest, inMemoryClient } from "@/server/in-memory-client";
import { isClientNavigation } from "@/server/next-internals/router-requests";
import type { StreamedResponse } from "@/server/response";

/** Next's own request handler. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface NextApp {
  /** Handles a request directly. */
  listener: RequestListener;
  /** Resolves with Next's response; a 500 for a page is replaced by an error page. Rejects if the response breaks off. */
  fetch(request: InMemoryRequest): Promise<StreamedResponse>;
}

function acceptsPage({ url, headers }: InMemoryRequest): boolean {
  if (isApi(url)) return false;
  const { accept = "*/*" } = headers;
  return isClientNavigation(headers) || accept.includes("text/html") || accept.includes("*/*");
}

/** Adds error pages to Next that need neither Next nor the database. */
export function createNextApp(next: NextHandler, isDatabaseUp: () => Promise<boolean>): NextApp {
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
      if (response.statusCode === 500 && acceptsPage(request)) {
        response.resume();
        const requestId = String(request.headers["x-request-id"]);
        const page = (await isDatabaseUp()) ? internalErrorPage(requestId) : unavailablePage();
        return { ...page, body: Readable.from([page.body]) };
      }
      return { status: response.statusCode ?? 500, headers: response.headers, body: response };
    },
  };
}
