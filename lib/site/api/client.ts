import type { Parsed, Sent } from "@/lib/platform/api/endpoint";
import { notify, notifyAfterLoad } from "@/lib/platform/browser/notifications";
import type { FieldErrors, LineError } from "@/lib/platform/errors/problem";
import type { EndpointsByKey } from "@/lib/site/api/endpoints";

interface Problem {
  detail?: string;
  errors?: FieldErrors | LineError[];
  current?: object | null;
  changedBy?: string;
}

/** A request that failed; the user has been notified, unless the caller shows the error itself. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    /** HTTP status; 0 if there was no response. */
    readonly status: number,
    message: string,
    /** Error messages by the dotted path of their field. */
    readonly fields: FieldErrors = {},
    /** Error messages by their place in the file that was sent. */
    readonly lines: readonly LineError[] = [],
    /** After a 409 for a stale version: the record as it is stored. */
    readonly current?: object | null,
    /** The name of the user who changed it last. */
    readonly changedBy?: string,
  ) {
    super(message);
  }
}

type EndpointKey = keyof EndpointsByKey;

/** What the site's pages send as the body of an endpoint. */
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
  /** Makes a request that is sent twice take effect once. */
  idempotencyKey?: string;
  /** The page sends it by itself: a failure, also a 401, neither notifies the user nor ends the session. */
  background?: true;
}

/** How long a request in the background may take; an unstable connection can hang. */
const backgroundTimeoutMs = 20_000;

const unreachable = "The site could not be reached. Check your connection and try again; what you typed is still here.";

/** The path of an endpoint with its parameters filled in, and its query. */
function pathOf<K extends EndpointKey>(endpoint: K, { params, query }: Options<K> = {}): string {
  const pattern = endpoint.slice(endpoint.indexOf(" ") + 1);
  const values: Record<string, string> = params ?? {};
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}

const sessionEnded = "Your session has ended. Log in to continue; what you typed is kept.";

/** Signs out and goes to the home page (specification, section 4), with a link to sign in and come back. */
async function endSession(): Promise<void> {
  const { pathname, search } = window.location;
  const next = encodeURIComponent(pathname + search);
  const { signOut } = await import("next-auth/react");
  await signOut({ redirect: false });
  notifyAfterLoad({ text: sessionEnded, link: { label: "Log in again", href: `/login?next=${next}` } });
  window.location.assign("/");
}

/** Throws the problem of a response after notifying the user; a form shows the record of a stale version instead. */
async function fail(response: Response, silentStatus?: number, background?: true): Promise<never> {
  const problem: Problem = await response.json().catch(() => ({}));
  const detail = problem.detail ?? "Error!";
  if (background) throw new ApiError(response.status, detail);
  if (response.status === 401) await endSession();
  else if (response.status !== silentStatus && !problem.current) notify("error", detail);
  const { errors, current, changedBy } = problem;
  throw Array.isArray(errors)
    ? new ApiError(response.status, detail, {}, errors)
    : new ApiError(response.status, detail, errors, [], current, changedBy);
}

/** The result of `request`. Notifies the user of a failed connection and throws ApiError. */
async function orUnreachable<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch {
    notify("error", unreachable);
    throw new ApiError(0, unreachable);
  }
}

/**
 * Calls an endpoint of this site with the browser's session and returns its response. On failure it notifies the user
 * and throws ApiError; a 401 also ends the session.
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
  const request = { method, headers, body: isForm ? body : body === undefined ? null : JSON.stringify(body) };
  const signal = background ? AbortSignal.timeout(backgroundTimeoutMs) : null;
  const sent = fetch(pathOf(endpoint, { params, query }), { ...request, signal });
  const response = await (background ? sent : orUnreachable(sent));
  // What is wrong with a file stands beside it.
  return response.ok ? response.json() : fail(response, isForm ? 422 : undefined, background);
}

/** The result of `call`, or the ApiError it throws. */
export async function orApiError<T>(call: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Fetches a file and the name to save it under; fails as `api` does, but without a notification for `silentStatus`. */
export async function apiFile<K extends EndpointKey>(
  endpoint: K,
  { params, query, silentStatus }: Pick<Options<K>, "params" | "query"> & { silentStatus?: number },
): Promise<{ content: Blob; fileName: string }> {
  const response = await orUnreachable(fetch(pathOf(endpoint, { params, query })));
  if (!response.ok) return fail(response, silentStatus);
  const [, fileName = "download"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { content: await orUnreachable(response.blob()), fileName };
}
