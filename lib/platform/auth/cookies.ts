import { sessionSeconds } from "@/lib/platform/auth/token";
import { env } from "@/lib/platform/env";

/** Browsers accept cookies with the attribute Secure only from https addresses. */
export const secureCookies = () => env().SITE_URL.startsWith("https://");

/** The session cookie contains the JWT. */
export const sessionCookie = {
  name: () => (secureCookies() ? "__Host-session" : "session"),
  options: () => ({ httpOnly: true, sameSite: "lax" as const, path: "/", secure: secureCookies() }),
};

/** The cookie with the CSRF value, which the site's scripts copy into the header of each write. */
export const csrfCookie = {
  name: "XSRF-TOKEN",
  header: "X-XSRF-TOKEN",
  options: () => ({
    httpOnly: false,
    sameSite: "lax" as const,
    path: "/",
    secure: secureCookies(),
    maxAge: sessionSeconds,
  }),
};
