import { StillMissing } from "@/components/team/still-missing";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { Badge } from "@/components/ui/badge";
import type { MissingDetails } from "@/lib/team/rules";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

interface TeamNotesProps {
  id: string;
  /** Whether anything about the team may still be changed. */
  isEditable: boolean;
  missing: readonly MissingDetails[];
  isOfficial: boolean;
  transfers: readonly PartyTransfer[];
}

/** The participation, transfers and missing details of a registrator's team. */
export function TeamNotes({ id, isEditable, missing, isOfficial, transfers }: TeamNotesProps) {
  return (
    <div className="mt-3 grid justify-items-start gap-2 empty:hidden">
      {!isOfficial && <Badge>Unofficial</Badge>}
      <TransferNotes transfers={transfers} />
      <StillMissing teamId={id} missing={missing} isEditable={isEditable} />
    </div>
  );
}
