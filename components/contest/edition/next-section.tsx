"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SectionItem } from "@/components/contest/edition/section";
import { StartDialog } from "@/components/contest/edition/start-dialog";
import { useEdition } from "@/components/contest/edition/use-edition";
import { ApiForm } from "@/components/forms/api-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { hasUnsaved } from "@/components/forms/use-unsaved-guard";
import { nextInput } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";
import { notify } from "@/lib/notifications";
import { toLocalText } from "@/lib/time";

const yearLater = (text: string) => text.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** Default values: the same names, and the same dates a year later. */
const nextDefaults = (settings: EditionSettings) => ({
  contestId: settings.id,
  year: String(settings.year + 1),
  name: settings.name,
  shortName: settings.shortName,
  startDate: yearLater(settings.startDate),
  endDate: yearLater(settings.endDate),
  endOfRegistrationDate: yearLater(toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone)),
  carryMembers: true,
});

/** Starts the next edition after a confirmation. */
export function NextSection() {
  const router = useRouter();
  const { settings } = useEdition();
  const [isConfirming, setConfirming] = useState(false);
  const hasStarted = useRef(false);
  const state = useApiForm("POST /api/Contest/next", {
    schema: nextInput,
    defaultValues: nextDefaults(settings),
    request: (body) => ({ body }),
    success: ({ year }) => `The ${year} edition is the current one now!`,
    onSaved() {
      hasStarted.current = true;
      window.scrollTo({ top: 0 });
      router.refresh();
    },
    keepValues: true,
    onConflict: () => router.refresh(),
    leaveQuestion: null,
  });
  const { reset, trigger, watch } = state.form;
  useEffect(() => reset(nextDefaults(settings), { keepDirtyValues: true }), [reset, settings]);

  // The new edition's page replaces this form; focus moves to the start of its content.
  useEffect(
    () => () => {
      if (hasStarted.current) document.getElementById("content")?.focus({ preventScroll: true });
    },
    [],
  );

  async function ask() {
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    if (hasUnsaved()) notify("error", "Save or discard your changes above first.");
    else setConfirming(true);
  }

  async function start() {
    if (!(await state.submit())) setConfirming(false);
  }

  return (
    <SectionItem id="next" title="The next edition">
      <div className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-10 gap-y-4 **:[h3]:text-lg **:[p]:max-w-measure **:[p]:text-ink-soft">
        <div>
          <h3>Carried over</h3>
          <p>
            The texts, the lists, place and contact, the pictures of the venue, the companies with their logos, the
            committees and their names, the schedule, moved to the new dates, and the age limits, moved by the years
            between. The links as well. The texts may still name the old dates, and the links may open the old
            documents: check them. Accounts stay, so everybody can log in as before.
          </p>
        </div>
        <div>
          <h3>Starts empty</h3>
          <p>
            Teams, contestants with their codes, seats and credentials, leaders, guests and guides. Forms can be
            prefilled with last year’s leaders and contestants; guides are added again from their accounts. The{" "}
            {settings.year} edition stays as it is, at its own address /{settings.year}.
          </p>
        </div>
      </div>
      <ApiForm
        state={state}
        onSubmit={ask}
        className="grid gap-5"
        actions={
          <StartDialog
            open={isConfirming}
            onOpenChange={setConfirming}
            year={watch("year")}
            oldYear={settings.year}
            pending={state.pending}
            onStart={() => void start()}
          />
        }
      >
        <FieldGrid>
          <TextField name="year" label="Year" inputMode="numeric" required />
          <TextField
            name="name"
            label="Name"
            required
            className="md:col-span-2"
            hint={watch("name") === settings.name ? `This is still the ${settings.year} edition’s name.` : undefined}
          />
          <TextField name="shortName" label="Short name" required />
          <DateField name="startDate" label="First day" required />
          <DateField name="endDate" label="Last day" required />
          <DateField
            name="endOfRegistrationDate"
            label="End of registration"
            type="datetime-local"
            required
            hint={`Time in ${settings.timeZone}.`}
          />
        </FieldGrid>
        <CheckboxField name="carryMembers" label="Copy the committee members with their roles and pictures" />
      </ApiForm>
    </SectionItem>
  );
}
