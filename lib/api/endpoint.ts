import type { z } from "zod";
import type { Access } from "@/lib/auth/roles";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type EndpointKey = `${Method} /api/${string}`;

/** The largest body of an endpoint that declares no limit of its own, in bytes. */
export const defaultBodyLimit = 64 * 1024;
/** The largest body of an endpoint that takes pictures, a file or an edition's texts, in bytes. */
export const uploadBodyLimit = 16 * 1024 * 1024;

/** Everything there is to say about an endpoint (api.md). Parsing, access, audit log, OpenAPI and client types follow from it. */
export interface EndpointOptions {
  /** Who may call it; ownership is checked by the query or command. */
  access: Access;
  /** Open to everybody, but a caller who is signed in may get more. */
  optionalAuth?: true;
  /** What it does, as a sentence. */
  summary: string;
  /** What else a caller should know, in Markdown. */
  description?: string;
  /** What the audit log says somebody did, such as "created a team". */
  audit?: string;
  /** Parameters of the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** JSON where absent. */
  bodyType?: "multipart/form-data";
  /** In bytes; `defaultBodyLimit` where absent. */
  bodyLimit?: number;
  response: z.ZodType;
  /** JSON where absent. */
  responseType?: "text/csv";
  /** What a successful response holds, as a sentence. */
  success: string;
  /** The status of a successful response; 200 where absent. */
  status?: 201;
  /** When this endpoint answers 404 or 409, as sentences. */
  errors?: { 404?: string; 409?: string };
  /** Accepts an Idempotency-Key: a request that is sent twice takes effect once. */
  idempotent?: true;
  /** Attempts are limited (429). */
  rateLimited?: true;
}

export type Endpoint = EndpointOptions & { key: EndpointKey };

type Part = "body" | "params" | "query" | "response";

/** A part of an endpoint's request or response as its schema returns it; undefined where it has none. */
export type Parsed<E, P extends Part> = E extends { [part in P]: infer S extends z.ZodType } ? z.output<S> : undefined;
/** The same as a caller may send it. */
export type Sent<E, P extends Part> = E extends { [part in P]: infer S extends z.ZodType } ? z.input<S> : undefined;

/** Declares an endpoint. Its constant's name becomes the OpenAPI operationId. */
export function endpoint<K extends EndpointKey, const O extends EndpointOptions>(key: K, options: O): { key: K } & O {
  return { key, ...options };
}
