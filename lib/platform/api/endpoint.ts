import type { z } from "zod";
import type { Access } from "@/lib/platform/auth/roles";
import type { AuditSentence } from "@/lib/platform/write/audit-log";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type MethodAndPath = `${Method} /api/${string}`;

export const defaultBodyLimit = 64 * 1024;
/** For endpoints that take long lists. */
export const listBodyLimit = 256 * 1024;
/** For an edition's texts: HTML of 200,000 characters each. */
export const textBodyLimit = 4 * 1024 * 1024;
/** For a file of at most 5 MiB. */
export const fileBodyLimit = 6 * 1024 * 1024;
/** For endpoints that take pictures. */
export const uploadBodyLimit = 16 * 1024 * 1024;

/** Parsing, access, audit log, OpenAPI and client types are derived from these. */
export interface EndpointOptions {
  /** Ownership is checked by the query or command. */
  access: Access;
  /** The response may contain more for callers who are signed in. */
  optionalAuth?: true;
  summary: string;
  description?: string;
  audit?: AuditSentence;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  bodyType?: "multipart/form-data";
  /** In bytes; `defaultBodyLimit` by default. */
  bodyLimit?: number;
  response: z.ZodType;
  responseType?: "text/csv" | "application/zip";
  /** OpenAPI's description of the successful response. */
  success?: string;
  status?: 201;
  /** OpenAPI's descriptions; that of 422 is only for endpoints without a body. */
  errors?: { 404?: string; 409?: string; 422?: string };
  /** Reads the header Idempotency-Key. */
  idempotent?: true;
  /** Documents in OpenAPI that the handler throws 429. */
  rateLimited?: true;
}

export type Endpoint = EndpointOptions & { key: MethodAndPath };

type Part = "body" | "params" | "query" | "response";

export type Parsed<E, P extends Part> = E extends { [part in P]: infer S extends z.ZodType } ? z.output<S> : undefined;
export type Sent<E, P extends Part> = E extends { [part in P]: infer S extends z.ZodType } ? z.input<S> : undefined;

/** The constant's name becomes the OpenAPI operationId. */
export function endpoint<K extends MethodAndPath, const O extends EndpointOptions>(key: K, options: O): { key: K } & O {
  return { key, ...options };
}
