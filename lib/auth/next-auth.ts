import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { secureCookies, sessionCookie } from "@/lib/auth/cookies";
import { endSession } from "@/lib/auth/session";
import { issueToken, sessionSeconds, type TokenClaims, type TokenSubject, verifyToken } from "@/lib/auth/token";
import { env } from "@/lib/env";
import { addressOf } from "@/lib/http/client-address";
import { fromDatabaseError } from "@/lib/http/database-errors";
import { AppError } from "@/lib/http/problem";
import { loginForm } from "@/lib/identity/inputs";
import { checkCredentials } from "@/lib/identity/sign-in";

/** The error whose message the login page shows for a failed sign-in. */
function failure(error: unknown): Error {
  const known = error instanceof AppError ? error : fromDatabaseError(error);
  return known ?? new Error("Something went wrong on our side. Please try again.");
}

/** next-auth for the browser. `encode` and `decode` are replaced, so that the session cookie contains the same JWT as a bearer token. */
export function authOptions(): NextAuthOptions {
  return {
    secret: env().AUTH_SECRET,
    session: { strategy: "jwt", maxAge: sessionSeconds },
    useSecureCookies: secureCookies(),
    cookies: { sessionToken: { name: sessionCookie.name(), options: sessionCookie.options() } },
    pages: { signIn: "/login", signOut: "/logout", error: "/login" },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(credentials, request) {
          const given = loginForm.safeParse(credentials);
          if (!given.success) throw new Error("Enter your e-mail and your password.");
          try {
            const address = addressOf(new Headers(request.headers));
            const subject = await checkCredentials(given.data, address);
            return { id: subject.sub, ...subject };
          } catch (error) {
            throw failure(error);
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { ...user } : token),
    },
    events: {
      // What decode returned travels through next-auth's own, looser type.
      async signOut({ token }) {
        if (token) await endSession(token as unknown as TokenClaims);
      },
    },
    jwt: {
      maxAge: sessionSeconds,
      // next-auth's type does not include the claims that `authorize` returned.
      encode: ({ token }) => issueToken(subjectOf(token as unknown as TokenSubject)),
      decode: async ({ token }) => (token ? { ...(await verifyToken(token)) } : null),
    },
  };
}

function subjectOf({ sub, unique_name, name, role, countryId, tokenVersion }: TokenSubject): TokenSubject {
  return { sub, unique_name, name, role, ...(countryId && { countryId }), tokenVersion };
}
