import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/platform/errors/problem";
import { isApi } from "@/lib/platform/http/paths";
import { hasValidRouterState } from "@/server/next-internals/router-requests";
import { isRead } from "@/server/request-context";

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Next resolves these, so that a check of the path as it was sent would judge another one. */
const dotSegment = /[/\\](\.|%2e){1,2}([/\\]|$)/i;

/**
 * Why Next must not see a request, which would answer it with 500 or render a page past the cache: 405 for a page or file
 * with another method than GET and HEAD, 400 for the address of another site, for one that cannot be decoded or resolved,
 * and for a client navigation from an invalid state.
 */
export function targetError(request: IncomingMessage, path: string): AppError | null {
  if (!isApi(path) && !isRead(request)) {
    return new AppError(405, "Pages take GET or HEAD.", undefined, { Allow: "GET, HEAD" });
  }
  if (!hasValidRouterState(request.headers)) {
    return new AppError(400, "The header Next-Router-State-Tree of this request is not valid.");
  }
  if (path.startsWith("/") && isDecodable(path) && !dotSegment.test(path)) return null;
  return new AppError(400, "The address of this request is not valid.");
}

/** The path and query of a request for an absolute address of this site. */
export const relativeUrl = (url: string, siteUrl: string): string =>
  url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
