import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { AppError, problemResponse } from "@/lib/platform/errors/problem";
import { reportedError } from "@/lib/platform/errors/reported-error";
import { clientAddressHeader } from "@/lib/platform/http/client-address";
import { clientAddress } from "@/lib/platform/http/forwarded-address";
import { log } from "@/lib/platform/log";
import { type CacheableRequest, cacheableRequest } from "@/server/cacheable-request";
import { PageCache, type RenderPage } from "@/server/page-cache";
import { type NextHandler, renderInMemory } from "@/server/render-in-memory";
import { countCachedResponse, logRequest } from "@/server/request-log";
import { requireValid } from "@/server/require-valid";
import { crawlerUserAgent } from "@/server/router-requests";
import { sendShared } from "@/server/send-shared";
import type { SharedResponse } from "@/server/shared-response";

interface HandlerOptions {
  next: NextHandler;
  /** Whether changes are received; nothing is cached otherwise. */
  isListening: () => boolean;
  /** Whether the database responds; if not, copies of pages are served. */
  isDatabaseUp: () => Promise<boolean>;
  /** The site's clock, in milliseconds since 1970. */
  now: () => number;
  /** The cookies of requests that are not answered from the cache. */
  bypassCookies: readonly string[];
  siteUrl: string;
  /** How many of our reverse proxies a request passes. */
  trustedProxies: number;
}

/** The path and query of a request for an absolute address of this site. */
const relativeUrl = (url: string, siteUrl: string): string =>
  url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;

async function sendProblem(response: ServerResponse, error: unknown, requestId: string): Promise<void> {
  const problem = problemResponse(reportedError(error, requestId), requestId);
  if (response.headersSent) return void response.destroy();
  response.writeHead(problem.status, Object.fromEntries(problem.headers)).end(await problem.text());
}

/** Creates the server's request listener: it answers from the cache, or passes the request on to Next. */
export function createHandler(options: HandlerOptions): RequestListener {
  const { next, isListening, isDatabaseUp, now, bypassCookies, siteUrl, trustedProxies } = options;
  const read = renderInMemory(next);
  const host = new URL(siteUrl).host;

  /** Only the parts of the cache's key come from the visitor. */
  const render: RenderPage = ({ url, headers }, requestId) =>
    read(url, { host, accept: "*/*", "user-agent": crawlerUserAgent, "x-request-id": requestId, ...headers });
  const cache = new PageCache(render, now);

  /** A page as it was before the database went away. */
  const duringOutage = async (request: CacheableRequest): Promise<SharedResponse | undefined> => {
    const copy = cache.copy(request);
    return copy && !(await isDatabaseUp()) ? copy : undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    request.url = relativeUrl(request.url ?? "/", siteUrl);
    const path = request.url.split("?", 1)[0] ?? "/";
    const cacheable = cacheableRequest(request, path, bypassCookies);
    const isCurrent = isListening();
    const stored = cacheable && (isCurrent ? cache.get(cacheable) : await duringOutage(cacheable));
    if (stored) {
      await sendShared(request, response, stored, requestId);
      return countCachedResponse(path, response.statusCode);
    }
    logRequest(request, response, { path, requestId });
    response.setHeader("X-Request-Id", requestId);
    requireValid(request, path);
    const rendered = cacheable && isCurrent && (await cache.fetch(cacheable, requestId).catch(logFailure));
    if (rendered) return sendShared(request, response, rendered, requestId);
    const client = clientAddress(request, trustedProxies);
    Object.assign(request.headers, { [clientAddressHeader]: client, "x-request-id": requestId });
    return next(request, response);
  };

  return (request, response) => {
    const requestId = randomUUID();
    answer(request, response, requestId).catch((error: unknown) => sendProblem(response, error, requestId));
  };
}

/** The request is rendered by itself when a response for everybody could not be made. */
function logFailure(error: unknown): null {
  if (error instanceof AppError) throw error;
  log().error({ err: error }, "a response for everybody could not be made");
  return null;
}
