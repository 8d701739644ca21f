import { plural } from "@/lib/platform/text/plural";

/** Messages by the dotted path of the field in the request. */
export type FieldErrors = Record<string, string[]>;

/** An error in an uploaded file. */
export interface LineError {
  line: number;
  /** The column's heading; empty for the whole line. */
  column: string;
  message: string;
}

const titles = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  411: "Length required",
  413: "Too large",
  415: "Unsupported media type",
  422: "Invalid",
  429: "Too many requests",
  500: "Server error",
  503: "Temporarily unavailable",
} as const;

export type ProblemStatus = keyof typeof titles;

/** An error with a status and a message for the user; any other error becomes a 500 without its message. */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly status: ProblemStatus,
    detail: string,
    readonly errors?: FieldErrors | readonly LineError[],
    readonly headers?: Record<string, string>,
  ) {
    super(detail);
  }
}

/** What a problem says of a stale version. */
export interface StoredRecord {
  /** The record as it is stored now, as the endpoint responds with it. */
  current: object | null;
  /** The name of the user who changed it last; absent if that is unknown. */
  changedBy?: string | undefined;
  /** The fields that were changed since the version that was sent, as the audit log names them. */
  changed: readonly string[];
}

/** The stored version is not the one that an edit is based on. */
export class StaleVersionError extends AppError {
  constructor(readonly stored: StoredRecord) {
    super(409, "Somebody else has changed this in the meantime. Check the stored values before you save again.");
  }
}

/** Such as "2 fields need your attention". */
export const needAttention = (count: number): string => `${plural(count, "field needs", "fields need")} your attention`;

/** A response names at most so many errors. */
export const maxErrors = 100;

/** 422 with messages by field. */
export function invalid(errors: FieldErrors): AppError {
  const fields = Object.entries(errors);
  return new AppError(422, `${needAttention(fields.length)}.`, Object.fromEntries(fields.slice(0, maxErrors)));
}

/** 404 for what does not exist and for what the caller may not see. */
export function notFound(what: string): AppError {
  return new AppError(404, `There is no such ${what}.`);
}

/** 503 with the time after which another attempt may succeed. */
export function unavailable(detail: string, retryAfterSeconds: number): AppError {
  return new AppError(503, detail, undefined, { "Retry-After": String(retryAfterSeconds) });
}

/** 405 with the methods that are allowed instead; `subject` is "This endpoint takes" or the like. */
export function methodNotAllowed(subject: string, methods: readonly string[]): AppError {
  return new AppError(405, `${subject} ${methods.join(" or ")}.`, undefined, { Allow: methods.join(", ") });
}

/** An RFC 9457 response. */
export function problemResponse(error: AppError, requestId: string): Response {
  const { status, message: detail, errors, headers } = error;
  const stored = error instanceof StaleVersionError ? error.stored : {};
  return Response.json(
    { type: "about:blank", title: titles[status], status, detail, requestId, errors, ...stored },
    { status, headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers } },
  );
}
