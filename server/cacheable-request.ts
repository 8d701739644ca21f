import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { isApi } from "@/lib/platform/http/paths";
import { findEndpoint } from "@/lib/site/api/find-endpoint";
import { pageAccess, pagePatternOf, publicQueries } from "@/lib/site/pages/access";

/** Its response is the same for every anonymous visitor. */
export interface CacheableRequest {
  path: string;
  /** The cache's key: only the query parameters that the response depends on. */
  url: string;
}

/** Public paths whose responses set cookies, have another status than 200 or are the same for countless addresses. */
const uncacheable = /^\/(api\/auth\/|badge\/|letter\/|logout$|forbidden$)/;

/** A crowd waits for the results and reloads their 404 page. */
export const storedStatuses = (path: string): readonly number[] => (path === "/results" ? [200, 404] : [200]);

const maxUrlLength = 4_096;

function findPublicParameters(path: string): readonly string[] | false {
  if (uncacheable.test(path)) return false;
  if (isApi(path)) {
    const { endpoint } = findEndpoint("GET", path);
    return endpoint?.access === "all" && Object.keys(endpoint.query?.shape ?? {});
  }
  const key = pagePatternOf(path);
  return key !== null && pageAccess[key] === "all" && (publicQueries[key] ?? []);
}

/** Looking up a path takes longer than sending a cached page. */
const publicParameters = new LRUCache<string, readonly string[] | false>({
  max: 1_000,
  memoMethod: findPublicParameters,
});

/** Pages treat an empty parameter as missing. */
function normalizedUrl(url: string, path: string, parameters: readonly string[]): string {
  if (url.length === path.length) return url;
  const given = new URLSearchParams(url.slice(path.length + 1));
  const accepted = new URLSearchParams([...given].filter(([name, value]) => value !== "" && parameters.includes(name)));
  accepted.sort();
  return accepted.size > 0 ? `${path}?${accepted}` : path;
}

/** A request with one of `bypassCookies`, e.g. the session's, is for one visitor. */
export function cacheableRequest(
  request: IncomingMessage,
  path: string,
  bypassCookies: readonly string[],
): CacheableRequest | null {
  const { authorization, cookie, rsc } = request.headers;
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (authorization !== undefined && (isApi(path) || path.startsWith("/pictures/"))) return null;
  if (cookie && bypassCookies.some((name) => cookie.includes(`${name}=`))) return null;
  // Next's router gets another response than a document.
  if (rsc !== undefined) return null;
  const parameters = publicParameters.memo(path);
  if (!parameters) return null;
  const url = normalizedUrl(request.url ?? "/", path, parameters);
  return url.length <= maxUrlLength ? { path, url } : null;
}
