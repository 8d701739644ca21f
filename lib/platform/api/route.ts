import "server-only";
import type { NextRequest } from "next/server";
import type { Endpoint, Parsed, Sent } from "@/lib/platform/api/endpoint";
import { readBody } from "@/lib/platform/api/read-body";
import { authenticate, isUnsafe } from "@/lib/platform/auth/authenticate";
import { allows } from "@/lib/platform/auth/roles";
import type { Actor, Session } from "@/lib/platform/auth/session";
import type { TokenClaims } from "@/lib/platform/auth/token";
import { markContentChanged } from "@/lib/platform/content-generation";
import { AppError, problemResponse } from "@/lib/platform/errors/problem";
import { reportedError } from "@/lib/platform/errors/reported-error";
import { addressOf } from "@/lib/platform/http/client-address";
import { parseParameters } from "@/lib/platform/http/parse";
import { limitAnonymousWrites } from "@/lib/platform/http/rate-limit";
import { now } from "@/lib/platform/time/clock";
import { type Idempotency, idempotencyOf } from "@/lib/platform/write/idempotency";

interface RouteInput<E extends Endpoint> {
  actor: E["access"] extends "all" ? Actor | null : Actor;
  claims: E["access"] extends "all" ? TokenClaims | null : TokenClaims;
  body: Parsed<E, "body">;
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  now: Date;
  idempotency: Idempotency | null;
  /** The client's IP address, or its IPv6 network. */
  address: string;
}

type Handler<E extends Endpoint> = (input: RouteInput<E>) => Promise<Sent<E, "response"> | Response>;

export function toProblem(error: unknown, requestId: string): Response {
  return problemResponse(reportedError(error, requestId), requestId);
}

/** Empty parameters count as missing. */
function givenParameters(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([, value]) => value !== ""));
}

/** Throws 401, 403, and 429 for too many anonymous writes. */
async function requireAccess(request: NextRequest, contract: Endpoint, address: string): Promise<Session | null> {
  const session = await authenticate(request);
  if (!allows(contract.access, session?.actor.role ?? null)) {
    throw session
      ? new AppError(403, "Your account is not allowed to do this.")
      : new AppError(401, "Please log in first.");
  }
  if (!session && isUnsafe(request.method)) await limitAnonymousWrites(address);
  return session;
}

/** Checks access before the parameters, and these before the body. */
export function route<E extends Endpoint>(contract: E, handler: Handler<E>) {
  return async (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> => {
    const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
    try {
      const address = addressOf(request.headers);
      const session = await requireAccess(request, contract, address);
      const { actor, claims } = session ?? { actor: null, claims: null };
      const params = contract.params && parseParameters(contract.params, await context.params);
      const search = givenParameters(request.nextUrl.searchParams);
      const query = contract.query && parseParameters(contract.query, search);
      const { body, bytes } = await readBody(request, contract);
      const idempotency = contract.idempotent ? idempotencyOf(request, contract.key, bytes) : null;
      const input = { actor, claims, body, params, query, now: await now(), idempotency, address };
      const result = await handler(input as RouteInput<E>);
      // The author of a change may read it back before PostgreSQL's notification arrives.
      if (contract.audit) markContentChanged();
      if (result instanceof Response) return result;
      return Response.json(result, { status: contract.status ?? 200, headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      return toProblem(error, requestId);
    }
  };
}
