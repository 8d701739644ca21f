import "server-only";
import type { Database } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

/**
 * Throws 409 if no enabled administrator remains without the account `id`. Locks the administrators, because two of them
 * could lose the role at the same moment; raw SQL, because Prisma has no row locks.
 */
export async function requireOtherAdministrator(transaction: Database, id: string): Promise<void> {
  const administrators = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "User" WHERE "role" = 'Administrator' AND "disabledAt" IS NULL ORDER BY "id" FOR NO KEY UPDATE`;
  if (administrators.some((administrator) => administrator.id !== id)) return;
  throw new AppError(409, "This is the last administrator. Give another account this role first.");
}
