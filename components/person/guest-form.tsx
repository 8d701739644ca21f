"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { ConflictPanel } from "@/components/forms/conflict-panel";
import { differencesOf } from "@/components/forms/differences";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { GuestFields } from "@/components/person/guest-fields";
import type { GuestRecord } from "@/components/person/guest-record";
import { emptyGuest, type GuestValues, guestLabels } from "@/components/person/guest-values";
import { readStoredGuest } from "@/components/person/read-stored-guest";
import { Button, ButtonLink } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import type { ContestEnums } from "@/lib/contest/schema";
import { emptyId } from "@/lib/ids";
import { notify } from "@/lib/notifications";
import { guestForm } from "@/lib/person/inputs";
import { guestRole } from "@/lib/person/rules";

interface GuestFormProps {
  /** The guest being edited, or null for a new one. */
  guest: GuestRecord | null;
  enums: Pick<ContestEnums, "tShirtSizesList" | "arrivalLocationsList">;
  countryId: string;
  timeZone: string;
}

/** The schema reads what the form holds; the form keeps holding it as it was typed. */
const resolver = zodResolver(guestForm as z.ZodType<z.output<typeof guestForm>, GuestValues>, undefined, { raw: true });

/** Registers a guest, or edits one (specification, sections 2, 4 and 5, "Guest form"). */
export function GuestForm({ guest, enums, countryId, timeZone }: GuestFormProps) {
  const router = useRouter();
  const form = useForm<GuestValues>({ defaultValues: guest?.values ?? emptyGuest, resolver });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);
  /** The version that the next save is based on. */
  const version = useRef(guest?.version);
  const [picturePath, setPicturePath] = useState(guest?.picturePath ?? null);
  const [theirs, setTheirs] = useState<GuestRecord | null>(null);
  const sent = useRef({ content: "", key: "" });

  /** The same content keeps its key, so that pressing the button again after a lost answer cannot register it twice. */
  function keyFor(content: string): string {
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    return sent.current.key;
  }

  async function save(values: GuestValues) {
    const body = { ...values, roles: [guestRole], countryId, contestId: emptyId };
    if (guest) {
      await api("PUT /api/Person/{id}", { params: { id: guest.id }, body: { ...body, version: version.current } });
    } else {
      await api("POST /api/Person", { body, idempotencyKey: keyFor(JSON.stringify(body)) });
    }
  }

  function finish() {
    notify("success", guest ? "Guest has edited successfully." : "Guest has added successfully.");
    router.push("/listGuests");
    // So that going back doesn't show what was stored before.
    router.refresh();
  }

  async function send(values: GuestValues) {
    try {
      await save(values);
      finish();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error);
      if (guest && error.status === 409) await compare(values, guest.id);
    }
  }

  /** Shows what is stored beside what was typed; if it is the same, an earlier save has arrived and only its answer not. */
  async function compare(values: GuestValues, id: string) {
    const stored = await readStoredGuest(id, countryId, timeZone);
    if (stored && differencesOf(guestLabels, values, stored.values).length === 0) finish();
    else setTheirs(stored);
  }

  const submit = form.handleSubmit(send);

  async function keepMine(stored: GuestRecord) {
    version.current = stored.version;
    setTheirs(null);
    await submit();
  }

  function takeTheirs(stored: GuestRecord) {
    version.current = stored.version;
    setPicturePath(stored.picturePath);
    setTheirs(null);
    form.reset(stored.values);
    form.setFocus("fullName");
  }

  const done = isSubmitSuccessful && !isSubmitting;
  return (
    <FormProvider {...form}>
      <HydrationGate>
        <form onSubmit={submit} noValidate aria-busy={isSubmitting}>
          <GuestFields
            tShirtSizes={enums.tShirtSizesList}
            places={enums.arrivalLocationsList}
            timeZone={timeZone}
            picturePath={picturePath}
          />
          {theirs && (
            <ConflictPanel
              differences={differencesOf(guestLabels, form.getValues(), theirs.values)}
              pending={isSubmitting}
              onKeepMine={() => keepMine(theirs)}
              onTakeTheirs={() => takeTheirs(theirs)}
            />
          )}
          <div className="form-submit">
            <Button type="submit" variant="primary" pending={isSubmitting} disabled={done}>
              {guest ? "Edit Guest" : "Register Guest"}
            </Button>
            <ButtonLink href="/listGuests">Back to the list</ButtonLink>
          </div>
        </form>
      </HydrationGate>
    </FormProvider>
  );
}
