import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { UserGetPayload, UserSelect } from "@/lib/generated/prisma/models";
import { sessionCookie } from "@/lib/platform/auth/cookies";
import { type TokenClaims, verifyToken } from "@/lib/platform/auth/token";
import { db } from "@/lib/platform/db/client";

export const actorSelect = {
  id: true,
  email: true,
  name: true,
  role: true,
  countryId: true,
  tokenVersion: true,
} as const satisfies UserSelect;

export interface Actor extends Omit<UserGetPayload<{ select: typeof actorSelect }>, "tokenVersion"> {
  /** Null without a session: on the command line, and with a link to choose a password. */
  tokenVersion: number | null;
}

export interface Session {
  actor: Actor;
  claims: TokenClaims;
}

/** Returns null for a revoked token, and for a user who is disabled or deleted. */
export async function sessionOf(token: string): Promise<Session | null> {
  const claims = await verifyToken(token);
  if (!claims) return null;
  const actor = await db().user.findUnique({
    where: {
      id: claims.sub,
      tokenVersion: claims.tokenVersion,
      disabledAt: null,
      revokedSessions: { none: { id: claims.jti } },
    },
    select: actorSelect,
  });
  return actor && { actor, claims };
}

/** Also deletes the records of ended sessions whose tokens have expired. */
export async function endSession({ jti, sub, exp }: TokenClaims): Promise<void> {
  await db().revokedSession.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  const revoked = { id: jti, userId: sub, expiresAt: new Date(exp * 1_000) };
  await db().revokedSession.createMany({ data: [revoked], skipDuplicates: true });
}

export const currentActor = cache(async (): Promise<Actor | null> => {
  const token = (await cookies()).get(sessionCookie.name())?.value;
  return token ? ((await sessionOf(token))?.actor ?? null) : null;
});
