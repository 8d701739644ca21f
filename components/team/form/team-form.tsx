"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { CheckboxField, plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { Contestants } from "@/components/team/form/contestants";
import { DraftOffer } from "@/components/team/form/draft-offer";
import { LeaderBlock } from "@/components/team/form/leader-block";
import { type TeamTravel, TeamTravelFields } from "@/components/team/form/travel-fields";
import { useTeamDraft } from "@/components/team/form/use-team-draft";
import { emptyTeam, formFieldOf, type TeamFormValues, toTeamCreation } from "@/components/team/form/values";
import { ApiError, api } from "@/lib/api/client";
import type { ContestEnums } from "@/lib/contest/schema";
import type { Leader } from "@/lib/leader/schema";
import { notify } from "@/lib/notifications";
import { teamForm } from "@/lib/team/inputs";

interface TeamFormProps {
  enums: Pick<
    ContestEnums,
    "contestantGroupsList" | "tShirtSizesList" | "operatingSystemNamesList" | "arrivalLocationsList"
  >;
  leaders: readonly Leader[];
  /** Teams that the country has already, to copy travel details from. */
  others: readonly TeamTravel[];
  /** Whose draft is kept on the device. */
  userId: string;
  /** yyyy-MM-dd at the venue. */
  today: string;
  timeZone: string;
}

/** The schema reads what the form holds; the form keeps holding it as it was typed. */
const resolver = zodResolver(teamForm as z.ZodType<z.output<typeof teamForm>, TeamFormValues>, undefined, {
  raw: true,
});

/** Registers a team (specification, sections 2, 4 and 5, "Add team form"). */
export function TeamForm({ enums, leaders, others, userId, today, timeZone }: TeamFormProps) {
  const router = useRouter();
  const form = useForm<TeamFormValues>({ defaultValues: emptyTeam, resolver });
  const { isSubmitting, isSubmitSuccessful, isDirty } = form.formState;
  const draft = useTeamDraft(form, userId, leaders);
  const done = isSubmitSuccessful && !isSubmitting;
  useUnsavedGuard(isDirty && !done);
  const sent = useRef({ content: "", key: "" });

  /** The same content keeps its key, so that pressing the button again after a lost answer cannot register it twice. */
  function keyFor(content: string): string {
    if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
    return sent.current.key;
  }

  async function send(values: TeamFormValues) {
    const body = toTeamCreation(values);
    try {
      await api("POST /api/Team", { body, idempotencyKey: keyFor(JSON.stringify(body)) });
      await draft.sent();
      notify("success", "Team has been created successfully!");
      router.push("/");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error, formFieldOf);
    }
  }

  const refuse = () => notify("error", "The form is invalid. Please fill fields correctly!");
  const hasDeputy = useWatch({ control: form.control, name: "hasDeputyLeader" });
  return (
    <FormProvider {...form}>
      {draft.offer && <DraftOffer savedAt={draft.offer.savedAt} onContinue={draft.resume} onDiscard={draft.discard} />}
      <form onSubmit={form.handleSubmit(send, refuse)} noValidate aria-busy={isSubmitting}>
        <HydrationGate>
          <section className="form-section" aria-labelledby="team-heading">
            <h2 id="team-heading">Team</h2>
            <div className="form-grid form-grid-pairs">
              <TextField name="name" label="Team name" required />
              <SelectField
                name="contestantGroup"
                label="Group"
                required
                options={plainOptions(enums.contestantGroupsList)}
              />
            </div>
            <TeamTravelFields locations={enums.arrivalLocationsList} timeZone={timeZone} others={others} />
          </section>
          <section className="form-section" aria-labelledby="leaders-heading">
            <h2 id="leaders-heading">Leaders</h2>
            <LeaderBlock role="leader" leaders={leaders} tShirtSizes={enums.tShirtSizesList} />
            <CheckboxField name="hasDeputyLeader" label="The team has a deputy leader" />
            {hasDeputy && <LeaderBlock role="deputy" leaders={leaders} tShirtSizes={enums.tShirtSizesList} />}
          </section>
          <Contestants
            tShirtSizes={enums.tShirtSizesList}
            operatingSystems={enums.operatingSystemNamesList}
            today={today}
          />
          <div className="form-submit">
            <button type="submit" className="button button-primary" disabled={isSubmitting || done}>
              {isSubmitting && <span className="spinner" aria-hidden="true" />}
              {isSubmitting ? "Registering…" : "Register team"}
            </button>
          </div>
        </HydrationGate>
      </form>
    </FormProvider>
  );
}
