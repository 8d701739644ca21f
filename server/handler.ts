import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientAddressHeader } from "@/lib/http/client-address";
import { AppError, problemResponse } from "@/lib/http/problem";
import { log } from "@/lib/log";
import { isApi } from "@/lib/paths";
import { clientAddress } from "@/server/client-address";
import { badAddressPage, brokenPage, databaseUnreachablePage } from "@/server/error-page";
import { holdBackErrors } from "@/server/hold-back-errors";
import { logRequest } from "@/server/request-log";
import { securityHeaders, setHeaders } from "@/server/security-headers";

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Next would take an address that it cannot decode for a mistake of its own. */
async function refuseAddress(response: ServerResponse, path: string, requestId: string): Promise<void> {
  if (isApi(path)) {
    const problem = problemResponse(new AppError(400, "The address of this request is not valid."), requestId);
    setHeaders(response, Object.fromEntries(problem.headers));
    response.writeHead(problem.status).end(await problem.text());
  } else {
    const { status, headers, body } = badAddressPage();
    setHeaders(response, headers);
    response.writeHead(status).end(body);
  }
}

async function answerHealth(response: ServerResponse, isDatabaseUp: () => Promise<boolean>): Promise<void> {
  const up = await isDatabaseUp();
  setHeaders(response, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.statusCode = up ? 200 : 503;
  response.end(JSON.stringify({ status: up ? "ok" : "the database does not answer" }));
}

/**
 * Everything that happens to a request around Next: its id (a client's own is replaced), the log line, the security
 * headers, `/healthz`, and error pages that need neither Next nor the database.
 */
export function createHandler(options: {
  next: NextHandler;
  isDatabaseUp: () => Promise<boolean>;
  siteUrl: string;
  /** How many reverse proxies of ours stand in front. */
  trustedProxies: number;
}): RequestListener {
  const { next, isDatabaseUp } = options;
  const everywhere = securityHeaders(options.siteUrl);
  return (request, response) => {
    const requestId = randomUUID();
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const headers = { ...everywhere, "X-Request-Id": requestId };
    request.headers["x-request-id"] = requestId;
    request.headers[clientAddressHeader] = clientAddress(request, options.trustedProxies);
    setHeaders(response, headers);
    logRequest(request, response, path, requestId);
    if (path === "/healthz" && (request.method === "GET" || request.method === "HEAD")) {
      void answerHealth(response, isDatabaseUp);
      return;
    }
    if (!isReadable(path)) {
      void refuseAddress(response, path, requestId);
      return;
    }
    const replacement = async () => ((await isDatabaseUp()) ? brokenPage(requestId) : databaseUnreachablePage());
    holdBackErrors(request, response, { path, headers, replacement });
    next(request, response).catch((error: unknown) => {
      log().error({ requestId, err: error }, "a request failed");
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}
