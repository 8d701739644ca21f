import { errors, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { env } from "@/lib/env";
import { UserRole } from "@/lib/generated/prisma/enums";

/** A session lasts this many seconds, in the cookie and as a bearer token. */
export const sessionSeconds = 7 * 24 * 60 * 60;

const claims = z.object({
  sub: z.guid(),
  unique_name: z.string(),
  name: z.string(),
  role: z.enum(UserRole),
  countryId: z.guid().optional(),
  /** The account's tokenVersion when it was issued; another one there revokes it. */
  tokenVersion: z.int(),
  iat: z.int(),
  exp: z.int(),
  jti: z.guid(),
});

export type TokenClaims = z.infer<typeof claims>;
export type TokenSubject = Omit<TokenClaims, "iat" | "exp" | "jti">;

const key = () => new TextEncoder().encode(env().AUTH_SECRET);

/** Issues the JWT (HS256) that cookie and bearer share (api.md, "Authentication"). Its times are the real ones. */
export function issueToken({ sub, ...rest }: TokenSubject): Promise<string> {
  return new SignJWT(rest)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime(`${sessionSeconds}s`)
    .setJti(crypto.randomUUID())
    .sign(key());
}

/** Each request asks twice, and a script's thousand requests carry one token; a signature that held once always does. */
const verified = new LRUCache<string, TokenClaims>({ max: 1_000 });

/** The claims of a token that we signed and that has not expired, else null. Whether it was revoked only the database knows. */
export async function verifyToken(token: string): Promise<TokenClaims | null> {
  const known = verified.get(token);
  if (known) return known.exp * 1_000 > Date.now() ? known : null;
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ["HS256"] });
    const found = claims.safeParse(payload).data;
    if (found) verified.set(token, found);
    return found ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
