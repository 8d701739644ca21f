import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { loginForm } from "@/lib/identity/inputs";
import { checkCredentials } from "@/lib/identity/sign-in";
import { secureCookies, sessionCookie } from "@/lib/platform/auth/cookies";
import { endSession } from "@/lib/platform/auth/session";
import {
  issueToken,
  sessionSeconds,
  type TokenClaims,
  type TokenSubject,
  verifyToken,
} from "@/lib/platform/auth/token";
import { env } from "@/lib/platform/env";
import { reportedError } from "@/lib/platform/errors/reported-error";
import { addressOf } from "@/lib/platform/http/client-address";
import { limitAnonymousWrites } from "@/lib/platform/http/rate-limit";

/** `encode` and `decode` are replaced, so that the session cookie contains the same JWT as a bearer token. */
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
          const headers = new Headers(request.headers);
          try {
            const address = addressOf(headers);
            await limitAnonymousWrites(address);
            const subject = await checkCredentials(given.data, address);
            return { id: subject.sub, ...subject };
          } catch (error) {
            throw reportedError(error, headers.get("x-request-id"));
          }
        },
      }),
    ],
    callbacks: {
      // The pages navigate themselves; next-auth only requires some address.
      redirect: ({ baseUrl }) => baseUrl,
      jwt: ({ token, user }) => (user ? { ...user } : token),
    },
    events: {
      // next-auth's type is looser than what decode returned.
      async signOut({ token }) {
        if (token) await endSession(token as unknown as TokenClaims);
      },
    },
    jwt: {
      maxAge: sessionSeconds,
      // next-auth's type does not include the claims that `authorize` returned.
      encode: ({ token }) => issueToken(token as unknown as TokenSubject),
      decode: async ({ token }) => (token ? { ...(await verifyToken(token)) } : null),
    },
  };
}
