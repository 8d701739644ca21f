import { useWatch } from "react-hook-form";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { AccordionItem } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";

interface ContestantCardProps {
  /** Identifies the contestant in the accordion. */
  id: string;
  index: number;
  /** Absent for the only contestant. */
  onDelete: (() => void) | undefined;
  lists: ContestantLists;
}

/** One contestant of the add-team form, which opens and closes. */
export function ContestantCard({ id, index, onDelete, lists }: ContestantCardProps) {
  const name = `contestants.${index}`;
  const label = `Contestant ${index + 1}`;
  const group: ContestantGroup | "" = useWatch({ name: "contestantGroup" });
  const isOnline: boolean = useWatch({ name: "isOnline" });
  const fullName: string = useWatch({ name: `${name}.contestantPerson.fullName` });
  return (
    <AccordionItem
      value={id}
      look="panel"
      heading="h3"
      title={
        <>
          {label}
          {fullName && (
            <>
              {" · "}
              <bdi>{fullName}</bdi>
            </>
          )}
        </>
      }
      action={
        onDelete && (
          <Button variant="quiet" className="mr-2.5" onClick={onDelete} aria-label={`Delete ${label.toLowerCase()}`}>
            Delete
          </Button>
        )
      }
    >
      <fieldset aria-label={label} className="min-w-0 space-y-5">
        <ContestantFields
          lists={lists}
          group={group}
          asksContact={!isOnline}
          prefix={`${name}.`}
          pictureLabel={`Picture of contestant ${index + 1}`}
        />
      </fieldset>
    </AccordionItem>
  );
}
