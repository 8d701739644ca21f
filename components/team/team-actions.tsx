import { StillMissing } from "@/components/team/still-missing";
import { TeamMarks } from "@/components/team/team-marks";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { ButtonLink } from "@/components/ui/button";
import type { MissingDetails } from "@/lib/team/rules";
import type { PartyTransfer } from "@/lib/transfer/party-transfers";

interface TeamActionsProps {
  id: string;
  name: string;
  /** Whether anything about the team may still be changed. */
  editable: boolean;
  missing: readonly MissingDetails[];
  isOnline: boolean;
  isOfficial: boolean;
  transfers: readonly PartyTransfer[];
}

/** The edit link, badges, transfers and missing details of a registrator's team. */
export function TeamActions({ id, name, editable, missing, transfers, ...marks }: TeamActionsProps) {
  return (
    <>
      <ButtonLink
        size="sm"
        className="print:hidden"
        variant={editable ? "primary" : "secondary"}
        href={`/editTeam?team=${id}`}
      >
        {editable ? "EDIT" : "VIEW"}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
      {/* Below the name, for which a small team has little width. */}
      <span className="col-span-full flex gap-2 empty:hidden">
        <TeamMarks {...marks} />
      </span>
      <TransferNotes transfers={transfers} className="col-span-full" />
      <StillMissing teamId={id} missing={missing} isEditable={editable} className="col-span-full" />
    </>
  );
}
