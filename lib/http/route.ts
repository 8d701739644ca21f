import "server-only";
import { createHash } from "node:crypto";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { type ApiKey, allows, apiAccess } from "@/lib/auth/access";
import { authenticate } from "@/lib/auth/authenticate";
import type { Actor } from "@/lib/auth/session";
import { now } from "@/lib/clock";
import { readJson } from "@/lib/http/body";
import { fromDatabaseError } from "@/lib/http/database-errors";
import { AppError, type FieldErrors, problemResponse } from "@/lib/http/problem";
import { log } from "@/lib/log";

// What a schema has no sentence of its own for must not be answered with the library's.
z.config({ customError: () => "This is not of the right form." });

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

/** A creation that may be sent twice and must happen once: the caller's key and what was sent with it. */
export interface Idempotency {
  key: string;
  bodyHash: string;
}

export interface RouteInput<K extends ApiKey, B extends Schema, P extends Schema, Q extends Schema> {
  actor: (typeof apiAccess)[K] extends "all" ? Actor | null : Actor;
  body: Parsed<B>;
  params: Parsed<P>;
  query: Parsed<Q>;
  now: Date;
  idempotency: Idempotency | null;
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

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return errors;
}

function parse<S extends Schema>(schema: S, value: unknown, refuse: (errors: FieldErrors) => AppError): Parsed<S> {
  if (!schema) return undefined as Parsed<S>;
  const result = schema.safeParse(value);
  if (!result.success) throw refuse(fieldErrors(result.error));
  return result.data as Parsed<S>;
}

const badAddress = (errors: FieldErrors) => new AppError(400, Object.values(errors).flat().join(" "), errors);
const badBody = (errors: FieldErrors) => new AppError(422, "Some fields need your attention.", errors);

function idempotencyOf(request: NextRequest, bytes: Uint8Array): Idempotency | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new AppError(400, "The Idempotency-Key header must have 1 to 255 visible characters.");
  return { key, bodyHash: createHash("sha256").update(bytes).digest("hex") };
}

function toProblem(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : fromDatabaseError(error);
  if (!known) log().error({ requestId, err: error }, "a request failed");
  return problemResponse(known ?? new AppError(500, "Something went wrong on our side. Please try again."), requestId);
}

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
  const answer = async (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response> => {
    const requestId = request.headers.get("x-request-id") ?? crypto.randomUUID();
    try {
      const actor = await authenticate(request);
      if (!allows(apiAccess[key], actor?.role ?? null)) {
        throw actor ? new AppError(403, "Your account may not do this.") : new AppError(401, "Please log in first.");
      }
      const params = parse(definition.params, await context.params, badAddress);
      const query = parse(definition.query, Object.fromEntries(request.nextUrl.searchParams), badAddress);
      const { bytes, value } = definition.body
        ? await (definition.read ?? readJson)(request)
        : { bytes: new Uint8Array(), value: undefined };
      const body = parse(definition.body, value, badBody);
      const input = { actor, body, params, query, now: await now(), idempotency: idempotencyOf(request, bytes) };
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
