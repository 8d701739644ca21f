import type { IncomingHttpHeaders } from "node:http";
import { sessionCookie } from "@/lib/auth/cookies";
import { type TokenClaims, verifyToken } from "@/lib/auth/token";

function tokenOf({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
  if (authorization !== undefined) return authorization.replace(/^Bearer /i, "");
  const cookies = cookie?.split(/;\s*/).map((pair) => pair.split("=", 2));
  return cookies?.find(([name]) => name === sessionCookie.name())?.[1];
}

/** The claims of a request's token if we signed it, else null. Only the database knows whether it was revoked. */
export async function tokenClaims(headers: IncomingHttpHeaders): Promise<TokenClaims | null> {
  const token = tokenOf(headers);
  return token ? verifyToken(token) : null;
}
