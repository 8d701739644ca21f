"use client";

import type { FormEvent } from "react";
import { FormProvider } from "react-hook-form";
import { takenIds, useReplacement } from "@/components/team/edit/use-replacement";
import type { TeamState } from "@/components/team/edit/use-team";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Button } from "@/components/ui/button";

export const deputySaved = "Deputy Leader Information is changed successfully!";

/** A deputy for a team that has none: one of the country's leaders, or a new one. */
export function NewDeputy({ state, tShirtSizes }: { state: TeamState; tShirtSizes: readonly string[] }) {
  const { form, isSubmitting, submit } = useReplacement(state, true, deputySaved);

  async function add(event: FormEvent) {
    event.preventDefault();
    await submit();
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={add} noValidate aria-busy={isSubmitting} className="record-form">
        <LeaderChoice
          title="deputy leader"
          idField="leaderId"
          modelField="leaderCreateModel"
          leaders={state.leaders}
          takenIds={takenIds(state)}
          tShirtSizes={tShirtSizes}
        />
        <div className="actions">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Add
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
