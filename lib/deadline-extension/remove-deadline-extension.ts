import "server-only";
import * as endpoints from "@/lib/deadline-extension/endpoints";
import { tellOfDeadline } from "@/lib/deadline-extension/tell-of-deadline";
import { deadlineExtensionSelect, toAudit } from "@/lib/deadline-extension/views";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/**
 * Mails the country's registrators unless the edition has these mails turned off. Throws 404 if the country has no
 * extension.
 */
export async function removeDeadlineExtension(actor: Actor, countryId: string, now: Date): Promise<true> {
  await write(actor, endpoints.removeDeadlineExtension, async (unit) => {
    const { transaction, audit } = unit;
    const edition = await lockEdition(transaction, { mode: "update" });
    const where = { editionId_countryId: { editionId: edition.id, countryId } };
    const extension = await transaction.deadlineExtension.findUnique({ where, select: deadlineExtensionSelect });
    if (!extension) throw notFound("deadline extension");
    await transaction.deadlineExtension.delete({ where, select: { id: true } });
    const { id: entityId, country } = extension;
    audit({ entity: "DeadlineExtension", entityId, name: country.name, before: toAudit(extension), after: null });
    await tellOfDeadline(unit, edition, extension, now);
  });
  return true;
}
