import type { z } from "zod";
import type { Access } from "@/lib/platform/auth/roles";
import type { AuditSentence } from "@/lib/platform/write/audit-log";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type MethodAndPath = `${Method} /api/${string}`;

/** The largest body of an endpoint that declares no limit of its own, in bytes. */
export const defaultBodyLimit = 64 * 1024;
/** The largest body of an endpoint that takes pictures, a file or an edition's texts, in bytes. */
export const uploadBodyLimit = 16 * 1024 * 1024;

/** The contract of an endpoint. Parsing, access, audit log, OpenAPI and client types are derived from it. */
export interface EndpointOptions {
  /** Who may call it; ownership is checked by the query or command. */
  access: Access;
  /** The response may contain more for callers who are signed in. */
  optionalAuth?: true;
  /** OpenAPI's summary, a sentence. */
  summary: string;
  /** OpenAPI's description, in Markdown. */
  description?: string;
  /** What the audit log calls the action. */
  audit?: AuditSentence;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** JSON by default. */
  bodyType?: "multipart/form-data";
  /** In bytes; `defaultBodyLimit` by default. */
  bodyLimit?: number;
  response: z.ZodType;
  /** JSON by default. */
  responseType?: "text/csv" | "application/zip";
  /** What a successful response says beyond the summary, a sentence. */
  success?: string;
  /** The status of a successful response; 200 by default. */
  status?: 201;
  /** The descriptions of responses with status 404, 409 and, without a body, 422, as sentences. */
  errors?: { 404?: string; 409?: string; 422?: string };
  /** Accepts an Idempotency-Key: a request that is sent twice takes effect once. */
  idempotent?: true;
  /** Attempts are limited (429). */
  rateLimited?: true;
}

export type Endpoint = EndpointOptions & { key: MethodAndPath };

type Part = "body" | "params" | "query" | "response";

/** A part of an endpoint's request or response after parsing; undefined if the endpoint does not have it. */
export type Parsed<E, P extends Part> = E extends { [part in P]: infer S extends z.ZodType } ? z.output<S> : undefined;
/** A part of an endpoint's request before parsing; undefined if the endpoint does not have it. */
export type Sent<E, P extends Part> = E extends { [part in P]: infer S extends z.ZodType } ? z.input<S> : undefined;

/** Declares an endpoint. Its constant's name becomes the OpenAPI operationId. */
export function endpoint<K extends MethodAndPath, const O extends EndpointOptions>(key: K, options: O): { key: K } & O {
  return { key, ...options };
}
