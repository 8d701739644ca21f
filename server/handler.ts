import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { AppError, methodNotAllowed, notFound, problemResponse } from "@/lib/platform/errors/problem";
import { reportedError } from "@/lib/platform/errors/reported-error";
import { clientAddressHeader } from "@/lib/platform/http/client-address";
import { clientAddress } from "@/lib/platform/http/forwarded-address";
import { isApi } from "@/lib/platform/http/paths";
import { log } from "@/lib/platform/log";
import { requireMethod } from "@/lib/site/api/find-endpoint";
import { type CacheableRequest, cacheableRequest } from "@/server/cacheable-request";
import { PageCache, type RenderPage } from "@/server/page-cache";
import { type NextHandler, renderInMemory } from "@/server/render-in-memory";
import { logRequest } from "@/server/request-log";
import { sendShared } from "@/server/send-shared";
import type { SharedResponse } from "@/server/shared-response";

interface HandlerOptions {
  next: NextHandler;
  /** Whether change notifications are received; without them, the cache is off. */
  isListening: () => boolean;
  /** Queries the database. While it is down, stale pages are served. */
  isDatabaseUp: () => Promise<boolean>;
  /** Whether the database was found down a moment ago; sends no query. */
  isDatabaseAway: () => boolean;
  /** The site's clock, in milliseconds since 1970. */
  now: () => number;
  /** Requests with one of these cookies bypass the cache. */
  bypassCookies: readonly string[];
  siteUrl: string;
  trustedProxies: number;
}

const relativeUrl = (url: string, siteUrl: string): string =>
  url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;

async function sendProblem(response: ServerResponse, error: unknown, requestId: string): Promise<void> {
  const problem = problemResponse(reportedError(error, requestId), requestId);
  if (response.headersSent) return void response.destroy();
  response.writeHead(problem.status, Object.fromEntries(problem.headers)).end(await problem.text());
}

/** Next sends 500 when it cannot render a page; during an outage, that becomes 503 with Retry-After. */
function sendOutagesAs503(response: ServerResponse, isDatabaseAway: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status !== 500 || !isDatabaseAway()) return writeHead(status, ...rest);
    response.setHeader("Retry-After", "5");
    return writeHead(503, ...rest);
  }) as typeof response.writeHead;
}

export function createHandler(options: HandlerOptions): RequestListener {
  const { next, isListening, isDatabaseUp, isDatabaseAway, now, bypassCookies, siteUrl, trustedProxies } = options;
  const renderUrl = renderInMemory(next);
  const host = new URL(siteUrl).host;

  /** Only the path and the query come from the visitor. */
  const render: RenderPage = ({ url }, requestId) => renderUrl(url, { host, accept: "*/*", "x-request-id": requestId });
  const cache = new PageCache(render, now);

  /** The stale page if the database is down. `seemsUp` saves a query when the database has just been used. */
  const duringOutage = async (request: CacheableRequest, seemsUp: boolean): Promise<SharedResponse | undefined> => {
    const stale = cache.getStale(request);
    return stale && (isDatabaseAway() || (!seemsUp && !(await isDatabaseUp()))) ? stale : undefined;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    request.url = relativeUrl(request.url ?? "/", siteUrl);
    const path = request.url.split("?", 1)[0] ?? "/";
    const cacheable = cacheableRequest(request, path, bypassCookies);
    const isCurrent = isListening();
    const stored = cacheable && ((isCurrent && cache.get(cacheable)) || (await duringOutage(cacheable, isCurrent)));
    if (stored) return sendShared(request, response, stored, requestId);
    logRequest(request, response, { path, requestId });
    response.setHeader("X-Request-Id", requestId);
    requireSupported(request, path);
    const rendered = cacheable && isCurrent && (await cache.fetch(cacheable, requestId).catch(logFailure));
    if (rendered) {
      const stale = await duringOutage(cacheable, rendered.status !== 500);
      return sendShared(request, response, stale ?? rendered, requestId);
    }
    const client = clientAddress(request, trustedProxies);
    Object.assign(request.headers, { [clientAddressHeader]: client, "x-request-id": requestId });
    return next(request, response);
  };

  return (request, response) => {
    const requestId = randomUUID();
    sendOutagesAs503(response, isDatabaseAway);
    respond(request, response, requestId).catch((error: unknown) => sendProblem(response, error, requestId));
  };
}

/** Next's router sends less than 1 kB. The time that Next takes to parse a state grows with the square of its depth. */
const maxRouterStateLength = 2_048;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Throws 400, 404 or 405 where Next would send a 500, or a 405 that does not name the methods. */
function requireSupported({ method = "GET", headers }: IncomingMessage, path: string): void {
  if (!path.startsWith("/") || !isDecodable(path)) throw new AppError(400, "The address of this request is not valid.");
  if ((headers["next-router-state-tree"]?.length ?? 0) > maxRouterStateLength)
    throw new AppError(400, "The header Next-Router-State-Tree of this request is too long.");
  if (isApi(path)) requireMethod(method, path);
  if (method === "TRACE") throw isApi(path) ? notFound("endpoint") : methodNotAllowed("Pages take", ["GET", "HEAD"]);
}

/** Rethrows what the visitor should see, e.g. 503; after any other error, Next renders for this request alone. */
function logFailure(error: unknown): null {
  if (error instanceof AppError) throw error;
  log().error({ err: error }, "a shared response could not be made");
  return null;
}
