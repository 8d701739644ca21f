import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { isApi } from "@/lib/platform/http/paths";
import { log } from "@/lib/platform/log";
import { type CacheableRequest, cacheableRequest } from "@/server/cache/cacheable-request";
import { type CacheResult, ResponseCache } from "@/server/cache/response-cache";
import { sendCached } from "@/server/cache/send-cached";
import type { ChangeListener } from "@/server/change-listener";
import { errorResponse, tooBusy } from "@/server/error-response";
import type { NextApp } from "@/server/next-app";
import { crawlerUserAgent, isClientNavigation } from "@/server/next-internals/router-requests";
import type { RequestContext } from "@/server/request-context";
import { countCachedResponse, logRequest } from "@/server/request-log";
import type { QueuedRequest, RequestQueue } from "@/server/request-queue";
import { type BufferedResponse, notCached, sendBuffered } from "@/server/response";

export interface CacheHandler {
  clear(): void;
  /** Answers a request from the cache; false if the request must be rendered separately. */
  respond(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<boolean>;
}

export interface CacheOptions {
  next: NextApp;
  /** Renderings for the cache. */
  renders: RequestQueue;
  /** Starts listening for changes of public data. */
  listen: (onChange: () => void) => ChangeListener;
  /** The site's clock, in milliseconds since 1970. */
  now: () => number;
  /** The cookie that moves the clock, where the clock may be moved. */
  clockCookie: string | null;
  securityHeaders: Record<string, string>;
  siteUrl: string;
}

/** A rendering's place in the queue. Searches and client navigations have endless variations, so each is a group. */
function queued({ headers, url, path }: CacheableRequest, client: string): QueuedRequest {
  if (isClientNavigation(headers)) return { kind: "navigation", client, group: "navigation" };
  if (url.includes("?")) return { kind: "query", client, group: "query" };
  return { kind: isApi(path) ? "api" : "page", client };
}

/** Creates the part of the handler that answers anonymous reads of public pages and endpoints from memory. */
export function createCacheHandler(options: CacheOptions): CacheHandler {
  const { next, renders, now, clockCookie, securityHeaders } = options;
  const host = new URL(options.siteUrl).host;

  /** Renders for the cache: only the parts of the cache key come from the visitor. */
  const render = async (request: CacheableRequest, context: RequestContext): Promise<BufferedResponse> => {
    const { url } = request;
    const { requestId } = context;
    const release = await renders.acquire(queued(request, context.client()));
    if (!release) return errorResponse(context, tooBusy());
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

  const fetchCached = (request: CacheableRequest, context: RequestContext): Promise<CacheResult> =>
    cache.fetch(request, context).catch((error: unknown) => {
      log().error({ requestId: context.requestId, err: error }, "an answer for everybody could not be made");
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
      const { cached, response: own } = await fetchCached(cacheable, context);
      if (!cached && !own) return false;
      logRequest(request, response, context);
      if (cached) await sendCached(request, response, cached, requestId);
      else if (own) {
        const headers = { ...securityHeaders, "X-Request-Id": requestId, "Cache-Control": notCached };
        response.setHeaders(new Map(Object.entries(headers)));
        sendBuffered(response, own);
      }
      return true;
    },
  };
}
