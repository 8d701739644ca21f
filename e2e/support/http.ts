import { documentErrors } from "@/e2e/support/api-schema";
import { type Account, insertAccount } from "@/e2e/support/factory";
import { baseUrl } from "@/e2e/support/site";

export interface Answer<T = unknown> {
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
  /** The client's address; unique by default. */
  from?: string;
}

function uniqueAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `10.${bytes.join(".")}`;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any body and assert its content
type Json = any;

/** Calls the API of the site. */
export const call = (endpoint: string, options?: CallOptions) => callAt(baseUrl, endpoint, options);

/** Calls the API at another address, such as a second instance of the site. Throws if a JSON response differs from the OpenAPI document. */
export async function callAt(site: string, endpoint: string, options: CallOptions = {}): Promise<Answer<Json>> {
  const [method = "GET", path = ""] = endpoint.split(" ");
  const cookies = { ...options.cookies, ...(options.at && { "site-clock": options.at }) };
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const response = await fetch(site + path, {
    method,
    redirect: "manual",
    headers: {
      "X-Forwarded-For": options.from ?? uniqueAddress(),
      ...(options.token && { Authorization: `Bearer ${options.token}` }),
      ...(cookie && { Cookie: cookie }),
      ...(options.body !== undefined && { "Content-Type": "application/json" }),
      ...options.headers,
    },
    ...(options.raw !== undefined
      ? { body: options.raw }
      : options.body !== undefined && { body: JSON.stringify(options.body) }),
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
  const answer = await call("POST /api/Identity/Login", { body: { email, password } });
  if (answer.status !== 200) throw new Error(`could not log in: ${JSON.stringify(answer.body)}`);
  return answer.body.token;
}

/** A bearer token for an account of the demo: admin, registrator.bg, guide.1. */
export const demoToken = (name: string) => logIn({ email: `${name}@demo.test`, password: "autumn-demo" });

export type SignedIn = Account & { token: string };

/** A new account and its token. */
export async function signedIn(role: Parameters<typeof insertAccount>[0], alpha2?: string): Promise<SignedIn> {
  const account = await insertAccount(role, alpha2);
  return { ...account, token: await logIn(account) };
}

/** The CSRF value of a session's cookie. */
export async function csrfOf(session: string): Promise<string> {
  const { headers } = await call("GET /login", { cookies: { session } });
  return /XSRF-TOKEN=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
}
