import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/identity/next-auth";
import { defaultBodyLimit } from "@/lib/platform/api/endpoint";
import { toProblem } from "@/lib/platform/api/route";
import { isUnsafe } from "@/lib/platform/auth/authenticate";
import { sessionCookie } from "@/lib/platform/auth/cookies";
import { verifyToken } from "@/lib/platform/auth/token";
import { env } from "@/lib/platform/env";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { readBytes } from "@/lib/platform/http/body";
import { addressOf } from "@/lib/platform/http/client-address";
import { limitAnonymousWrites } from "@/lib/platform/http/rate-limit";
import { findEndpoint } from "@/lib/site/api/find-endpoint";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

const isWebAddress = (text: string): boolean => /^(https?:\/)?\//.test(text) && URL.canParse(text, env().SITE_URL);

/** Throws 400 for a callback address to which next-auth would answer with 500; the site needs none. */
function requireCallbackAddress({ nextUrl, cookies }: NextRequest): void {
  const inCookies = cookies.getAll().filter(({ name }) => name.endsWith("next-auth.callback-url"));
  const addresses = [...nextUrl.searchParams.getAll("callbackUrl"), ...inCookies.map(({ value }) => value)];
  if (!addresses.every(isWebAddress)) throw new AppError(400, "The callback address of this request is not valid.");
}

/** next-auth's response to one of the requests that the site uses. */
async function respond(request: NextRequest, context: Context): Promise<Response> {
  const { endpoint } = findEndpoint(request.method, request.nextUrl.pathname);
  if (!endpoint) throw notFound("endpoint");
  requireCallbackAddress(request);
  if (!isUnsafe(request.method)) return NextAuth(request, context, authOptions());
  const token = request.cookies.get(sessionCookie.name())?.value;
  if (!(token && (await verifyToken(token)))) await limitAnonymousWrites(addressOf(request.headers));
  const { url, method, headers } = request;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get("content-type") ?? ""))
    throw new AppError(415, "Send the request's body as application/x-www-form-urlencoded.");
  const body = await readBytes(request, endpoint.bodyLimit ?? defaultBodyLimit);
  return NextAuth(new NextRequest(url, { method, headers, body }), context, authOptions());
}

/** The problem of an error, with its reason in `url` as well, where next-auth's client looks for it. */
async function refusal(error: unknown, request: NextRequest): Promise<Response> {
  const problem = toProblem(error, request.headers.get("x-request-id") ?? crypto.randomUUID());
  const body: { detail: string } = await problem.json();
  const url = `${env().SITE_URL}/login?${new URLSearchParams({ error: body.detail })}`;
  const { status, headers } = problem;
  return Response.json({ ...body, url }, { status, headers });
}

const handle = (request: NextRequest, context: Context): Promise<Response> =>
  respond(request, context).catch((error: unknown) => refusal(error, request));

export { handle as GET, handle as POST };
