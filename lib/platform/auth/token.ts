import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { UserRole } from "@/lib/generated/prisma/enums";
import type { UserModel } from "@/lib/generated/prisma/models";
import { env } from "@/lib/platform/env";

export const sessionSeconds = 7 * 24 * 60 * 60;

const claims = z.object({
  sub: z.guid(),
  unique_name: z.string(),
  name: z.string(),
  role: z.enum(UserRole),
  countryId: z.guid().optional(),
  /** Increasing the user's tokenVersion revokes its tokens. */
  tokenVersion: z.int(),
  iat: z.int(),
  exp: z.int(),
  jti: z.guid(),
});

export type TokenClaims = z.infer<typeof claims>;
export type TokenSubject = Omit<TokenClaims, "iat" | "exp" | "jti">;

const key = () => new TextEncoder().encode(env().AUTH_SECRET);

type TokenUser = Pick<UserModel, "id" | "email" | "name" | "role" | "countryId" | "tokenVersion">;

export function toTokenSubject({ id, email, name, role, countryId, tokenVersion }: TokenUser): TokenSubject {
  return { sub: id, unique_name: email, name, role, tokenVersion, ...(countryId && { countryId }) };
}

/** The token expires by real time, not by the site's clock. */
export function issueToken({ sub, unique_name, name, role, countryId, tokenVersion }: TokenSubject): Promise<string> {
  return new SignJWT({ unique_name, name, role, countryId, tokenVersion })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds}s`)
    .setJti(crypto.randomUUID())
    .sign(key());
}

/** Null for an invalid or expired token. Does not check whether it was revoked. */
export async function verifyToken(token: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ["HS256"] });
    return claims.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
