import { type NextRequest, NextResponse } from "next/server";
import { findEndpoint } from "@/lib/api/find-endpoint";
import { accessToPage } from "@/lib/auth/access";
import { csrfCookie, sessionCookie } from "@/lib/auth/cookies";
import { csrfValue, isCsrfValue } from "@/lib/auth/csrf";
import { allows } from "@/lib/auth/roles";
import { type TokenClaims, verifyToken } from "@/lib/auth/token";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { AppError, problemResponse } from "@/lib/http/problem";
import { isApi } from "@/lib/paths";

/**
 * The first of three access checks (design.md, "Request flow"): unknown paths do not exist, and callers without access
 * are refused before anything is rendered or read. Only the token's signature is checked here; route() and the pages
 * load the account from the database.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname;
  return isApi(path) ? api(request, path) : page(request, path);
}

async function claimsOf(request: NextRequest): Promise<TokenClaims | null> {
  const token = request.cookies.get(sessionCookie.name())?.value;
  return token ? verifyToken(token) : null;
}

async function api(request: NextRequest, path: string): Promise<Response> {
  const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
  const refuse = (error: AppError) => problemResponse(error, requestId);
  const found = findEndpoint(request.method, path);
  if (!found.endpoint) {
    const { allowedMethods } = found;
    if (allowedMethods.length === 0) return refuse(new AppError(404, "There is no such endpoint."));
    const allow = { Allow: allowedMethods.join(", ") };
    return refuse(new AppError(405, `This endpoint takes ${allowedMethods.join(" or ")}.`, undefined, allow));
  }
  const authorization = request.headers.get("authorization");
  const claims =
    authorization === null ? await claimsOf(request) : await verifyToken(authorization.replace(/^Bearer /i, ""));
  if (authorization !== null && !claims) {
    return refuse(new AppError(401, "Your session is not valid or has ended. Please log in again."));
  }
  if (allows(found.endpoint.access, claims?.role ?? null)) return NextResponse.next();
  return refuse(
    claims ? new AppError(403, "Your account may not do this.") : new AppError(401, "Please log in first."),
  );
}

async function page(request: NextRequest, path: string): Promise<Response> {
  const access = accessToPage(path);
  const claims = await claimsOf(request);
  if (access && !claims && !allows(access, null)) {
    return NextResponse.redirect(
      new URL(`/login?next=${encodeURIComponent(path + request.nextUrl.search)}`, request.url),
    );
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const allowed = access !== null && allows(access, claims?.role ?? null);
  const response = allowed
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(withPath(request, access === null ? notFoundPath : "/forbidden"), { request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  if (claims && !isCsrfValue(request.cookies.get(csrfCookie.name)?.value, claims.jti)) {
    response.cookies.set(csrfCookie.name, csrfValue(claims.jti), csrfCookie.options());
  }
  return response;
}

/** A path without a page, for which Next renders its not-found page. */
const notFoundPath = "/_not-found";

function withPath(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return url;
}

export const config = {
  // All paths but those of public static files.
  matcher: ["/((?!_next/static/|flags/|documents/|icons/|favicon.ico|icon.svg|apple-icon.png|guide-sw.js).*)"],
};
