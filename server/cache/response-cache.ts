import { LRUCache } from "lru-cache";
import { type CacheableRequest, cachedStatuses } from "@/server/cache/cacheable-request";
import { type CachedResponse, cachedResponse } from "@/server/cache/cached-response";
import type { BufferedResponse } from "@/server/response";

/** A rendered response, and its cached form if it may be shared. */
interface Rendered {
  response: BufferedResponse;
  cached: CachedResponse | null;
}

/** Either a cached response, or one for this request alone, or neither: then the request must be rendered by itself. */
export interface CacheResult {
  cached?: CachedResponse;
  response?: BufferedResponse;
}

const maxBytes = 96 * 1024 * 1024;
const maxEntryBytes = 24 * 1024 * 1024;
const minuteMs = 60_000;
/** How long an expired response stays better than a 503. */
const graceMs = minuteMs;

/**
 * Caches responses in memory; concurrent requests for the same response share one rendering. After `clear`, nothing
 * that was rendered or being rendered before is served to new requests.
 */
export class ResponseCache<Context> {
  #generation = 0;
  readonly #inFlight = new Map<string, Promise<Rendered>>();
  readonly #cached = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length * 2,
  });

  /** `now` is the site's clock; pages show the minute, so responses expire with it. */
  constructor(
    private readonly render: (request: CacheableRequest, context: Context) => Promise<BufferedResponse>,
    private readonly now: () => number,
  ) {}

  clear(): void {
    this.#generation++;
    this.#cached.clear();
    this.#inFlight.clear();
  }

  /** The cached response, unless it has expired. */
  get(key: string): CachedResponse | undefined {
    const cached = this.#cached.get(key);
    return cached && cached.expiresAt > this.now() ? cached : undefined;
  }

  /**
   * Returns the cached response, or renders it. A response that must not be shared goes only to the request that
   * started the rendering, except for 503: rendering again would add to the overload.
   */
  async fetch(request: CacheableRequest, context: Context): Promise<CacheResult> {
    const hit = this.get(request.key);
    if (hit) return { cached: hit };
    const inFlight = this.#inFlight.get(request.key);
    const { cached, response } = await (inFlight ?? this.#start(request, context));
    if (cached) return { cached };
    // A response that a change made stale has been removed.
    const expired = response.status === 503 && this.#cached.get(request.key);
    if (expired && expired.expiresAt + graceMs > this.now()) return { cached: expired };
    return inFlight === undefined || response.status === 503 ? { response } : {};
  }

  #start(request: CacheableRequest, context: Context): Promise<Rendered> {
    const rendering = this.#render(request, context);
    this.#inFlight.set(request.key, rendering);
    const remove = () => {
      if (this.#inFlight.get(request.key) === rendering) this.#inFlight.delete(request.key);
    };
    rendering.then(remove, remove);
    return rendering;
  }

  async #render(request: CacheableRequest, context: Context): Promise<Rendered> {
    const generation = this.#generation;
    const minute = Math.floor(this.now() / minuteMs);
    const response = await this.render(request, context);
    const cached = cachedResponse(response, (minute + 1) * minuteMs, cachedStatuses(request.path));
    if (cached && generation === this.#generation) this.#cached.set(request.key, cached);
    return { response, cached };
  }
}
