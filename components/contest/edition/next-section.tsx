"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { type NextValues, nextDefaults, nextResolver } from "@/components/contest/edition/next-values";
import { SectionItem } from "@/components/contest/edition/section-item";
import { StartDialog } from "@/components/contest/edition/start-dialog";
import { useEdition } from "@/components/contest/edition/use-edition";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField } from "@/components/forms/inputs";
import { showServerErrors } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { hasUnsaved } from "@/components/forms/use-unsaved-guard";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

/** Starts the next edition after a confirmation. */
export function NextSection() {
  const router = useRouter();
  const { settings } = useEdition();
  const defaultValues = nextDefaults(settings);
  const form = useForm<NextValues>({
    defaultValues,
    values: defaultValues,
    resetOptions: { keepDirtyValues: true },
    resolver: nextResolver,
  });
  const [isConfirming, setConfirming] = useState(false);
  const hasStarted = useRef(false);

  // The new edition's page replaces this form; focus moves to the start of its content.
  useEffect(
    () => () => {
      if (hasStarted.current) document.getElementById("content")?.focus({ preventScroll: true });
    },
    [],
  );

  const ask = form.handleSubmit(() => {
    if (hasUnsaved()) notify("error", "Save or discard your changes above first.");
    else setConfirming(true);
  });

  const start = form.handleSubmit(async (values) => {
    try {
      const { year } = await api("POST /api/Contest/next", { body: values });
      notify("success", `The ${year} edition is the current one now!`);
      hasStarted.current = true;
      window.scrollTo({ top: 0 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setConfirming(false);
      showServerErrors(form, error);
      if (error.status !== 409) return;
    }
    router.refresh();
  });

  return (
    <SectionItem id="next" title="The next edition">
      <div className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-x-10 gap-y-4 **:[h3]:text-lg **:[p]:max-w-measure **:[p]:text-ink-soft">
        <div>
          <h3>Carried over</h3>
          <p>
            The texts, the lists, place and contact, the companies with their logos, the committees and their names, and
            the schedule, moved to the new dates. The links as well. The texts may still name the old dates, and the
            links lead to the old documents: check them. Accounts stay, so everybody can sign in as before.
          </p>
        </div>
        <div>
          <h3>Starts empty</h3>
          <p>
            Teams, contestants and their codes, seats and sign-ins, leaders, guests and guides. Forms can be prefilled
            with last year’s leaders and contestants; guides are added again from their accounts. The {settings.year}{" "}
            edition stays as it is, at its own address /{settings.year}.
          </p>
        </div>
      </div>
      <FormProvider {...form}>
        <form
          className="grid gap-5"
          noValidate
          aria-busy={form.formState.isSubmitting}
          onSubmit={(event) => {
            // Events of the dialog bubble through React's portal.
            if (event.target === event.currentTarget) void ask(event);
          }}
        >
          <FieldGrid>
            <TextField name="year" label="Year" inputMode="numeric" required />
            <TextField
              name="name"
              label="Name"
              required
              className="md:col-span-2"
              hint={
                form.watch("name") === settings.name ? `This is still the ${settings.year} edition’s name.` : undefined
              }
            />
            <TextField name="shortName" label="Short name" required />
            <TextField name="startDate" label="First day" type="date" required />
            <TextField name="endDate" label="Last day" type="date" required />
            <TextField
              name="endOfRegistrationDate"
              label="End of registration"
              type="datetime-local"
              required
              hint={`Time in ${settings.timeZone}.`}
            />
          </FieldGrid>
          <CheckboxField
            name="carryMembers"
            label="Carry the committees’ members over: copies these people with their roles and pictures"
          />
          <StartDialog
            open={isConfirming}
            onOpenChange={setConfirming}
            year={form.watch("year")}
            oldYear={settings.year}
            pending={form.formState.isSubmitting}
            onStart={() => void start()}
          />
        </form>
      </FormProvider>
    </SectionItem>
  );
}
