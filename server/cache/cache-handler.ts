import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { log } from "@/lib/log";
import { type CacheableRequest, cacheableRequest } from "@/server/cache/cacheable-request";
import { type CacheResult, ResponseCache } from "@/server/cache/response-cache";
import { sendCached } from "@/server/cache/send-cached";
import type { ChangeListener } from "@/server/change-listener";
import { ConcurrencyLimit } from "@/server/concurrency-limit";
import { tooBusy } from "@/server/error-response";
import type { NextApp } from "@/server/next-app";
import { crawlerUserAgent, isClientNavigation } from "@/server/next-internals/router-requests";
import type { RequestContext } from "@/server/request-context";
import { countCachedResponse, logRequest } from "@/server/request-log";
import { type BufferedResponse, sendBuffered } from "@/server/response";

/** How many different responses are rendered for the cache at the same time. */
const renderSlots = 32;

export interface CacheHandler {
  clear(): void;
  /** Answers a request from the cache; false if the request must be rendered separately. */
  respond(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<boolean>;
}

export interface CacheOptions {
  next: NextApp;
  /** Starts listening for changes of public data. */
  listen: (onChange: () => void) => ChangeListener;
  /** The site's clock, in milliseconds since 1970. */
  now: () => number;
  /** The cookie that moves the clock, where the clock may be moved. */
  clockCookie: string | null;
  securityHeaders: Record<string, string>;
  siteUrl: string;
}

/** Searches and client navigations have endless variations, so each kind counts as one client of the limit. */
function limitedKind({ headers, url }: CacheableRequest): string | undefined {
  if (isClientNavigation(headers)) return "navigation";
  return url.includes("?") ? "query" : undefined;
}

/** Creates the part of the handler that answers anonymous reads of public pages and endpoints from memory. */
export function createCacheHandler(options: CacheOptions): CacheHandler {
  const { next, now, clockCookie, securityHeaders } = options;
  const renders = new ConcurrencyLimit(renderSlots, 0);
  const host = new URL(options.siteUrl).host;

  /** Renders for the cache: only the parts of the cache key come from the visitor. */
  const render = async (request: CacheableRequest, requestId: string): Promise<BufferedResponse> => {
    const { url } = request;
    const release = renders.acquire(limitedKind(request));
    if (!release) return tooBusy({ path: request.path, requestId, startedAt: performance.now() });
    const own = { host, accept: "*/*", "user-agent": crawlerUserAgent, "x-request-id": requestId };
    try {
      const { status, headers, body } = await next.fetch({ url, headers: { ...own, ...request.headers } });
      return { status, headers: { ...headers, ...securityHeaders }, body: await buffer(body) };
    } finally {
      release();
    }
  };
  const cache = new ResponseCache(render, now);
  const changes = options.listen(() => cache.clear());

  const fetchCached = (request: CacheableRequest, requestId: string): Promise<CacheResult> =>
    cache.fetch(request, requestId).catch((error: unknown) => {
      log().error({ requestId, err: error }, "an answer for everybody could not be made");
      return {};
    });

  return {
    clear: () => cache.clear(),
    async respond(request, response, context) {
      const { path, requestId } = context;
      const cacheable = cacheableRequest(request, path, clockCookie);
      if (!cacheable || !(await changes.isCurrent())) return false;
      const hit = cache.get(cacheable.key);
      if (hit) {
        await sendCached(request, response, hit, requestId);
        countCachedResponse(path, response.statusCode);
        return true;
      }
      const { cached, response: own } = await fetchCached(cacheable, requestId);
      if (!cached && !own) return false;
      logRequest(request, response, context);
      if (cached) await sendCached(request, response, cached, requestId);
      else if (own) {
        response.setHeaders(new Map(Object.entries({ ...securityHeaders, "X-Request-Id": requestId })));
        sendBuffered(response, own);
      }
      return true;
    },
  };
}
