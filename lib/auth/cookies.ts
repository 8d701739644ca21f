import { sessionSeconds } from "@/lib/auth/token";
import { env } from "@/lib/env";

/** The cookies need https exactly when the site's address does. */
export const secureCookies = () => env().SITE_URL.startsWith("https://");

/** The session: the JWT itself, out of reach for scripts. */
export const sessionCookie = {
  name: () => (secureCookies() ? "__Host-session" : "session"),
  options: () => ({ httpOnly: true, sameSite: "lax" as const, path: "/", secure: secureCookies() }),
};

/** The CSRF value that scripts of our own pages copy into the X-XSRF-TOKEN header. */
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
