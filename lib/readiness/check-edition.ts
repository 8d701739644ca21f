import type { Acknowledgement, CheckedEdition, WarningKey } from "@/lib/readiness/checked-edition";
import { type Gap, runChecks } from "@/lib/readiness/checks";

/** The ids of the teams and people that a gap is about. */
export const recordIdsOf = ({ records }: Pick<Gap, "records">): string[] =>
  records.map(({ id, personId }) => personId ?? id);

/** Whether two warnings say the same about the same teams and people. */
export const isSameWarning = (a: WarningKey, b: WarningKey): boolean =>
  a.kind === b.kind && a.details === b.details && [...a.recordIds].sort().join() === [...b.recordIds].sort().join();

export interface AcknowledgedGap extends Gap {
  acknowledgement: Acknowledgement;
}

/** What is missing or looks wrong; warnings that were acknowledged are in `acknowledged` instead of `gaps`. */
export function checkEdition(edition: CheckedEdition): { gaps: Gap[]; acknowledged: AcknowledgedGap[] } {
  const gaps: Gap[] = [];
  const acknowledged: AcknowledgedGap[] = [];
  for (const gap of runChecks(edition)) {
    const { kind, details } = gap;
    const acknowledgement =
      details &&
      edition.acknowledgements.find((warning) =>
        isSameWarning(warning, { kind, details, recordIds: recordIdsOf(gap) }),
      );
    if (acknowledgement) acknowledged.push({ ...gap, acknowledgement });
    else gaps.push(gap);
  }
  return { gaps, acknowledged };
}

export const findGaps = (edition: CheckedEdition): Gap[] => checkEdition(edition).gaps;
