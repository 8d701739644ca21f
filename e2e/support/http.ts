import { documentErrors } from "@/e2e/support/api-schema";
import { type Account, insertAccount } from "@/e2e/support/factory";
import { baseUrl } from "@/e2e/support/site";
import type { UserRole } from "@/lib/generated/prisma/enums";

export interface ApiResponse<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  /** The time of the site's clock for this request. */
  at?: string;
  /** The client's address; a random one by default, so that tests do not share limits of addresses. */
  from?: string;
}

function randomAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `10.${bytes.join(".")}`;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any body and assert its content
type Json = any;

/** Sends a request to the site. Throws if a JSON response differs from the OpenAPI document. */
export const call = (endpoint: string, options?: CallOptions) => callAt(baseUrl, endpoint, options);

/** Like `call`, but for the site at another address, such as a second instance. */
export async function callAt(site: string, endpoint: string, options: CallOptions = {}): Promise<ApiResponse<Json>> {
  const [method = "GET", path = ""] = endpoint.split(" ");
  const cookies = { ...options.cookies, ...(options.at && { "site-clock": options.at }) };
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const sentBody = options.raw ?? (options.body === undefined ? null : JSON.stringify(options.body));
  const response = await fetch(site + path, {
    method,
    body: sentBody,
    redirect: "manual",
    headers: {
      "X-Forwarded-For": options.from ?? randomAddress(),
      ...(options.token && { Authorization: `Bearer ${options.token}` }),
      ...(cookie && { Cookie: cookie }),
      ...(options.body !== undefined && { "Content-Type": "application/json" }),
      ...options.headers,
    },
  });
  const text = await response.text();
  const { status, headers } = response;
  const [media = ""] = headers.get("content-type")?.split(";") ?? [];
  if (!media.endsWith("json") || !text) return { status, headers, body: text };
  const body = JSON.parse(text);
  const errors = documentErrors(method, path.split("?")[0] ?? "", status, media, body);
  if (errors.length > 0) throw new Error(`${endpoint}: ${status} differs from the document: ${errors.join("; ")}`);
  return { status, headers, body };
}

/** Returns a bearer token. Throws if the sign-in fails. */
export async function logIn({ email, password }: Pick<Account, "email" | "password">): Promise<string> {
  const response = await call("POST /api/Identity/Login", { body: { email, password } });
  if (response.status !== 200) throw new Error(`could not log in: ${JSON.stringify(response.body)}`);
  return response.body.token;
}

/** A bearer token for an account of the demo, such as admin, registrator.bg or guide.1. */
export const demoToken = (name: string) => logIn({ email: `${name}@demo.test`, password: "autumn-demo" });

export type SignedIn = Account & { token: string };

/** Inserts an account and returns it with the token of a new session. */
export async function signedIn(role: UserRole, alpha2?: string): Promise<SignedIn> {
  const account = await insertAccount(role, alpha2);
  return { ...account, token: await logIn(account) };
}

/** The value that writes with a session's cookie must send in the header X-XSRF-TOKEN. */
export async function csrfOf(session: string): Promise<string> {
  const { headers } = await call("GET /login", { cookies: { session } });
  return /XSRF-TOKEN=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
}
