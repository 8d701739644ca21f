import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/identity/next-auth";
import { toProblem } from "@/lib/platform/api/route";
import { isUnsafe } from "@/lib/platform/auth/authenticate";
import { env } from "@/lib/platform/env";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { tooLarge } from "@/lib/platform/http/body";
import { findEndpoint } from "@/lib/site/api/find-endpoint";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** A limit of our own, because next-auth reads and parses the whole body. */
const maxBodyBytes = 16 * 1024;

const isWebAddress = (text: string): boolean => /^(https?:\/)?\//.test(text) && URL.canParse(text, env().SITE_URL);

/** Throws 400 for a callback address to which next-auth would answer with 500; the site needs none. */
function requireCallbackAddress({ nextUrl, cookies }: NextRequest): void {
  const callbackCookies = cookies.getAll().filter(({ name }) => name.endsWith("next-auth.callback-url"));
  const addresses = [...nextUrl.searchParams.getAll("callbackUrl"), ...callbackCookies.map(({ value }) => value)];
  if (!addresses.every(isWebAddress)) throw new AppError(400, "The callback address of this request is not valid.");
}

/** Throws 411, 413 or 415 unless the body is a short form. */
function requireShortForm({ headers }: NextRequest): void {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get("content-type") ?? ""))
    throw new AppError(415, "Send the request’s body as application/x-www-form-urlencoded.");
  const length = headers.get("content-length");
  if (length === null) throw new AppError(411, "Send the length of the request’s body as Content-Length.");
  if (Number(length) > maxBodyBytes) throw tooLarge(maxBodyBytes);
}

async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    if (!findEndpoint(request.method, request.nextUrl.pathname).endpoint) throw notFound("endpoint");
    requireCallbackAddress(request);
    if (isUnsafe(request.method)) requireShortForm(request);
    return await NextAuth(request, context, authOptions());
  } catch (error) {
    const reason = request.signal.aborted ? new AppError(400, "The request’s body is incomplete.") : error;
    return toProblem(reason, request.headers.get("x-request-id") ?? crypto.randomUUID());
  }
}

export { handle as GET, handle as POST };
