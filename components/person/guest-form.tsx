"use client";

import { useRouter } from "next/navigation";
import { ApiForm } from "@/components/forms/api-form";
import { FormSection } from "@/components/forms/form-section";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { SubmitButton } from "@/components/forms/submit-button";
import { type ApiFormState, useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
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
import type { Period } from "@/lib/travel/period";

interface GuestFormProps {
  enums: Pick<ContestEnums, "tShirtSizesList" | "arrivalLocationsList">;
  countryId: string;
  timeZone: string;
  /** Such as "Shumen time". */
  cityTime: string;
  /** The edition's days. */
  period: Period;
}

const listPath = "/listGuests";

const toBody = (values: GuestValues, countryId: string) => ({
  ...values,
  roles: [guestRole],
  countryId,
  contestId: emptyId,
});

/** Opens the guest list; the refresh replaces a list that the browser has cached. */
function useOpenList() {
  const router = useRouter();
  return () => {
    router.push(listPath);
    router.refresh();
  };
}

/** Registers a guest (specification, section 2, "Guest form and list"). */
export function AddGuestForm(props: GuestFormProps) {
  const state = useApiForm("POST /api/Person", {
    schema: guestForm,
    defaultValues: emptyGuest,
    request: (values) => ({ body: toBody(values, props.countryId) }),
    success: "Guest has added successfully.",
    onSaved: useOpenList(),
    keepValues: true,
  });
  return <GuestForm state={state} action="Register Guest" picturePath={null} {...props} />;
}

/** Edits a guest (specification, section 2, "Guest form and list"). */
export function EditGuestForm({ guest, ...props }: GuestFormProps & { guest: Person }) {
  const state = useApiForm("PUT /api/Person/{id}", {
    schema: guestForm,
    record: guest,
    toValues: (person: Person) => guestValues(person, props.timeZone),
    labels: guestLabels,
    request: (values) => ({ params: { id: guest.id }, body: toBody(values, props.countryId) }),
    reload: useRefreshed(guest),
    success: "Guest has edited successfully.",
    onSaved: useOpenList(),
  });
  return <GuestForm state={state} action="Edit Guest" picturePath={guest.picturePath} {...props} />;
}

interface GuestFieldsProps extends GuestFormProps {
  state: ApiFormState<GuestValues>;
  /** Label of the submit button. */
  action: string;
  picturePath: string | null;
}

function GuestForm({ state, action, enums, cityTime, period, picturePath }: GuestFieldsProps) {
  const actions = (
    <Actions className="border-rule border-t pt-6">
      <SubmitButton state={state}>{action}</SubmitButton>
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
            picturePath={picturePath}
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
