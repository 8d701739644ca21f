import type { Endpoints } from "@/lib/api-types";
import { notify } from "@/lib/notifications";

interface Problem {
  detail?: string;
  errors?: Record<string, string[]>;
}

/** A call that was refused or did not arrive; the person has been told already. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    /** HTTP status; 0 if there was no answer. */
    readonly status: number,
    message: string,
    /** Sentences by the dotted path of the field they belong to. */
    readonly fields: Record<string, string[]> = {},
  ) {
    super(message);
  }
}

interface Options<B> {
  params?: Record<string, string>;
  body?: B;
  /** Makes a creation happen once, however often it is sent. */
  idempotencyKey?: string;
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

async function fail(response: Response): Promise<never> {
  const problem: Problem = await response.json().catch(() => ({}));
  const detail = problem.detail ?? "Error!";
  notify("error", detail);
  if (response.status === 401) await leave();
  throw new ApiError(response.status, detail, problem.errors);
}

/**
 * Calls an endpoint of this site with the session of the browser. Says in a notification what went wrong, then throws
 * ApiError; a 401 ends the session and goes home.
 */
export async function api<K extends keyof Endpoints>(
  endpoint: K,
  { params = {}, body, idempotencyKey }: Options<Endpoints[K]["body"]> = {},
): Promise<Endpoints[K]["response"]> {
  const [method = "GET", pattern = ""] = endpoint.split(" ");
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-XSRF-TOKEN"] = cookie("XSRF-TOKEN");
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (idempotencyKey) headers["Idempotency-Key"] = idempotencyKey;
  const request = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  const response = await fetch(path, request).catch(() => {
    notify("error", unreachable);
    throw new ApiError(0, unreachable);
  });
  return response.ok ? response.json() : fail(response);
}
