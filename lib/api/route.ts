import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { type ApiKey, apiAccess } from "@/lib/auth/access";
import { authenticate, isUnsafe } from "@/lib/auth/authenticate";
import { allows } from "@/lib/auth/roles";
import type { Actor } from "@/lib/auth/session";
import { now } from "@/lib/clock";
import { readJson } from "@/lib/http/body";
import { addressOf } from "@/lib/http/client-address";
import { fromDatabaseError } from "@/lib/http/database-errors";
import { type Idempotency, idempotencyOf } from "@/lib/http/idempotency-key";
import { type Parsed, parseBody, parseParameters, type Schema } from "@/lib/http/parse";
import { AppError, problemResponse } from "@/lib/http/problem";
import { anonymousWrites, consume } from "@/lib/http/rate-limit";
import { log } from "@/lib/log";

export interface RouteInput<K extends ApiKey, B extends Schema, P extends Schema, Q extends Schema> {
  actor: (typeof apiAccess)[K] extends "all" ? Actor | null : Actor;
  body: Parsed<B>;
  params: Parsed<P>;
  query: Parsed<Q>;
  now: Date;
  idempotency: Idempotency | null;
  /** Where the request came from. */
  address: string;
}

interface Definition<K extends ApiKey, B extends Schema, P extends Schema, Q extends Schema, R extends z.ZodType> {
  body?: B;
  /** How the body is read where it is not JSON. */
  read?: typeof readJson;
  params?: P;
  query?: Q;
  response: R;
  status?: 200 | 201;
  /** What it resolves to is answered as JSON, unless it is a Response of its own. */
  handler: (input: RouteInput<K, B, P, Q>) => Promise<z.input<R> | Response>;
}

function toProblem(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : fromDatabaseError(error);
  if (!known) log().error({ requestId, err: error }, "a request failed");
  return problemResponse(known ?? new AppError(500, "Something went wrong on our side. Please try again."), requestId);
}

/** The query's parameters; an empty one counts as absent. */
function givenParameters(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([, value]) => value !== ""));
}

/**
 * Whether a body is worth reading while the database says who asks, and is judged later. A large one is left alone until
 * it is known that somebody may send it.
 */
const isSmall = ({ headers }: Request) => Number(headers.get("content-length") ?? Number.NaN) <= 64 * 1024;

/**
 * The one way an endpoint is made (design.md, "A route file"): who may call it, what it takes and gives, and one
 * handler. Authentication and role are judged before the address, the address before the body.
 */
export function route<
  K extends ApiKey,
  R extends z.ZodType,
  B extends Schema = undefined,
  P extends Schema = undefined,
  Q extends Schema = undefined,
>(key: K, definition: Definition<K, B, P, Q, R>) {
  const bodyOf = async (request: NextRequest) => {
    if (!definition.body) return { body: parseBody(definition.body, undefined), bytes: new Uint8Array() };
    const { bytes, value } = await (definition.read ?? readJson)(request);
    return { body: parseBody(definition.body, value), bytes };
  };
  const answer = async (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> => {
    const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
    try {
      const address = addressOf(request.headers);
      const authenticating = authenticate(request);
      const early = isSmall(request) ? bodyOf(request) : null;
      early?.catch(() => undefined);
      const actor = await authenticating;
      if (!actor && isUnsafe(request.method)) await consume(anonymousWrites, address);
      if (!allows(apiAccess[key], actor?.role ?? null)) {
        throw actor ? new AppError(403, "Your account may not do this.") : new AppError(401, "Please log in first.");
      }
      const params = parseParameters(definition.params, await context.params);
      const query = parseParameters(definition.query, givenParameters(request.nextUrl.searchParams));
      const { body, bytes } = await (early ?? bodyOf(request));
      const idempotency = idempotencyOf(request, key, bytes);
      const input = { actor, body, params, query, now: await now(), idempotency, address };
      const result = await definition.handler(input as RouteInput<K, B, P, Q>);
      if (result instanceof Response) return result;
      return Response.json(result, { status: definition.status ?? 200, headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      return toProblem(error, requestId);
    }
  };
  // The API's documentation is made from these.
  return Object.assign(answer, { key, definition });
}
