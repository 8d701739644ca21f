import { StillMissing } from "@/components/team/still-missing";
import { ButtonLink } from "@/components/ui/button";

interface TeamActionsProps {
  id: string;
  name: string;
  /** Whether anything about the team may still be changed. */
  editable: boolean;
  /** Such as "2 pictures, 1 native name". */
  missing: string | null;
}

/** A registrator's link to edit or view a team, and what the team still lacks. */
export function TeamActions({ id, name, editable, missing }: TeamActionsProps) {
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
      {missing && <StillMissing details={missing} className="col-span-full" />}
    </>
  );
}
