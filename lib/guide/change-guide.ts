import "server-only";
import { phoneFormatter } from "@/lib/country/international-phone";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireOptions } from "@/lib/edition/rules";
import * as endpoints from "@/lib/guide/endpoints";
import type { GuideEdit } from "@/lib/guide/inputs";
import { lockGuide, requireGuideUser } from "@/lib/guide/lock-guide";
import { readGuide } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import { editsOf, updatePerson } from "@/lib/person/update-person";
import type { Actor } from "@/lib/platform/auth/session";
import { pick } from "@/lib/platform/pick";
import { encodePictures } from "@/lib/platform/picture/commands";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import { storeAnswers } from "@/lib/question/store-answers";

/**
 * Throws 404 for an unknown id, 409 for a stale version or a user who is another guide, and 422 for what cannot be
 * stored.
 */
export async function changeGuide(actor: Actor, id: string, input: GuideEdit): Promise<Guide> {
  const { userId, schoolName, classDesignator } = input;
  const pictures = await encodePictures(actor, [{ field: "person.picture", base64: input.person.picture }]);
  return write(actor, endpoints.changeGuide, async (unit) => {
    const { transaction, audit } = unit;
    const edition = await lockEdition(transaction);
    const stored = await lockGuide(transaction, edition, id, [userId]);
    await requireVersion(transaction, {
      stored: stored.version,
      given: input.version,
      changes: editsOf(id, stored.person.id),
      current: () => readGuide(transaction, id),
    });
    const { person } = requireOptions(input, { "person.tShirtSize": edition.tShirtSizes });
    if (userId !== stored.userId) await requireGuideUser(transaction, edition.id, userId);
    const formatPhone = await phoneFormatter(transaction, stored.person.countryId);
    const phoneNumber = formatPhone("phoneNumber", input.phoneNumber, stored.phoneNumber);
    const after = { userId, phoneNumber, schoolName, classDesignator };
    await updatePerson(unit, stored.person, person, pictures);
    const answering = { personId: stored.person.id, name: person.fullName, answers: person.answers, at: "person." };
    await storeAnswers(unit, edition, [{ ...answering, role: "GUIDE" }]);
    await transaction.guide.update({ where: { id }, data: after });
    audit({ entity: "Guide", entityId: id, name: person.fullName, before: pick(stored, after), after });
    return readGuide(transaction, id);
  });
}
