import "server-only";
import type { NextRequest } from "next/server";
import { defaultBodyLimit, type Endpoint, type Parsed, type Sent } from "@/lib/api/endpoint";
import { authenticate, isUnsafe } from "@/lib/auth/authenticate";
import { allows } from "@/lib/auth/roles";
import type { Actor, Session } from "@/lib/auth/session";
import type { TokenClaims } from "@/lib/auth/token";
import { now } from "@/lib/clock";
import { limitAnonymousWrites } from "@/lib/http/anonymous-writes";
import { readForm, readJson } from "@/lib/http/body";
import { addressOf } from "@/lib/http/client-address";
import { type Idempotency, idempotencyOf } from "@/lib/http/idempotency-key";
import { parseBody, parseParameters } from "@/lib/http/parse";
import { AppError, problemResponse } from "@/lib/http/problem";
import { reportedError } from "@/lib/http/reported-error";

interface RouteInput<E extends Endpoint> {
  actor: E["access"] extends "all" ? Actor | null : Actor;
  /** The claims of the actor's token. */
  claims: E["access"] extends "all" ? TokenClaims | null : TokenClaims;
  body: Parsed<E, "body">;
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  now: Date;
  idempotency: Idempotency | null;
  /** The client's IP address. */
  address: string;
}

type Handler<E extends Endpoint> = (input: RouteInput<E>) => Promise<Sent<E, "response"> | Response>;

/** The response to an error. */
export function toProblem(error: unknown, requestId: string): Response {
  return problemResponse(reportedError(error, requestId), requestId);
}

/** The query's parameters; an empty one counts as absent. */
function givenParameters(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([, value]) => value !== ""));
}

/** The request's session, whose account must have access. Throws 401, 403, and 429 for too many anonymous writes. */
async function requireAccess(request: NextRequest, contract: Endpoint, address: string): Promise<Session | null> {
  const session = await authenticate(request);
  if (!session && isUnsafe(request.method)) await limitAnonymousWrites(address);
  if (allows(contract.access, session?.actor.role ?? null)) return session;
  throw session
    ? new AppError(403, "Your account is not allowed to do this.")
    : new AppError(401, "Please log in first.");
}

async function readBody(request: NextRequest, { body, bodyType, bodyLimit = defaultBodyLimit }: Endpoint) {
  if (!body) return { body: undefined, bytes: new Uint8Array() };
  const read = bodyType === "multipart/form-data" ? readForm : readJson;
  const { bytes, value } = await read(request, bodyLimit);
  return { body: parseBody(body, value), bytes };
}

/**
 * A route handler of Next for an endpoint: checks access, parses the request and responds with what `handler` returns,
 * as JSON unless it is a Response. Access is checked before the parameters, and these before the body.
 */
export function route<E extends Endpoint>(contract: E, handler: Handler<E>) {
  return async (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> => {
    const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
    try {
      const address = addressOf(request.headers);
      const session = await requireAccess(request, contract, address);
      const [actor, claims] = [session?.actor ?? null, session?.claims ?? null];
      const params = parseParameters(contract.params, await context.params);
      const query = parseParameters(contract.query, givenParameters(request.nextUrl.searchParams));
      const { body, bytes } = await readBody(request, contract);
      const idempotency = contract.idempotent ? idempotencyOf(request, contract.key, bytes) : null;
      const input = { actor, claims, body, params, query, now: await now(), idempotency, address };
      const result = await handler(input as RouteInput<E>);
      if (result instanceof Response) return result;
      return Response.json(result, { status: contract.status ?? 200, headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      return toProblem(error, requestId);
    }
  };
}
