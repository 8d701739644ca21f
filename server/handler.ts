import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { clientAddressHeader } from "@/lib/http/client-address";
import { log } from "@/lib/log";
import { type Application, isRead, pathOf } from "@/server/application";
import type { SharedAnswers } from "@/server/cache/shared-answers";
import { clientAddress } from "@/server/client-address";
import { badAddress, refuse } from "@/server/refusal";
import { RenderLimit } from "@/server/render-limit";
import { logRequest, type Visit } from "@/server/request-log";
import { securityHeaders, setHeaders } from "@/server/security-headers";

/** How many reads may be under way that are one visitor's own. */
const mostReads = 64;
/** So far even one network gets what it asks for: all who sit in one hall may have one address. */
const generousUntil = 32;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export interface HandlerOptions {
  application: Application;
  /** What is answered from memory, if anything. */
  shared?: SharedAnswers;
  isDatabaseUp: () => Promise<boolean>;
  /** Whether the process is about to end, so that a balancer should send nobody here any more. */
  isStopping: () => boolean;
  siteUrl: string;
  /** How many reverse proxies of ours stand in front. */
  trustedProxies: number;
}

/**
 * Everything that happens to a request before Next sees it: its id (a client's own is replaced), the log line,
 * `/healthz`, and the answer from memory where there is one.
 */
export function createHandler(options: HandlerOptions): RequestListener {
  const { application, shared, isDatabaseUp, isStopping, siteUrl, trustedProxies } = options;
  const everywhere = securityHeaders(siteUrl);
  const limit = new RenderLimit(mostReads, generousUntil);

  const answerHealth = async (response: ServerResponse) => {
    const status = isStopping() ? "stopping" : (await isDatabaseUp()) ? "ok" : "the database does not answer";
    response.writeHead(status === "ok" ? 200 : 503, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
    });
    response.end(JSON.stringify({ status }));
  };

  const answerAlone = (request: IncomingMessage, response: ServerResponse, visit: Visit) => {
    const { path, requestId } = visit;
    logRequest(request, response, visit);
    setHeaders(response, { ...everywhere, "X-Request-Id": requestId });
    const client = clientAddress(request, trustedProxies);
    request.headers[clientAddressHeader] = client;
    if (path === "/healthz" && isRead(request)) void answerHealth(response);
    else if (!isReadable(path)) void refuse(response, path, requestId, badAddress);
    else application(request, response, requestId, () => limit.take(client));
  };

  const fail = (response: ServerResponse, requestId: string, error: unknown) => {
    log().error({ requestId, err: error }, "a request failed");
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  };

  const answer = (request: IncomingMessage, response: ServerResponse, visit: Visit) => {
    try {
      if (!response.destroyed) answerAlone(request, response, visit);
    } catch (error) {
      fail(response, visit.requestId, error);
    }
  };

  return (request, response) => {
    const visit = { path: pathOf(request), requestId: randomUUID(), began: performance.now() };
    if (!shared || !isReadable(visit.path)) return answer(request, response, visit);
    try {
      shared(request, response, visit, (error) => {
        if (error === undefined) answer(request, response, visit);
        else fail(response, visit.requestId, error);
      });
    } catch (error) {
      fail(response, visit.requestId, error);
    }
  };
}
