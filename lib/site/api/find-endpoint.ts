import type { Endpoint } from "@/lib/platform/api/endpoint";
import { methodNotAllowed } from "@/lib/platform/errors/problem";
import { matchesPath } from "@/lib/platform/http/paths";
import { allEndpoints } from "@/lib/site/api/endpoints";

type RequestRules = Pick<Endpoint, "key" | "access" | "query">;

/** Routes that are not part of the documented API; next-auth checks its own tokens. */
const otherRoutes: RequestRules[] = [
  { key: "GET /api/openapi.json", access: "all" },
  { key: "GET /api/docs", access: "all" },
  { key: "GET /api/docs/{file}", access: "all" },
  { key: "GET /api/auth/csrf", access: "all" },
  { key: "GET /api/auth/providers", access: "all" },
  { key: "POST /api/auth/callback/credentials", access: "all" },
  { key: "POST /api/auth/signout", access: "all" },
];

/** A literal path is matched before one with a parameter in the same place. */
const routes = [...allEndpoints, ...otherRoutes]
  .map((endpoint: RequestRules) => {
    const [method = "", pattern = ""] = endpoint.key.split(" ");
    return { method, pattern, endpoint };
  })
  .sort((a, b) => Number(a.pattern.includes("{")) - Number(b.pattern.includes("{")));

/**
 * `endpoint` is null if the path does not take the method; `allowedMethods` are then those that it takes. HEAD counts
 * as GET.
 */
export function findEndpoint(method: string, path: string) {
  const found = routes.filter(({ pattern }) => matchesPath(pattern, path));
  const route = found.find((candidate) => candidate.method === (method === "HEAD" ? "GET" : method));
  if (route) return { endpoint: route.endpoint };
  return { endpoint: null, allowedMethods: found.map((candidate) => candidate.method).sort() };
}

/** Throws 405 if there are endpoints of this path, but none takes the method. */
export function requireMethod(method: string, path: string): void {
  const found = findEndpoint(method, path);
  if (!found.endpoint && found.allowedMethods.length > 0)
    throw methodNotAllowed("This endpoint takes", found.allowedMethods);
}

/** The patterns of the paths that everybody may read. */
export const publicReads = routes
  .filter(({ method, endpoint }) => method === "GET" && endpoint.access === "all")
  .map(({ pattern }) => pattern);
