import type { AcknowledgedWarning, Warning } from "@/lib/readiness/gaps";
import type { Warnings } from "@/lib/readiness/schema";

export const toWarning = ({ kind, recordIds, details, name }: Warning): Warnings["warnings"][number] => ({
  kind,
  recordIds,
  details,
  name,
});

export function toAcknowledged(warning: AcknowledgedWarning): Warnings["acknowledged"][number] {
  const { id, note, acknowledgedBy, acknowledgedAt } = warning;
  return { ...toWarning(warning), id, note, acknowledgedBy, acknowledgedAt };
}
