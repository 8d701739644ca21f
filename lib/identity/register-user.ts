import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import type { RegisterInput } from "@/lib/identity/inputs";
import { usedEmail } from "@/lib/identity/labels";
import { refuseEasyPassword, toGivenPassword } from "@/lib/identity/password";
import { queuePasswordMails } from "@/lib/identity/password-mails";
import type { User } from "@/lib/identity/schema";
import { emailIsUsed, findUser, refuseUsedEmail, requireCountry } from "@/lib/identity/users";
import { toUser } from "@/lib/identity/views";
import type { Actor } from "@/lib/platform/auth/session";
import { create } from "@/lib/platform/write/write";

export async function registerUser(actor: Actor, input: RegisterInput, now: Date): Promise<User> {
  const { email, name, password = "", invite, role, countryId } = input;
  await requireCountry(countryId);
  const { id: ownerId } = await findUser(email);
  if (!invite) await refuseEasyPassword("password", password, input, ownerId ? { email: [usedEmail] } : {});
  if (ownerId) throw emailIsUsed();
  const passwordColumns = invite ? {} : await toGivenPassword(password);
  const user = { email, name, role, countryId };
  const userId = await create(actor, endpoints.registerUser, null, async (unit, id) => {
    const data = { id, ...user, ...passwordColumns };
    await unit.transaction.user.create({ data, select: { id: true } }).catch(refuseUsedEmail);
    unit.audit({ entity: "User", entityId: id, name, before: null, after: user });
    const options = { createdById: actor.id, now };
    if (invite) await queuePasswordMails(unit.transaction, "INVITATION", [{ id, email, name }], options);
  });
  return toUser({ id: userId, ...user });
}
