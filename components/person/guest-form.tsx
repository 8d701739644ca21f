"use client";

import { useRouter } from "next/navigation";
import { ApiForm } from "@/components/forms/api-form";
import { ReadOnlyFields } from "@/components/forms/read-only";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates, openInstead } from "@/components/person/find-duplicates";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { TravelFields } from "@/components/travel/travel-fields";
import { ButtonLink } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { guestRole } from "@/lib/edition/person-roles";
import type { FormEdition } from "@/lib/person/form-edition";
import { guestForm } from "@/lib/person/inputs";
import { detailChoices, emptyPerson, type PersonValues, personLabels, personValues } from "@/lib/person/labels";
import type { Person } from "@/lib/person/schema";
import { emptyId } from "@/lib/platform/validation/ids";
import { withAnswers } from "@/lib/question/inputs";
import { answerLabels, questionsOf } from "@/lib/question/labels";
import { api } from "@/lib/site/api/client";

interface GuestFormProps {
  /** Null for a new guest. */
  guest: Person | null;
  countryId: string;
  edition: FormEdition;
  /** Whether only the journey can be changed. */
  readOnlyDetails: boolean;
}

const listPath = "/listGuests";

/** Registers or edits a guest (specification, section 2, "Guest form and list"). */
export function GuestForm({ guest, countryId, edition, readOnlyDetails }: GuestFormProps) {
  const router = useRouter();
  const questions = questionsOf(edition.questions, "GUEST");
  // The empty id stands for the current edition.
  const toBody = (values: PersonValues) => ({ ...values, contestId: emptyId });
  const state = useApiForm({
    name: "guest",
    record: guest,
    values: (stored: Person | null) =>
      stored ? personValues(stored, edition) : emptyPerson(countryId, [guestRole], edition.questions),
    schema: () => withAnswers(guestForm, () => (readOnlyDetails ? [] : [[["answers"], questions]])),
    send: (values, options) =>
      guest
        ? api("PUT /api/Person/{id}", { params: { id: guest.id }, body: toBody(values) })
        : api("POST /api/Person", { body: toBody(values), ...options }),
    warnings: async ({ fullName }) =>
      fullName === guest?.fullName
        ? []
        : findDuplicates({ people: [{ id: guest?.id, fullName }] }, (person) =>
            person.isGuest ? openInstead(person, () => router.push(`/addGuest?guest=${person.personId}`)) : undefined,
          ),
    success: guest ? "Guest has edited successfully." : "Guest has added successfully.",
    after: () => router.push(listPath),
  });
  return (
    <ApiForm
      state={state}
      labels={{ ...personLabels, answers: answerLabels(questions) }}
      choices={detailChoices}
      action={guest ? "Edit Guest" : "Register Guest"}
      unchanged="Please make some changes to edit the guest."
      moreActions={<ButtonLink href={listPath}>Back to the list</ButtonLink>}
    >
      <Panel className="space-y-5">
        <ReadOnlyFields when={readOnlyDetails}>
          <PersonDetailsFields
            labels={personLabels}
            pictureLabel="Upload picture"
            picturePath={guest?.picturePath ?? null}
            tShirtSizes={edition.enums.tShirtSizesList}
            asksConsent
            questions={questions}
          />
        </ReadOnlyFields>
      </Panel>
      <Section id="travel" title="Travel" className="my-5 space-y-5">
        <Panel>
          <TravelFields labels={personLabels} {...edition} />
        </Panel>
      </Section>
    </ApiForm>
  );
}
