"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { FormSection } from "@/components/forms/form-section";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { RecordConflict } from "@/components/forms/record-form";
import { schemaResolver } from "@/components/forms/resolver";
import { useApiForm } from "@/components/forms/use-api-form";
import { useIdempotencyKey } from "@/components/forms/use-idempotency-key";
import { useRecordForm } from "@/components/forms/use-record-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import type { GuestRecord } from "@/components/person/guest-record";
import { emptyGuest, type GuestValues, guestLabels } from "@/components/person/guest-values";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { TravelFields } from "@/components/travel/travel-fields";
import { Actions } from "@/components/ui/actions";
import { Button, ButtonLink } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import type { ContestEnums } from "@/lib/contest/schema";
import { emptyId } from "@/lib/ids";
import { guestForm } from "@/lib/person/inputs";
import { guestRole } from "@/lib/person/rules";

interface GuestFormProps {
  enums: Pick<ContestEnums, "tShirtSizesList" | "arrivalLocationsList">;
  countryId: string;
  timeZone: string;
}

const listPath = "/listGuests";
const resolver = schemaResolver<GuestValues>(guestForm);

const toBody = (values: GuestValues, countryId: string) => ({
  ...values,
  roles: [guestRole],
  countryId,
  contestId: emptyId,
});

/** Opens the guest list; the refresh replaces a list that the browser has cached. */
function useOpenList() {
  const router = useRouter();
  const [isOpening, startTransition] = useTransition();
  function openList() {
    startTransition(() => {
      router.push(listPath);
      router.refresh();
    });
  }
  return { isOpening, openList };
}

/** Registers a guest (specification, section 2, "Guest form and list"). */
export function AddGuestForm({ countryId, ...fields }: GuestFormProps) {
  const { isOpening, openList } = useOpenList();
  const idempotencyKeyOf = useIdempotencyKey();
  const state = useApiForm<GuestValues, unknown>({
    defaultValues: emptyGuest,
    resolver,
    send(values) {
      const body = toBody(values, countryId);
      return api("POST /api/Person", { body, idempotencyKey: idempotencyKeyOf(body) });
    },
    success: "Guest has added successfully.",
    onSaved: openList,
  });
  return (
    <HydrationGate>
      <ApiForm state={state} onSubmit={state.submit}>
        <GuestFields {...fields} picturePath={null} />
        <GuestButtons action="Register Guest" pending={state.isSubmitting || isOpening} />
      </ApiForm>
    </HydrationGate>
  );
}

/** Edits a guest (specification, section 2, "Guest form and list"). */
export function EditGuestForm({ guest, countryId, ...fields }: GuestFormProps & { guest: GuestRecord }) {
  const { isOpening, openList } = useOpenList();
  const record = useRecordForm<GuestValues, GuestRecord>({
    stored: guest,
    toValues: ({ values }) => values,
    resolver,
    labels: guestLabels,
    async send(values, version) {
      const body = { ...toBody(values, countryId), version };
      const saved = await api("PUT /api/Person/{id}", { params: { id: guest.id }, body });
      return { ...guest, version: saved.version, picturePath: saved.picturePath, values: { ...values, picture: "" } };
    },
    readStored: useRefreshed(guest),
    success: "Guest has edited successfully.",
    onSaved: openList,
  });
  return (
    <HydrationGate>
      <ApiForm state={record} onSubmit={record.submit}>
        <GuestFields {...fields} picturePath={guest.picturePath} />
        <RecordConflict record={record} onResolved={() => record.form.setFocus("fullName")} />
        <GuestButtons action="Edit Guest" pending={record.isSubmitting || isOpening} />
      </ApiForm>
    </HydrationGate>
  );
}

interface GuestFieldsProps extends Omit<GuestFormProps, "countryId"> {
  picturePath: string | null;
}

function GuestFields({ enums, timeZone, picturePath }: GuestFieldsProps) {
  return (
    <>
      <FormSection id="guest" title="Guest">
        <PersonDetailsFields labels={guestLabels} picturePath={picturePath} tShirtSizes={enums.tShirtSizesList} />
      </FormSection>
      <FormSection id="travel" title="Travel">
        <TravelFields labels={guestLabels} locations={enums.arrivalLocationsList} timeZone={timeZone} />
      </FormSection>
    </>
  );
}

function GuestButtons({ action, pending }: { action: string; pending: boolean }) {
  return (
    <Actions className="border-rule border-t pt-6">
      <Button type="submit" variant="primary" pending={pending}>
        {action}
      </Button>
      <ButtonLink href={listPath}>Back to the list</ButtonLink>
    </Actions>
  );
}
