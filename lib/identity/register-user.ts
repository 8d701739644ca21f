import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import type { RegisterInput } from "@/lib/identity/inputs";
import { createUsers, preparePassword } from "@/lib/identity/new-users";
import type { User } from "@/lib/identity/schema";
import { requireCountry } from "@/lib/identity/users";
import { toUser } from "@/lib/identity/views";
import type { Actor } from "@/lib/platform/auth/session";
import { create } from "@/lib/platform/write/write";

/** Throws 409 for a used e-mail address, and 422 for an easy password or a country that does not exist. */
export async function registerUser(actor: Actor, input: RegisterInput, now: Date): Promise<User> {
  const { email, name, role, countryId } = input;
  await requireCountry(countryId);
  const password = await preparePassword(input);
  const user = { email, name, role, countryId };
  return create(
    actor,
    endpoints.registerUser,
    null,
    (unit, id) => createUsers(unit, [{ id, ...user, ...password }], now),
    (_, id) => toUser({ id, ...user }),
  );
}
