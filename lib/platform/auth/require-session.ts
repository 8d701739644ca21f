import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

export const endedSession = () => new AppError(401, "Your session is not valid or has ended. Please log in again.");

/**
 * Throws 401 if the actor was disabled or their sessions were ended since the request began, as a change of role or country
 * does. It locks nothing, because transactions that change users would then wait for each other.
 */
export async function requireSession(database: Database, { id, tokenVersion }: Actor): Promise<void> {
  if (tokenVersion === null) return;
  const where = { id, tokenVersion, disabledAt: null };
  if (!(await database.user.findUnique({ where, select: { id: true } }))) throw endedSession();
}
