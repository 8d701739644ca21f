import type { IncomingMessage } from "node:http";
import { allows } from "@/lib/platform/auth/roles";
import type { TokenClaims } from "@/lib/platform/auth/token";
import { AppError } from "@/lib/platform/errors/problem";
import { findEndpoint, type RequestRules } from "@/lib/site/api/find-endpoint";

function endpointOf(method: string, path: string): RequestRules {
  const found = findEndpoint(method, path);
  if (found.endpoint) return found.endpoint;
  const { allowedMethods } = found;
  if (allowedMethods.length === 0) throw new AppError(404, "There is no such endpoint.");
  const allow = { Allow: allowedMethods.join(", ") };
  throw new AppError(405, `This endpoint takes ${allowedMethods.join(" or ")}.`, undefined, allow);
}

/**
 * The endpoint of a request to the API. Checked before anything of the body is read, by the token alone: route() loads
 * the account. Throws 404, 405, 401 and 403.
 */
export function checkApiRequest(request: IncomingMessage, path: string, claims: TokenClaims | null): RequestRules {
  // Next redirects a path with a slash at its end.
  const endpoint = endpointOf(request.method ?? "GET", path.replace(/\/$/, ""));
  if (request.headers.authorization !== undefined && !claims) {
    throw new AppError(401, "Your session is not valid or has ended. Please log in again.");
  }
  if (allows(endpoint.access, claims?.role ?? null)) return endpoint;
  throw claims
    ? new AppError(403, "Your account is not allowed to do this.")
    : new AppError(401, "Please log in first.");
}
