import "server-only";
import * as endpoints from "@/lib/deadline-extension/endpoints";
import { deadlineExceptionSelect, toAudit } from "@/lib/deadline-extension/views";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/** Deletes a country's exception, so that the edition's own deadline applies again. */
export async function removeDeadlineException(actor: Actor, countryId: string): Promise<true> {
  await write(actor, endpoints.removeDeadlineException, async ({ transaction, audit }) => {
    const { id: editionId } = await lockEdition(transaction, { mode: "update" });
    const where = { editionId_countryId: { editionId, countryId } };
    const exception = await transaction.deadlineException.findUnique({ where, select: deadlineExceptionSelect });
    if (!exception) throw notFound("exception");
    await transaction.deadlineException.delete({ where, select: { id: true } });
    const { id: entityId, country } = exception;
    audit({ entity: "DeadlineException", entityId, name: country.name, before: toAudit(exception), after: null });
  });
  return true;
}
