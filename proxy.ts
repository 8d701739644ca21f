import { type NextRequest, NextResponse } from "next/server";
import { csrfCookie, csrfValue, isCsrfValue, sessionCookie } from "@/lib/platform/auth/cookies";
import { allows } from "@/lib/platform/auth/roles";
import { type TokenClaims, verifyToken } from "@/lib/platform/auth/token";
import { methodNotAllowed, problemResponse } from "@/lib/platform/errors/problem";
import { contentSecurityPolicy } from "@/lib/platform/http/content-security-policy";
import { publicFiles } from "@/lib/platform/http/public-files";
import { accessToPage, pagePatternOf } from "@/lib/site/pages/access";

const filesWithOwnPolicy: (string | null)[] = ["/pictures/{file}", "/cards/{file}", "/heic/libheif.js"];

const daySeconds = 24 * 60 * 60;

function fileHeaders(path: string): Record<string, string> {
  // Flags hardly ever change, so browsers may keep them.
  if (path.startsWith("/flags/")) return { "Cache-Control": `public, max-age=${7 * daySeconds}` };
  // A worker has its own policy. This one decodes photos: it may load its scripts, and send nothing.
  if (path === "/heic-worker.js")
    return { "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'" };
  return {};
}

async function claimsOf(request: NextRequest): Promise<TokenClaims | null> {
  const token = request.cookies.get(sessionCookie.name())?.value;
  return token ? verifyToken(token) : null;
}

/** The first access check, by the token alone. Pages check again, with the user from the database. */
export async function proxy(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.pathname;
  const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
  if (request.method !== "GET" && request.method !== "HEAD") {
    return problemResponse(methodNotAllowed("Pages take", ["GET", "HEAD"]), requestId);
  }
  if (publicFiles.has(path)) return NextResponse.next({ headers: fileHeaders(path) });
  if (filesWithOwnPolicy.includes(pagePatternOf(path))) return NextResponse.next();
  const access = accessToPage(path);
  const claims = await claimsOf(request);
  if (access && !claims && !allows(access, null)) {
    const login = new URL(`/login?next=${encodeURIComponent(path + request.nextUrl.search)}`, request.url);
    return NextResponse.redirect(login, { headers: { "Cache-Control": "private, no-store" } });
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("Content-Security-Policy", policy);
  const isAllowed = access !== null && allows(access, claims?.role ?? null);
  const response = isAllowed
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(withPath(request, access === null ? notFoundPath : "/forbidden"), { request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  if (claims && !isCsrfValue(request.cookies.get(csrfCookie.name)?.value, claims.jti)) {
    response.cookies.set(csrfCookie.name, csrfValue(claims.jti), csrfCookie.options());
  }
  return response;
}

const notFoundPath = "/_not-found";

function withPath(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return url;
}

export const config = {
  // All paths but those of the API, the build's files and the icons that Next makes from app/.
  matcher: ["/((?!api$|api/|healthz$|_next/static/|icon.svg$|apple-icon.png$).*)"],
};
