import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { findEndpoint } from "@/lib/api/find-endpoint";
import { pageAccess, pageKeyOf } from "@/lib/auth/access";
import { isApi } from "@/lib/paths";
import { publicQueries } from "@/server/cache/public-queries";

/** A request whose answer is the same for everybody who makes it. */
export interface SharedRequest {
  /** Tells it from every request that has another answer. */
  key: string;
  url: string;
  /** Everything of the client's headers that the answer may depend on. */
  headers: Record<string, string>;
}

/** What Next's router sends with a client navigation, and what the payload that it gets depends on. */
const navigationHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** Open to everybody, and yet not the same for everybody: next-auth sets cookies, the others end in another status. */
const ofOneVisitor = /^\/(api\/auth\/|logout$|forbidden$)/;

/** The session under both of its names, whole or in the parts that next-auth makes of a large one. */
const session = /(?:^|;\s*)(?:__Host-)?session[.=]/;

const maxKeyLength = 4_096;

/** With which Next's router tells its requests apart where their headers are not; the application insists on it. */
const routersOwn = "_rsc";

/** Results of findPublicParameters, which takes longer than sending a cached page. */
const judged = new LRUCache<string, readonly string[] | false>({ max: 1_000 });

function findPublicParameters(path: string): readonly string[] | false {
  if (ofOneVisitor.test(path)) return false;
  if (isApi(path)) {
    const { endpoint } = findEndpoint("GET", path);
    return endpoint?.access === "all" && Object.keys(endpoint.query?.shape ?? {});
  }
  const key = pageKeyOf(path);
  return key !== null && pageAccess[key] === "all" && (publicQueries[key] ?? []);
}

/** The query parameters that a public path reads; false for a path that is not public. */
function publicParameters(path: string): readonly string[] | false {
  const known = judged.get(path);
  if (known !== undefined) return known;
  const answer = findPublicParameters(path);
  judged.set(path, answer);
  return answer;
}

/** The address with nothing but what is read under it, in one order: whatever else somebody adds is the same request. */
function canonical(url: string, path: string, isRead: (name: string, value: string) => boolean): string {
  if (url.length === path.length) return url;
  const given = new URLSearchParams(url.slice(path.length + 1));
  const read = new URLSearchParams([...given].filter(([name, value]) => isRead(name, value)));
  read.sort();
  return read.size > 0 ? `${path}?${read}` : path;
}

function isAnonymous({ authorization, cookie }: IncomingHttpHeaders, movableClock: string | null): boolean {
  if (authorization !== undefined) return false;
  return cookie === undefined || !(session.test(cookie) || (movableClock && cookie.includes(`${movableClock}=`)));
}

/**
 * The request as one that may be answered from the cache, or null: it reads a page or an endpoint that is open to
 * everybody and carries no credentials. `movableClock` is the cookie that moves the clock, where the clock may be moved.
 */
export function sharedRequest(
  request: IncomingMessage,
  path: string,
  movableClock: string | null,
): SharedRequest | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (!isAnonymous(request.headers, movableClock)) return null;
  const parameters = publicParameters(path);
  if (!parameters) return null;
  const isNavigation = request.headers.rsc !== undefined;
  const url = canonical(request.url ?? "/", path, (name, value) =>
    // A parameter without a value counts as absent everywhere.
    name === routersOwn ? isNavigation : value !== "" && parameters.includes(name),
  );
  let key = url;
  const headers: Record<string, string> = {};
  // Almost always there are none.
  if (isNavigation) {
    for (const name of navigationHeaders) {
      const value = request.headers[name];
      if (typeof value === "string") headers[name] = value;
    }
    key += `\n${JSON.stringify(headers)}`;
  }
  return key.length <= maxKeyLength ? { key, url, headers } : null;
}
