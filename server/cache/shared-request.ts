import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { accessToApi, accessToPage } from "@/lib/auth/access";
import { isApi } from "@/lib/paths";

/** A request whose answer is the same for everybody who makes it. */
export interface SharedRequest {
  /** Tells it from every request that has another answer. */
  key: string;
  url: string;
  /** Everything of the client's headers that the answer may depend on. */
  headers: Record<string, string>;
}

/** What Next's router sends with a client navigation, and what the payload that it gets depends on. */
export const navigationHeaders = [
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

/** What the access table said; asking it takes longer than sending a page. */
const judged = new LRUCache<string, boolean>({ max: 1_000 });

function judge(path: string): boolean {
  if (ofOneVisitor.test(path)) return false;
  if (!isApi(path)) return accessToPage(path) === "all";
  const rule = accessToApi("GET", path);
  return "access" in rule && rule.access === "all";
}

function isPublic(path: string): boolean {
  const known = judged.get(path);
  if (known !== undefined) return known;
  const answer = judge(path);
  judged.set(path, answer);
  return answer;
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
  if (!isAnonymous(request.headers, movableClock) || !isPublic(path)) return null;
  const url = request.url ?? "/";
  let key = url;
  const headers: Record<string, string> = {};
  // Almost always there are none.
  if (request.headers.rsc !== undefined) {
    for (const name of navigationHeaders) {
      const value = request.headers[name];
      if (typeof value === "string") headers[name] = value;
    }
    key += `\n${JSON.stringify(headers)}`;
  }
  return key.length <= maxKeyLength ? { key, url, headers } : null;
}
