"use client";

import { useRouter } from "next/navigation";
import { ApiForm } from "@/components/forms/api-form";
import { FormSection } from "@/components/forms/form-section";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { TravelFields } from "@/components/travel/travel-fields";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { guestRole } from "@/lib/edition/person-roles";
import type { ContestEnums } from "@/lib/edition/schema";
import { guestForm } from "@/lib/person/inputs";
import { emptyGuest, type GuestValues, guestLabels, guestValues } from "@/lib/person/labels";
import type { Person } from "@/lib/person/schema";
import { emptyId } from "@/lib/platform/validation/ids";
import { api } from "@/lib/site/api/client";
import type { Period } from "@/lib/travel/period";

interface GuestFormProps {
  /** Null for a new guest. */
  guest: Person | null;
  enums: Pick<ContestEnums, "tShirtSizesList" | "arrivalLocationsList">;
  countryId: string;
  timeZone: string;
  /** Such as "Shumen time". */
  cityTime: string;
  /** The edition's days. */
  period: Period;
}

const listPath = "/listGuests";

/** Registers or edits a guest (specification, section 2, "Guest form and list"). */
export function GuestForm({ guest, enums, countryId, timeZone, cityTime, period }: GuestFormProps) {
  const router = useRouter();
  const toBody = (values: GuestValues) => ({ ...values, roles: [guestRole], countryId, contestId: emptyId });
  const state = useApiForm({
    name: "guest",
    record: guest,
    values: guest ? guestValues(guest, timeZone) : emptyGuest,
    labels: guestLabels,
    schema: guestForm,
    create: (values, options) => api("POST /api/Person", { body: toBody(values), ...options }),
    update: (values, options) =>
      api("PUT /api/Person/{id}", { params: { id: guest?.id ?? "" }, body: toBody(values), ...options }),
    success: guest ? "Guest has edited successfully." : "Guest has added successfully.",
    after: () => router.push(listPath),
  });
  const actions = (
    <Actions className="border-rule border-t pt-6">
      <SubmitButton state={state}>{guest ? "Edit Guest" : "Register Guest"}</SubmitButton>
      <ButtonLink href={listPath}>Back to the list</ButtonLink>
    </Actions>
  );
  return (
    <HydrationGate>
      <ApiForm state={state} actions={actions}>
        <FormSection id="guest" title="Guest">
          <PersonDetailsFields
            labels={guestLabels}
            pictureLabel="Upload picture"
            picturePath={guest?.picturePath ?? null}
            tShirtSizes={enums.tShirtSizesList}
          />
        </FormSection>
        <FormSection id="travel" title="Travel">
          <TravelFields
            labels={guestLabels}
            locations={enums.arrivalLocationsList}
            cityTime={cityTime}
            period={period}
          />
        </FormSection>
      </ApiForm>
    </HydrationGate>
  );
}
