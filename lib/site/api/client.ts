import type { Parsed, Sent } from "@/lib/platform/api/endpoint";
import { notify } from "@/lib/platform/browser/notifications";
import { rememberWayBack } from "@/lib/platform/browser/way-back";
import type { FieldErrors, FileColumns, LineError } from "@/lib/platform/errors/problem";
import type { EndpointsByKey } from "@/lib/site/api/endpoints";

interface Problem extends Partial<FileColumns> {
  detail?: string;
  errors?: FieldErrors | LineError[];
  current?: object | null;
  changedBy?: string;
  repeatWith?: string;
}

interface ErrorDetails {
  /** Messages by the dotted path of their field. */
  fields?: FieldErrors | undefined;
  /** The errors of a file that was sent. */
  lines?: readonly LineError[];
  /** The columns of that file, if they can be chosen. */
  columns?: FileColumns | undefined;
  /** After a 409 for a stale version: the record as it is stored. */
  current?: object | null | undefined;
  changedBy?: string | undefined;
  /** The message says what the request would cost; it is carried out with `confirmation` as its query. */
  needsConfirmation?: boolean;
}

/** The user has been notified, unless the caller shows the error itself. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly fields: FieldErrors;
  readonly lines: readonly LineError[];
  readonly columns: ErrorDetails["columns"];
  readonly current: ErrorDetails["current"];
  readonly changedBy: ErrorDetails["changedBy"];
  readonly needsConfirmation: boolean;

  constructor(
    /** 0 if there was no response. */
    readonly status: number,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(message);
    this.fields = details.fields ?? {};
    this.lines = details.lines ?? [];
    this.columns = details.columns;
    this.current = details.current;
    this.changedBy = details.changedBy;
    this.needsConfirmation = details.needsConfirmation ?? false;
  }

  /** The same error for a form whose values have another shape than the request. */
  withFields(fields: FieldErrors): ApiError {
    return new ApiError(this.status, this.message, { ...this, fields });
  }
}

type EndpointKey = keyof EndpointsByKey;

export type RequestBody<K extends EndpointKey> = EndpointsByKey[K] extends { bodyType: "multipart/form-data" }
  ? FormData
  : Sent<EndpointsByKey[K], "body">;

export type ResponseOf<K extends EndpointKey> = Parsed<EndpointsByKey[K], "response">;

type PathParameter<K extends string> = K extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

interface Options<K extends EndpointKey> {
  params?: Record<PathParameter<K>, string>;
  query?: Record<string, string>;
  body?: RequestBody<K>;
  idempotencyKey?: string;
  /** A failure, also a 401, neither notifies the user nor ends the session. */
  background?: true;
}

/** On an unstable connection, a request may never end. */
const backgroundTimeoutMs = 20_000;

const unreachable = "The site could not be reached. Check your connection and try again; what you typed is still here.";

function pathOf<K extends EndpointKey>(endpoint: K, { params, query }: Options<K> = {}): string {
  const pattern = endpoint.slice(endpoint.indexOf(" ") + 1);
  const values: Record<string, string> = params ?? {};
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}

/** Specification, section 4; the home page offers to log in and come back. */
async function endSession(): Promise<void> {
  rememberWayBack();
  // If this fails, the cookie stays, but its token is no longer valid.
  await import("next-auth/react").then(({ signOut }) => signOut({ redirect: false })).catch(() => undefined);
  window.location.assign("/");
}

/**
 * Throws ApiError. The user is not notified of `silentStatus`, of a stale version or of a request to confirm, which the
 * caller shows itself.
 */
async function fail(response: Response, silentStatus?: number, background?: true): Promise<never> {
  const problem: Problem = await response.json().catch(() => ({}));
  const detail = problem.detail ?? "Error!";
  if (background) throw new ApiError(response.status, detail);
  if (response.status === 401) await endSession();
  else if (response.status !== silentStatus && !problem.current && !problem.repeatWith) notify("error", detail);
  const { errors, current, changedBy, columns, unusedColumns = [] } = problem;
  if (Array.isArray(errors))
    throw new ApiError(response.status, detail, { lines: errors, columns: columns && { columns, unusedColumns } });
  const needsConfirmation = problem.repeatWith !== undefined;
  throw new ApiError(response.status, detail, { fields: errors, current, changedBy, needsConfirmation });
}

async function orUnreachable<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch {
    notify("error", unreachable);
    throw new ApiError(0, unreachable);
  }
}

function encode(body: unknown): FormData | string | null {
  if (body instanceof FormData) return body;
  return body === undefined ? null : JSON.stringify(body);
}

/**
 * Notifies the user of a failure and throws ApiError; a 401 also ends the session. With `background` it does neither, and
 * throws the error of `fetch` if there is no response.
 */
export async function api<K extends EndpointKey>(
  endpoint: K,
  { params, query, body, idempotencyKey, background }: Options<K> = {},
): Promise<ResponseOf<K>> {
  const [method = "GET"] = endpoint.split(" ");
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-XSRF-TOKEN"] = cookie("XSRF-TOKEN");
  if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
  // The browser sets a form's content type itself, because it contains the boundary.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers["Content-Type"] = "application/json";
  const request = { method, headers, body: encode(body) };
  const signal = background ? AbortSignal.timeout(backgroundTimeoutMs) : null;
  const pending = fetch(pathOf(endpoint, { params, query }), { ...request, signal });
  const response = await (background ? pending : orUnreachable(pending));
  if (!response.ok) return fail(response, isForm ? 422 : undefined, background);
  return background ? response.json() : orUnreachable(response.json());
}

/** The query of a request that the user has confirmed. */
export type Confirmation = Record<string, string>;
export const confirmation: Confirmation = { confirmed: "true" };

/** Returns an ApiError instead of throwing it. */
export async function orApiError<T>(call: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Fails as `api` does, but without a notification for `silentStatus`. */
export async function apiFile<K extends EndpointKey>(
  endpoint: K,
  { params, query, silentStatus }: Pick<Options<K>, "params" | "query"> & { silentStatus?: number },
): Promise<{ content: Blob; fileName: string }> {
  const response = await orUnreachable(fetch(pathOf(endpoint, { params, query })));
  if (!response.ok) return fail(response, silentStatus);
  const [, fileName = "download"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { content: await orUnreachable(response.blob()), fileName };
}
