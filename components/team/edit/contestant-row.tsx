import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { FieldHint } from "@/components/forms/field-parts";
import { useApiForm } from "@/components/forms/use-api-form";
import { FormDialog } from "@/components/team/edit/form-dialog";
import { MemberRow } from "@/components/team/edit/member-row";
import type { TeamData } from "@/components/team/edit/team-data";
import { useLinkedField } from "@/components/team/edit/use-linked-field";
import { ContestantFields } from "@/components/team/form/contestant-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { Button } from "@/components/ui/button";
import { PhoneLink } from "@/components/ui/phone-link";
import { contestantEditForm } from "@/lib/contestant/inputs";
import { contestantLabels, contestantValues } from "@/lib/contestant/labels";
import type { Contestant } from "@/lib/contestant/schema";
import { detailLabels } from "@/lib/person/labels";
import { formatFieldDate } from "@/lib/platform/time/time";
import { api } from "@/lib/site/api/client";
import { minContestants } from "@/lib/team/rules";

const labels = { personEditModel: detailLabels, ...contestantLabels };

interface ContestantRowProps {
  data: TeamData;
  contestant: Contestant;
  /** From 1. */
  number: number;
}

/** A 'Contestant N' row, with a dialog to change or delete the contestant. */
export function ContestantRow({ data, contestant, number }: ContestantRowProps) {
  const { canEditDetails, canEditRoster, team, today } = data;
  const { dateOfBirth, operatingSystemName, person } = contestant;
  const { hasPersonForContact, personForContactName, personForContactPhoneNumber } = contestant;
  const [open, setOpen] = useState(false);
  const focusLinked = useLinkedField(`contestant-${number}`, () => setOpen(canEditDetails));
  const form = useApiForm({
    name: "contestant",
    record: contestant,
    values: contestantValues(contestant),
    labels,
    schema: () => contestantEditForm(today),
    update: (body, options) => api("PUT /api/Contestant", { body, ...options }),
    async warnings({ id, personEditModel: { fullName }, dateOfBirth }) {
      const isSame = fullName === person.fullName && dateOfBirth === contestant.dateOfBirth;
      return isSame ? [] : findDuplicates({ contestants: [{ id, fullName, dateOfBirth }] });
    },
    success: "Contestant is changed successfully!",
    after: () => setOpen(false),
  });
  const title = `Contestant ${number}`;
  return (
    <MemberRow
      person={person}
      title={title}
      isUnsaved={form.hasChanges}
      details={
        <>
          <span>{operatingSystemName}</span>
          <span>Born {formatFieldDate(dateOfBirth)}</span>
          {hasPersonForContact && (
            <span>
              Travels without the leader, contact <bdi>{personForContactName}</bdi>{" "}
              {personForContactPhoneNumber && <PhoneLink number={personForContactPhoneNumber} />}
            </span>
          )}
        </>
      }
    >
      {canEditDetails && (
        <FormDialog
          state={form}
          open={open}
          onOpenChange={setOpen}
          trigger={<Button aria-label={`Edit ${person.fullName}`}>Edit</Button>}
          title={title}
          action="Change"
          unchanged="Please make some changes to edit the contestant."
          moreActions={canEditRoster && <DeleteContestant data={data} contestant={contestant} />}
        >
          <div ref={focusLinked} className="contents">
            <ContestantFields
              lists={data}
              group={team.group}
              asksContact={!team.isOnline || hasPersonForContact}
              prefix=""
              stored={person}
              pictureLabel={`Picture of contestant ${number}`}
            />
          </div>
        </FormDialog>
      )}
    </MemberRow>
  );
}

/** Deletes a contestant after a confirmation; the last one of a team cannot be deleted. */
function DeleteContestant({ data: { team }, contestant }: Omit<ContestantRowProps, "number">) {
  const router = useRouter();
  const { id, code, person } = contestant;
  const isLast = team.contestants.length <= minContestants;
  return (
    <>
      <ConfirmAction
        trigger={
          <Button variant="danger" disabled={isLast} aria-describedby={isLast ? "last-contestant" : undefined}>
            Delete
          </Button>
        }
        title="Delete this contestant?"
        description={`Deletes ${person.fullName} (${code}), who leaves ${team.name}.`}
        action="Delete contestant"
        send={() => api("DELETE /api/Contestant/{id}", { params: { id } })}
        success="Contestant is removed from team successfully!"
        onDone={router.refresh}
        onStale={router.refresh}
      />
      {isLast && (
        <FieldHint id="last-contestant" className="self-center">
          A team has at least one contestant.
        </FieldHint>
      )}
    </>
  );
}
