import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { isApi } from "@/lib/platform/http/paths";
import { findEndpoint } from "@/lib/site/api/find-endpoint";
import { pageAccess, pagePatternOf, publicQueries } from "@/lib/site/pages/access";

/** A request whose response is the same for every anonymous visitor. */
export interface CacheableRequest {
  path: string;
  /** The cache's key: only the query parameters that the response depends on. */
  url: string;
}

/** Public paths whose responses set cookies, have another status than 200 or are the same for countless addresses. */
const uncacheable = /^\/(api\/auth\/|badge\/|letter\/|logout$|forbidden$)/;

/** The 404 of /results is cached too, because many visitors reload it until the results are published. */
export const storedStatuses = (path: string): readonly number[] => (path === "/results" ? [200, 404] : [200]);

const maxUrlLength = 4_096;

/** The query parameters that the response depends on; false if it is not cacheable. */
function findPublicParameters(path: string): readonly string[] | false {
  if (uncacheable.test(path)) return false;
  if (isApi(path)) {
    const { endpoint } = findEndpoint("GET", path);
    return endpoint?.access === "all" && Object.keys(endpoint.query?.shape ?? {});
  }
  const pattern = pagePatternOf(path);
  return pattern !== null && pageAccess[pattern] === "all" && (publicQueries[pattern] ?? []);
}

/** Remembered, because looking up a path takes longer than sending a cached page. */
const publicParameters = new LRUCache<string, readonly string[] | false>({
  max: 1_000,
  memoMethod: findPublicParameters,
});

/** Leaves out empty parameters, which pages treat as missing, and those that are not read; sorts the others. */
function normalizedUrl(url: string, path: string, parameters: readonly string[]): string {
  if (url.length === path.length) return url;
  const given = new URLSearchParams(url.slice(path.length + 1));
  const accepted = new URLSearchParams([...given].filter(([name, value]) => value !== "" && parameters.includes(name)));
  accepted.sort();
  return accepted.size > 0 ? `${path}?${accepted}` : path;
}

/** Null if the response depends on the visitor, e.g. on one of the `bypassCookies`, or the URL is too long. */
export function cacheableRequest(
  request: IncomingMessage,
  path: string,
  bypassCookies: readonly string[],
): CacheableRequest | null {
  const { authorization, cookie, rsc } = request.headers;
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (authorization !== undefined && (isApi(path) || path.startsWith("/pictures/"))) return null;
  if (cookie && bypassCookies.some((name) => cookie.includes(`${name}=`))) return null;
  // Next's router gets data instead of a document.
  if (rsc !== undefined) return null;
  const parameters = publicParameters.memo(path);
  if (!parameters) return null;
  const url = normalizedUrl(request.url ?? "/", path, parameters);
  return url.length <= maxUrlLength ? { path, url } : null;
}
