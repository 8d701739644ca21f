import type { IncomingHttpHeaders } from "node:http";
import { sessionCookie } from "@/lib/platform/auth/cookies";
import { type TokenClaims, verifyToken } from "@/lib/platform/auth/token";
import { isApi } from "@/lib/platform/http/paths";

/** The API prefers a bearer token; pages read only the cookie, the last one of that name. */
function tokenOf({ authorization, cookie }: IncomingHttpHeaders, path: string): string | undefined {
  if (authorization !== undefined && isApi(path)) return authorization.replace(/^Bearer /i, "");
  const cookies = cookie?.split(/;\s*/).map((pair) => pair.split("=", 2));
  return cookies?.findLast(([name]) => name === sessionCookie.name())?.[1];
}

/** The claims of a request's token if we signed it, else null. Only the database knows whether it was revoked. */
export async function tokenClaims(headers: IncomingHttpHeaders, path: string): Promise<TokenClaims | null> {
  const token = tokenOf(headers, path);
  return token ? verifyToken(token) : null;
}
