import { plural } from "@/lib/platform/text/plural";

/** Messages by the dotted path of their field in the request. */
export type FieldErrors = Record<string, string[]>;

export interface LineError {
  line: number;
  /** Empty for the whole line. */
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

/** The message is for the user; any other error becomes a 500 without its message. */
export class AppError extends Error {
  override name = "AppError";
  /** Members of the response besides the usual ones. */
  readonly members: object = {};
  constructor(
    readonly status: ProblemStatus,
    detail: string,
    readonly errors?: FieldErrors | readonly LineError[],
    readonly headers?: Record<string, string>,
  ) {
    super(detail);
  }
}

/** The columns of a file that the user can choose from. */
export interface FileColumns {
  columns: readonly string[];
  unusedColumns: readonly string[];
}

/** A 422 with the errors of a file, and its columns if they can be chosen. */
export class FileError extends AppError {
  override readonly members: object;
  constructor(
    detail: string,
    errors: readonly LineError[],
    readonly columns: FileColumns | undefined,
  ) {
    super(422, detail, errors);
    this.members = columns ?? {};
  }
}

export interface StoredRecord {
  /** Null if it was deleted. */
  current: object | null;
  /** A user's name. */
  changedBy?: string | undefined;
}

export class StaleVersionError extends AppError {
  constructor(override readonly members: StoredRecord) {
    super(409, "Somebody else has changed this in the meantime. Check the stored values before you save again.");
  }
}

/** A 409 for a request that is carried out if it is repeated with `?confirmed=true`. */
export class UnconfirmedError extends AppError {
  override readonly members = { repeatWith: "?confirmed=true" };
  constructor(detail: string) {
    super(409, detail);
  }
}

/** Throws 409 unless there is nothing to confirm. */
export function requireConfirmed(confirmed: boolean, consequences: readonly string[]): void {
  if (!confirmed && consequences.length > 0) throw new UnconfirmedError(consequences.join(" "));
}

export const needAttention = (count: number): string => `${plural(count, "field needs", "fields need")} your attention`;

/** How many errors a response lists. */
export const maxErrors = 100;

/** A 422 with the messages of each field. */
export function invalid(errors: FieldErrors): AppError {
  const fields = Object.entries(errors);
  return new AppError(422, `${needAttention(fields.length)}.`, Object.fromEntries(fields.slice(0, maxErrors)));
}

/** Throws 422 if a field has errors. */
export function throwIfInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A 409 whose reason stands beside one field. */
export const conflict = (field: string, reason: string): AppError => new AppError(409, reason, { [field]: [reason] });

/** A 404, also for records that the caller may not see. */
export function notFound(what: string): AppError {
  return new AppError(404, `There is no such ${what}.`);
}

export function unavailable(detail: string, retryAfterSeconds: number): AppError {
  return new AppError(503, detail, undefined, { "Retry-After": String(retryAfterSeconds) });
}

/** `subject` is e.g. "This endpoint takes". */
export function methodNotAllowed(subject: string, methods: readonly string[]): AppError {
  return new AppError(405, `${subject} ${methods.join(" or ")}.`, undefined, { Allow: methods.join(", ") });
}

/** An RFC 9457 response. */
export function problemResponse(error: AppError, requestId: string): Response {
  const { status, message: detail, errors, headers, members } = error;
  return Response.json(
    { type: "about:blank", title: titles[status], status, detail, requestId, errors, ...members },
    { status, headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers } },
  );
}
