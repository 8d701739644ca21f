"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { HydrationGate } from "@/components/forms/hydration-gate";
import type { Option } from "@/components/forms/inputs";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { GuideFields } from "@/components/guide/admin/guide-fields";
import { emptyGuide, type GuideValues, guideFormSchema } from "@/components/guide/admin/guide-values";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface GuideFormProps {
  tShirtSizes: readonly string[];
  /** The accounts that have no guide's record yet. */
  users: readonly Option[];
}

/** The schema reads what the form holds; the form keeps holding it as it was typed. */
const resolver = zodResolver(guideFormSchema, undefined, { raw: true });

/** Makes a guide of an account with the role Guide. */
export function GuideForm({ tShirtSizes, users }: GuideFormProps) {
  const router = useRouter();
  const form = useForm<GuideValues>({ defaultValues: emptyGuide, resolver });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useUnsavedGuard(isDirty);

  useEffect(() => {
    if (isSubmitSuccessful) form.reset(emptyGuide);
  }, [form, isSubmitSuccessful]);

  async function add(values: GuideValues) {
    try {
      await api("POST /api/Guide", { body: values });
      notify("success", "Guide has been created successfully!");
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error);
      // The account has become somebody's in the meantime: offer what is left.
      if (error.status === 409) router.refresh();
    }
  }

  return (
    <FormProvider {...form}>
      <HydrationGate>
        <form
          onSubmit={form.handleSubmit(add)}
          noValidate
          aria-busy={isSubmitting}
          className="panel panel-form"
          aria-labelledby="add-guide"
        >
          <h2 id="add-guide">Add guide</h2>
          <GuideFields tShirtSizes={tShirtSizes} users={users} />
          <div className="actions">
            <Button type="submit" variant="primary" pending={isSubmitting}>
              Add guide
            </Button>
          </div>
        </form>
      </HydrationGate>
    </FormProvider>
  );
}
