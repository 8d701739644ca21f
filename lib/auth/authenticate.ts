import "server-only";
import type { NextRequest } from "next/server";
import { csrfCookie, sessionCookie } from "@/lib/auth/cookies";
import { isCsrfValue } from "@/lib/auth/csrf";
import { type Actor, sessionOf } from "@/lib/auth/session";
import { AppError } from "@/lib/http/problem";

/** Whether a request with this method may change something. */
export const isUnsafe = (method: string) => method !== "GET" && method !== "HEAD";

/**
 * Who makes this API call, null for nobody. An Authorization header is judged by itself, and a bad one is refused (401)
 * even where nobody needs to sign in; a cookie that no longer holds counts as none. A cookie alone may not change
 * anything: that takes the session's CSRF value as well (403).
 */
export async function authenticate(request: NextRequest): Promise<Actor | null> {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) {
    const session = await sessionOf(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? "");
    if (!session) throw new AppError(401, "Your session is not valid or has ended. Please log in again.");
    return session.actor;
  }
  const token = request.cookies.get(sessionCookie.name())?.value;
  const session = token ? await sessionOf(token) : null;
  if (!session) return null;
  if (isUnsafe(request.method) && !isCsrfValue(request.headers.get(csrfCookie.header), session.claims.jti)) {
    throw new AppError(403, "This request did not come from a page of ours. Reload the page and try again.");
  }
  return session.actor;
}
