import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { sessionCookie } from "@/lib/auth/cookies";
import { type TokenClaims, verifyToken } from "@/lib/auth/token";
import { db } from "@/lib/db";
import type { UserRole } from "@/lib/generated/prisma/enums";

/** Who is asking, as the database knows them now. */
export interface Actor {
  id: string;
  email: string;
  name: string;
  role: UserRole;
  countryId: string | null;
}

/** A session that holds: its claims and the account behind it. */
export interface Session {
  actor: Actor;
  claims: TokenClaims;
}

/** The session of a token, or null if it is bad, expired or revoked, or its account disabled or gone. */
export async function sessionOf(token: string): Promise<Session | null> {
  const claims = await verifyToken(token);
  if (!claims) return null;
  const user = await db().user.findUnique({
    where: { id: claims.sub },
    select: { id: true, email: true, name: true, role: true, countryId: true, tokenVersion: true, disabledAt: true },
  });
  if (!user || user.disabledAt || user.tokenVersion !== claims.tokenVersion) return null;
  const { tokenVersion: _, disabledAt: __, ...actor } = user;
  return { actor, claims };
}

/** The signed-in person of the page being rendered, or null. Asked once per request, however many components ask. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const token = (await cookies()).get(sessionCookie.name())?.value;
  return token ? ((await sessionOf(token))?.actor ?? null) : null;
});
