import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { isSameWarning } from "@/lib/readiness/check-edition";
import { checks } from "@/lib/readiness/checks";
import * as endpoints from "@/lib/readiness/endpoints";
import { checkCurrentEdition } from "@/lib/readiness/queries";
import type { AcknowledgementInput, Warnings } from "@/lib/readiness/schema";
import { toAcknowledged } from "@/lib/readiness/views";

/** A stored warning may be of a check that no longer exists. */
const knownChecks: Partial<Record<string, { title: string }>> = checks;

function auditedChange({ id, year }: { id: string; year: number }, kind: string) {
  const after = { warning: knownChecks[kind]?.title ?? kind };
  return { entity: "Edition" as const, entityId: id, name: String(year), before: null, after };
}

/** Keeps the first note if the warning is acknowledged already. Throws 404 if the edition has no such warning. */
export function acknowledgeWarning(
  actor: Actor,
  { note, ...key }: AcknowledgementInput,
  now: Date,
): Promise<Warnings["acknowledged"][number]> {
  return write(actor, endpoints.acknowledgeWarning, async ({ transaction, audit }) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    const { warnings, acknowledged } = await checkCurrentEdition(edition, transaction);
    const earlier = acknowledged.find((warning) => isSameWarning(warning, key));
    if (earlier) return toAcknowledged(earlier);
    const warning = warnings.find((current) => isSameWarning(current, key));
    if (!warning) throw notFound("warning");
    const data = { ...key, note: note ?? "", acknowledgedById: actor.id, acknowledgedAt: now };
    const { id } = await transaction.acknowledgedWarning.create({
      data: { ...data, editionId: edition.id },
      select: { id: true },
    });
    audit(auditedChange(edition, key.kind));
    const acknowledgement = { id, note: data.note, acknowledgedBy: actor.name, acknowledgedAt: now.toISOString() };
    return toAcknowledged({ ...warning, ...acknowledgement });
  });
}

/** Deletes an acknowledgement, so that its warning is shown again. Throws 404. */
export async function restoreWarning(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.restoreWarning, async ({ transaction, audit }) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    const where = { id, editionId: edition.id };
    const stored = await transaction.acknowledgedWarning.findUnique({ where, select: { kind: true } });
    if (!stored) throw notFound("acknowledgement");
    await transaction.acknowledgedWarning.delete({ where, select: { id: true } });
    audit(auditedChange(edition, stored.kind));
  });
  return true;
}
