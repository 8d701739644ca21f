import { useState } from "react";
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { changedFields } from "@/components/forms/changed-fields";
import { type ContestantEdition, ContestantFields } from "@/components/team/form/contestant-fields";
import { Accordion, AccordionItem } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Section } from "@/components/ui/section";
import { emptyContestantWith } from "@/lib/contestant/labels";
import type { NewTeamValues } from "@/lib/team/new-team";
import { maxContestants, minContestants } from "@/lib/team/rules";

/** The 1 to 4 contestants of a new team (specification, section 5, "Add team form"). */
export function Contestants({ edition }: { edition: ContestantEdition }) {
  const { control } = useFormContext<NewTeamValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "contestants" });
  const { openIds, setOpenIds } = useOpenIds(fields.map(({ id }) => id));
  const focusName = `contestants.${fields.length}.contestantPerson.fullName`;

  return (
    <Section id="contestants" title="Contestants" className="mb-10 space-y-5">
      <Accordion type="multiple" value={openIds} onValueChange={setOpenIds}>
        {fields.map(({ id }, index) => (
          <NewContestant
            key={id}
            id={id}
            index={index}
            edition={edition}
            onDelete={fields.length > minContestants ? () => remove(index) : undefined}
          />
        ))}
      </Accordion>
      {fields.length < maxContestants && (
        <Button onClick={() => append(emptyContestantWith(edition.questions), { focusName })}>Add contestant</Button>
      )}
    </Section>
  );
}

/** The open contestants: all but those that the user has closed and that have no errors. */
function useOpenIds(ids: readonly string[]) {
  const { errors } = useFormState<NewTeamValues>();
  const [closedIds, setClosedIds] = useState<readonly string[]>([]);
  return {
    openIds: ids.filter((id, i) => !closedIds.includes(id) || errors.contestants?.[i]),
    setOpenIds: (openIds: readonly string[]) => setClosedIds(ids.filter((id) => !openIds.includes(id))),
  };
}

interface NewContestantProps {
  id: string;
  index: number;
  /** Absent for the only contestant. */
  onDelete: (() => void) | undefined;
  edition: ContestantEdition;
}

function NewContestant({ id, index, onDelete, edition }: NewContestantProps) {
  const name = `contestants.${index}` as const;
  const label = `Contestant ${index + 1}`;
  const group = useWatch<NewTeamValues, "contestantGroup">({ name: "contestantGroup" });
  const isOnline = useWatch<NewTeamValues, "isOnline">({ name: "isOnline" });
  const fullName: string = useWatch({ name: `${name}.contestantPerson.fullName` });
  const { getValues } = useFormContext();
  const [isAsking, setAsking] = useState(false);
  const isEmpty = () => changedFields(getValues(name), emptyContestantWith(edition.questions)).length === 0;
  return (
    <AccordionItem
      value={id}
      title={
        <>
          {label}
          {fullName && " · "}
          <bdi>{fullName}</bdi>
        </>
      }
      action={
        onDelete && (
          <ConfirmDialog
            open={isAsking}
            onOpenChange={(open) => (open && isEmpty() ? onDelete() : setAsking(open))}
            trigger={
              <Button variant="quiet" aria-label={`Delete ${label.toLowerCase()}`}>
                Delete
              </Button>
            }
            title={`Delete ${label.toLowerCase()}?`}
            description="What you typed for this contestant is lost."
            action="Delete contestant"
            variant="danger"
            pending={false}
            onConfirm={onDelete}
          />
        )
      }
    >
      <fieldset aria-label={label} className="min-w-0 space-y-5 px-4 pb-4 md:px-7 md:pb-7">
        <ContestantFields
          edition={edition}
          group={group}
          asksContact={!isOnline}
          prefix={`${name}.`}
          pictureLabel={`Picture of contestant ${index + 1}`}
        />
      </fieldset>
    </AccordionItem>
  );
}
