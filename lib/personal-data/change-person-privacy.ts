import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { increaseRoleVersions } from "@/lib/person/update-person";
import * as endpoints from "@/lib/personal-data/endpoints";
import type { PrivacyInput } from "@/lib/personal-data/inputs";
import type { Actor } from "@/lib/platform/auth/session";
import { notFound } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import { write } from "@/lib/platform/write/write";

/** Changes what visitors see of a person of any edition. Throws 404. */
export async function changePersonPrivacy(actor: Actor, id: string, after: PrivacyInput) {
  await write(actor, endpoints.changePersonPrivacy, async ({ transaction, audit }) => {
    await lockEdition(transaction, { mode: "update" });
    const person = await transaction.person.findUnique({
      where: { id },
      select: { fullName: true, pictureIsPublic: true, nameIsWithheld: true },
    });
    if (!person) throw notFound("person");
    await transaction.person.update({ where: { id }, data: { ...after, version: { increment: 1 } } });
    await increaseRoleVersions(transaction, id);
    audit({ entity: "Person", entityId: id, name: person.fullName, before: pick(person, after), after, teamIds: [] });
  });
  return { id, ...after };
}
