import { hash } from "bcryptjs";
import { maxPasswordBytes, passwordCost } from "@/lib/identity/password-limits";
import type { Database } from "@/lib/platform/db/client";

/**
 * Creates an administrator if there is none. Returns whether it did. Throws RangeError for a password above 72 bytes,
 * which bcrypt would truncate.
 */
export async function ensureFirstAdministrator(
  db: Pick<Database, "user">,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (Buffer.byteLength(password) > maxPasswordBytes) {
    throw new RangeError(`The administrator's password has more than ${maxPasswordBytes} bytes.`);
  }
  const existing = await db.user.findFirst({ where: { role: "Administrator" }, select: { id: true } });
  if (existing) return false;
  const passwordHash = await hash(password, passwordCost);
  await db.user.create({ data: { email, name: "Administrator", role: "Administrator", passwordHash } });
  return true;
}
