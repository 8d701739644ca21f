import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/identity/next-auth";
import { toProblem } from "@/lib/platform/api/route";
import { sessionCookie } from "@/lib/platform/auth/cookies";
import { verifyToken } from "@/lib/platform/auth/token";
import { env } from "@/lib/platform/env";
import { limitAnonymousWrites } from "@/lib/platform/http/anonymous-writes";
import { addressOf } from "@/lib/platform/http/client-address";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

export const GET = (request: NextRequest, context: Context): Promise<Response> =>
  NextAuth(request, context, authOptions());

/** The problem of an error, with its reason in `url` as well, where next-auth's client looks for it. */
async function refusal(error: unknown, request: NextRequest): Promise<Response> {
  const problem = toProblem(error, request.headers.get("x-request-id") ?? crypto.randomUUID());
  const body: { detail: string } = await problem.json();
  const url = `${env().SITE_URL}/login?${new URLSearchParams({ error: body.detail })}`;
  const { status, headers } = problem;
  return Response.json({ ...body, url }, { status, headers });
}

export async function POST(request: NextRequest, context: Context): Promise<Response> {
  try {
    const token = request.cookies.get(sessionCookie.name())?.value;
    if (!(token && (await verifyToken(token)))) await limitAnonymousWrites(addressOf(request.headers));
  } catch (error) {
    return refusal(error, request);
  }
  return NextAuth(request, context, authOptions());
}
