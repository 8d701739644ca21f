import { StillMissing } from "@/components/team/still-missing";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { Badge } from "@/components/ui/badge";
import { missingDetails } from "@/lib/team/rules";
import type { Team } from "@/lib/team/schema";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

interface TeamNotesProps {
  team: Team;
  /** Whether anything about the team may still be changed. */
  isEditable: boolean;
  transfers: readonly PartyTransfer[];
}

/** The participation, transfers and missing details of a registrator's team. */
export function TeamNotes({ team, isEditable, transfers }: TeamNotesProps) {
  return (
    <div className="mt-3 grid justify-items-start gap-2 empty:hidden">
      {!team.isOfficial && <Badge>Unofficial</Badge>}
      <TransferNotes transfers={transfers} />
      <StillMissing teamId={team.id} missing={missingDetails(team)} isEditable={isEditable} />
    </div>
  );
}
