import type { IncomingMessage } from "node:http";
import { AppError, methodNotAllowed } from "@/lib/platform/errors/problem";
import { isApi } from "@/lib/platform/http/paths";
import { methodError } from "@/lib/site/api/find-endpoint";
import { hasValidRouterState } from "@/server/router-requests";

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Why a request is refused that Next answers with 500, or with a 405 that does not name the endpoint's methods: 400 for an
 * address of another site, one that cannot be decoded and a client navigation from an invalid state, 405 for the method.
 */
export function refusal({ method = "GET", headers }: IncomingMessage, path: string): AppError | null {
  if (!path.startsWith("/") || !isDecodable(path))
    return new AppError(400, "The address of this request is not valid.");
  if (!hasValidRouterState(headers)) {
    return new AppError(400, "The header Next-Router-State-Tree of this request is not valid.");
  }
  if (isApi(path)) return methodError(method, path);
  return method === "TRACE" ? methodNotAllowed("Pages take", ["GET", "HEAD"]) : null;
}
