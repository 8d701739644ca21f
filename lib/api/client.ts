import type { Endpoints } from "@/lib/api/types";
import type { FieldErrors, LineError } from "@/lib/http/problem";
import { notify } from "@/lib/notifications";

interface Problem {
  detail?: string;
  errors?: FieldErrors | LineError[];
}

/** A call that was refused or did not arrive; the person has been told already. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    /** HTTP status; 0 if there was no answer. */
    readonly status: number,
    message: string,
    /** Sentences by the dotted path of the field they belong to. */
    readonly fields: FieldErrors = {},
    /** Sentences by their place in the file that was sent. */
    readonly lines: readonly LineError[] = [],
  ) {
    super(message);
  }
}

interface Options<B> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: B;
  /** Makes a creation happen once, however often it is sent. */
  idempotencyKey?: string;
  /** A status that the caller tells the person about itself. */
  untold?: number;
}

const unreachable = "The site could not be reached. Check your connection and try again; what you typed is still here.";

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? "";
}

/** The session is over: leaves it for good and goes home (specification, section 4). */
async function leave(): Promise<void> {
  const { signOut } = await import("next-auth/react");
  await signOut({ redirect: false });
  window.location.assign("/");
}

async function fail(response: Response, untold?: number): Promise<never> {
  const problem: Problem = await response.json().catch(() => ({}));
  const detail = problem.detail ?? "Error!";
  if (response.status !== untold) notify("error", detail);
  if (response.status === 401) await leave();
  const { errors } = problem;
  throw Array.isArray(errors)
    ? new ApiError(response.status, detail, {}, errors)
    : new ApiError(response.status, detail, errors);
}

/** What `request` comes to; a connection that fails, at once or halfway, is told and thrown as ApiError. */
async function arriving<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch {
    notify("error", unreachable);
    throw new ApiError(0, unreachable);
  }
}

/**
 * Calls an endpoint of this site with the session of the browser. Says in a notification what went wrong, then throws
 * ApiError; a 401 ends the session and goes home.
 */
export async function api<K extends keyof Endpoints>(
  endpoint: K,
  { params = {}, query, body, idempotencyKey, untold }: Options<Endpoints[K]["body"]> = {},
): Promise<Endpoints[K]["response"]> {
  const [method = "GET", pattern = ""] = endpoint.split(" ");
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = query ? `?${new URLSearchParams(query)}` : "";
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-XSRF-TOKEN"] = cookie("XSRF-TOKEN");
  if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
  // A form says itself what it is, with the boundary between its parts.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers["Content-Type"] = "application/json";
  const request = { method, headers, body: isForm ? body : body === undefined ? null : JSON.stringify(body) };
  const response = await arriving(fetch(path + search, request));
  return response.ok ? response.json() : fail(response, untold);
}

/** Fetches a file of this site and the name that it should be saved by; tells and throws as `api` does. */
export async function apiFile(path: string): Promise<{ content: Blob; fileName: string }> {
  const response = await arriving(fetch(path));
  if (!response.ok) return fail(response);
  const [, fileName = "download"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { content: await arriving(response.blob()), fileName };
}
