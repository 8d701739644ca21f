import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import type { RegisterInput } from "@/lib/identity/inputs";
import { usedEmail } from "@/lib/identity/labels";
import { refuseEasyPassword, toGivenPassword } from "@/lib/identity/password";
import type { User } from "@/lib/identity/schema";
import { emailIsUsed, findUser, refuseUsedEmail, requireCountry } from "@/lib/identity/users";
import { toUser } from "@/lib/identity/views";
import type { Actor } from "@/lib/platform/auth/session";
import { create } from "@/lib/platform/write/write";

export async function registerUser(actor: Actor, input: RegisterInput): Promise<User> {
  const { email, name, password, role, countryId } = input;
  await requireCountry(countryId);
  const { id: ownerId } = await findUser(email);
  await refuseEasyPassword("password", password, input, ownerId ? { email: [usedEmail] } : {});
  if (ownerId) throw emailIsUsed();
  const passwordColumns = await toGivenPassword(password);
  const user = { email, name, role, countryId };
  const userId = await create(actor, endpoints.registerUser, null, async ({ transaction, audit }, id) => {
    const data = { id, ...user, ...passwordColumns };
    await transaction.user.create({ data, select: { id: true } }).catch(refuseUsedEmail);
    audit({ entity: "User", entityId: id, name, before: null, after: user });
  });
  return toUser({ id: userId, ...user });
}
