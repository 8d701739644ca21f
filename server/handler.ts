import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { defaultBodyLimit } from "@/lib/platform/api/endpoint";
import { AppError } from "@/lib/platform/errors/problem";
import { clientAddressHeader } from "@/lib/platform/http/client-address";
import { isApi } from "@/lib/platform/http/paths";
import { log } from "@/lib/platform/log";
import { checkApiRequest } from "@/server/api-request";
import type { CacheHandler } from "@/server/cache/cache-handler";
import type { DatabaseStatus } from "@/server/database-check";
import { errorResponse, tooBusy } from "@/server/error-response";
import { respondHealth } from "@/server/health";
import { limitedBody } from "@/server/limited-body";
import type { NextApp } from "@/server/next-app";
import { isRead, type RequestContext, requestContext } from "@/server/request-context";
import { logRequest } from "@/server/request-log";
import type { RequestQueue } from "@/server/request-queue";
import { relativeUrl, targetError } from "@/server/request-target";
import { notCached, type StreamedResponse, sendBuffered, sendStreamed } from "@/server/response";
import { isStaticFile, staticHeaders } from "@/server/static-files";
import { tokenClaims } from "@/server/token-claims";

export interface HandlerOptions {
  next: NextApp;
  cache?: CacheHandler;
  /** Reads that Next answers. */
  reads: RequestQueue;
  databaseStatus: () => Promise<DatabaseStatus>;
  /** Whether the process is stopping, so that a load balancer should use another one. */
  isStopping: () => boolean;
  securityHeaders: Record<string, string>;
  siteUrl: string;
  /** How many of our reverse proxies a request passes. */
  trustedProxies: number;
}

/** HTML that was rendered for one request is not for others, whatever Next says. */
function privatePage(answer: StreamedResponse): StreamedResponse {
  if (!/^text\/(html|x-component)/.test(answer.headers["content-type"] ?? "")) return answer;
  return { ...answer, headers: { ...answer.headers, "cache-control": notCached } };
}

/** Whether a request may change what visitors see; accounts and sessions are not shown to them. */
const mayChangePublicData = (request: IncomingMessage, path: string) =>
  !isRead(request) && isApi(path) && !/^\/api\/(Identity|auth)\//.test(path);

/** Aborts when the response is done or its client disconnects. */
function abortedOnClose(response: ServerResponse): AbortSignal {
  const closed = new AbortController();
  response.once("close", () => closed.abort());
  return closed.signal;
}

/** Creates the server's request listener. */
export function createHandler(options: HandlerOptions): RequestListener {
  const { next, cache, reads, databaseStatus, isStopping, securityHeaders, siteUrl, trustedProxies } = options;

  /** Has Next answer a request by itself. Throws 413 for a body above `bodyLimit` bytes. */
  const forward = async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, bodyLimit, closed }: { path: string; bodyLimit: number; closed: AbortSignal },
  ) => {
    const { method, url = "/", headers } = request;
    const body = limitedBody(request, bodyLimit);
    const answer = await next.fetch({ method, url, headers, body, signal: closed });
    // The author of a change reads it back before PostgreSQL's notification arrives.
    if (answer.status < 400 && mayChangePublicData(request, path)) cache?.clear();
    // The request may have begun before the shutdown.
    if (isStopping()) response.shouldKeepAlive = false;
    await sendStreamed(response, privatePage(answer));
  };

  /** Waits until Next may answer another read. Throws 503. */
  const waitForSlot = async (kind: string, client: string, closed: AbortSignal) => {
    const release = await reads.acquire({ kind, client, group: client }, closed);
    if (!release) throw tooBusy();
    // An unread response takes up memory until its connection closes.
    if (closed.aborted) release();
    else closed.addEventListener("abort", release);
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, context: RequestContext) => {
    const { path, requestId } = context;
    const invalidTarget = targetError(request, path);
    const claims = await tokenClaims(request.headers, path);
    if (!invalidTarget && !claims && (await cache?.respond(request, response, context))) return;
    if (response.destroyed) return;
    logRequest(request, response, context);
    response.setHeaders(new Map(Object.entries({ ...securityHeaders, "X-Request-Id": requestId })));
    if (invalidTarget) throw invalidTarget;
    if (path === "/healthz") return respondHealth(response, isStopping, databaseStatus);
    const client = context.client();
    Object.assign(request.headers, { [clientAddressHeader]: client, "x-request-id": requestId });
    if (isStaticFile(path)) {
      response.setHeaders(new Map(Object.entries(staticHeaders(path))));
      return next.listener(request, response);
    }
    response.setHeader("Cache-Control", notCached);
    const { bodyLimit = defaultBodyLimit } = isApi(path) ? checkApiRequest(request, path, claims) : {};
    const closed = abortedOnClose(response);
    if (isRead(request)) await waitForSlot(claims ? "signed-in" : isApi(path) ? "api" : "page", client, closed);
    return forward(request, response, { path, bodyLimit, closed });
  };

  const respondError = async (response: ServerResponse, context: RequestContext, error: unknown) => {
    if (response.destroyed) return;
    if (error instanceof AppError && !response.headersSent) {
      return sendBuffered(response, await errorResponse(context, error));
    }
    log().error({ requestId: context.requestId, err: error }, "a request failed");
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  };

  return (request, response) => {
    request.url = relativeUrl(request.url ?? "/", siteUrl);
    const context = requestContext(request, trustedProxies);
    // Discards what is left of a body, so that the client can finish sending it and read the response.
    response.once("finish", () => request.unpipe().resume());
    void respond(request, response, context).catch((error: unknown) => respondError(response, context, error));
  };
}
