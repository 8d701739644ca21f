import type { IncomingMessage } from "node:http";
import { AppError, methodNotAllowed, notFound } from "@/lib/platform/errors/problem";
import { isApi } from "@/lib/platform/http/paths";
import { requireMethod } from "@/lib/site/api/find-endpoint";
import { hasValidRouterState } from "@/server/router-requests";

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Throws 400, 404 and 405 for requests that Next answers with 500, or with a 405 that does not name the methods. */
export function requireValid({ method = "GET", headers }: IncomingMessage, path: string): void {
  if (!path.startsWith("/") || !isDecodable(path)) throw new AppError(400, "The address of this request is not valid.");
  if (!hasValidRouterState(headers))
    throw new AppError(400, "The header Next-Router-State-Tree of this request is not valid.");
  if (isApi(path)) requireMethod(method, path);
  if (method === "TRACE") throw isApi(path) ? notFound("endpoint") : methodNotAllowed("Pages take", ["GET", "HEAD"]);
}
