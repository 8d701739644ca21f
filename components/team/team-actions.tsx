import { StillMissing } from "@/components/team/still-missing";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import type { MissingDetails } from "@/lib/team/rules";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

interface TeamActionsProps {
  id: string;
  name: string;
  /** Whether anything about the team may still be changed. */
  editable: boolean;
  missing: readonly MissingDetails[];
  isOfficial: boolean;
  transfers: readonly PartyTransfer[];
}

/** The edit link, badges, transfers and missing details of a registrator's team. */
export function TeamActions({ id, name, editable, missing, isOfficial, transfers }: TeamActionsProps) {
  return (
    <>
      <ButtonLink size="sm" href={`/editTeam?team=${id}`}>
        {editable ? "EDIT" : "VIEW"}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
      {/* Below the name, for which a small team has little width. */}
      {!isOfficial && (
        <span className="col-span-full">
          <Badge>Unofficial</Badge>
        </span>
      )}
      <TransferNotes transfers={transfers} className="col-span-full" />
      <StillMissing teamId={id} missing={missing} isEditable={editable} className="col-span-full" />
    </>
  );
}
