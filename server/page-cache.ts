import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { contentGeneration } from "@/lib/platform/content-generation";
import { unavailable } from "@/lib/platform/errors/problem";
import { isApi } from "@/lib/platform/http/paths";
import { type CacheableRequest, storedStatuses } from "@/server/cacheable-request";
import type { RenderedResponse } from "@/server/render-in-memory";
import { type SharedResponse, sharedResponse } from "@/server/shared-response";

/** Limit of each of the two caches. */
const maxBytes = 48 * 1024 * 1024;
const maxEntryBytes = 24 * 1024 * 1024;
const maxRenderings = 32;
const maxWaiting = 200;

/** `requestId` is that of the first request for the page. */
export type RenderPage = (request: CacheableRequest, requestId: string) => Promise<RenderedResponse>;

/** A response is valid until the content changes or the minute ends, because pages show the time. */
export class PageCache {
  readonly #limit = pLimit(maxRenderings);
  readonly #responses: LRUCache<string, SharedResponse, Parameters<RenderPage>>;
  readonly #stale = new LRUCache<string, SharedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** @param now The site's clock, in milliseconds. */
  constructor(
    render: RenderPage,
    private readonly now: () => number,
  ) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxEntryBytes,
      // A response that is not stored goes to all who are waiting for it.
      sizeCalculation: ({ bytes, isStored }) => (isStored ? bytes : Number.MAX_SAFE_INTEGER),
      // An entry that is evicted while it is rendered still goes to those who are waiting.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: [request, requestId] }) => {
        if (this.#limit.pendingCount >= maxWaiting)
          throw unavailable("The site is very busy right now. Please try again in a moment.", 2);
        // Taken before rendering: a page that is rendered during a change belongs to the earlier generation.
        const key = staleKey(request);
        const rendered = await this.#limit(() => render(request, requestId));
        const shared = sharedResponse(rendered, storedStatuses(request.path));
        if (shared.isStored && mayBeServedStale(request)) this.#stale.set(key, shared);
        return shared;
      },
    });
  }

  get(request: CacheableRequest): SharedResponse | undefined {
    return this.#responses.get(this.#key(request));
  }

  /** For an outage: the page may be older than a minute, but not older than the last known change. */
  getStale(request: CacheableRequest): SharedResponse | undefined {
    return this.#stale.get(staleKey(request));
  }

  /** Renders once for all concurrent requests. Throws 503 if too many renderings wait. */
  fetch(request: CacheableRequest, requestId: string): Promise<SharedResponse> {
    return this.#responses.forceFetch(this.#key(request), { context: [request, requestId] });
  }

  #key({ url }: CacheableRequest): string {
    return `${contentGeneration()} ${Math.floor(this.now() / 60_000)} ${url}`;
  }
}

const staleKey = ({ url }: CacheableRequest): string => `${contentGeneration()} ${url}`;

/** Searches are countless and would evict the pages; the API answers with 503 instead. */
const mayBeServedStale = ({ url, path }: CacheableRequest): boolean => url === path && !isApi(path);
