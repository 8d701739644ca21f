import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSeconds } from "@/lib/platform/auth/token";
import { env } from "@/lib/platform/env";

/** Browsers accept the attribute Secure only from https addresses. */
export const secureCookies = () => env().SITE_URL.startsWith("https://");

const attributes = () => ({ sameSite: "lax" as const, path: "/", secure: secureCookies() });

export const sessionCookie = {
  name: () => (secureCookies() ? "__Host-session" : "session"),
  options: () => ({ ...attributes(), httpOnly: true }),
};

/** The site's scripts copy its value into the header of each write. */
export const csrfCookie = {
  name: "XSRF-TOKEN",
  header: "X-XSRF-TOKEN",
  options: () => ({ ...attributes(), httpOnly: false, maxAge: sessionSeconds }),
};

export function csrfValue(jti: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`csrf:${jti}`).digest("base64url");
}

export function isCsrfValue(given: string | null | undefined, jti: string): boolean {
  const expected = Buffer.from(csrfValue(jti));
  const actual = Buffer.from(given ?? "");
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
