import type { DocumentedKey } from "@/lib/openapi/endpoint";

/** What people have to be told of an endpoint; the rest follows from its schemas and the access table. */
export interface Operation {
  /** Names the operation in generated clients. */
  id: string;
  /** What it does, as a sentence. */
  summary: string;
  /** What else a caller should know. */
  description?: string;
  /** What a 200 or 201 carries. */
  success: string;
  /** Parameters of the path and the query, by name. */
  parameters?: Record<string, string>;
  /** When something of the path or the body is unknown or hidden from the caller (404). */
  notFound?: string;
  /** What besides a stale `version` is a conflict (409). */
  conflict?: string;
  /** Takes an Idempotency-Key: may be sent twice and happens once. */
  idempotent?: true;
  /** Attempts are counted, and too many of them refused (429). */
  isLimited?: true;
  /** Open to everybody, but who signs in gets more. */
  moreForSignedIn?: true;
  /** It takes ("sent") or gives ("given") a CSV file instead of JSON. */
  file?: "sent" | "given";
}

/** What is said of the endpoints below /api/`Feature`: one without its sentences does not compile. */
export type OperationsOf<Feature extends string> = Record<
  Extract<DocumentedKey, `${string} /api/${Feature}` | `${string} /api/${Feature}/${string}`>,
  Operation
>;
