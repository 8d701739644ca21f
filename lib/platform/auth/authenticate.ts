import "server-only";
import type { NextRequest } from "next/server";
import { csrfCookie, isCsrfValue, sessionCookie } from "@/lib/platform/auth/cookies";
import { endedSession } from "@/lib/platform/auth/require-session";
import { type Session, sessionOf } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";

export const isUnsafe = (method: string) => method !== "GET" && method !== "HEAD";

/**
 * Null if there is neither a bearer token nor a valid session cookie. Throws 401 for an invalid bearer token, and 403 for a
 * write with the cookie but without its CSRF value.
 */
export async function authenticate(request: NextRequest): Promise<Session | null> {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) {
    const session = await sessionOf(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "");
    if (!session) throw endedSession();
    return session;
  }
  const token = request.cookies.get(sessionCookie.name())?.value;
  const session = token ? await sessionOf(token) : null;
  if (!session) return null;
  if (isUnsafe(request.method) && !isCsrfValue(request.headers.get(csrfCookie.header), session.claims.jti)) {
    throw new AppError(403, "This request did not come from a page of this site. Reload the page and try again.");
  }
  return session;
}
