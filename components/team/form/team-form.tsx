"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { FormSection } from "@/components/forms/form-section";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { CheckboxField, SelectField, toOptions } from "@/components/forms/inputs";
import { schemaResolver } from "@/components/forms/resolver";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { useIdempotencyKey } from "@/components/forms/use-idempotency-key";
import { Contestants } from "@/components/team/form/contestants";
import { DraftOffer } from "@/components/team/form/draft-offer";
import { LeaderBlock } from "@/components/team/form/leader-block";
import { type TeamTravel, TeamTravelFields } from "@/components/team/form/travel-fields";
import { useTeamDraft } from "@/components/team/form/use-team-draft";
import { emptyTeam, type TeamFormValues, toFormField, toTeamCreation } from "@/components/team/form/values";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import type { ContestEnums } from "@/lib/contest/schema";
import type { Leader } from "@/lib/leader/schema";
import { notify } from "@/lib/notifications";
import { teamForm } from "@/lib/team/inputs";

interface TeamFormProps {
  enums: ContestEnums;
  leaders: readonly Leader[];
  /** The country's other teams, whose travel can be copied. */
  otherTeams: readonly TeamTravel[];
  /** Owner of the draft on this device. */
  userId: string;
  /** yyyy-MM-dd at the venue. */
  today: string;
  timeZone: string;
}

const resolver = schemaResolver<TeamFormValues>(teamForm);

/** Registers a team (specification, sections 2, 4 and 5, "Add team form"). */
export function TeamForm({ enums, leaders, otherTeams, userId, today, timeZone }: TeamFormProps) {
  const router = useRouter();
  const [isLeaving, startTransition] = useTransition();
  const idempotencyKeyOf = useIdempotencyKey();
  const state = useApiForm<TeamFormValues, void>({
    defaultValues: emptyTeam,
    resolver,
    async send(values) {
      const body = toTeamCreation(values);
      await api("POST /api/Team", { body, idempotencyKey: idempotencyKeyOf(body) });
      await draft.remove();
    },
    success: "Team has been created successfully!",
    onSaved: () => startTransition(() => router.push("/")),
    onInvalid: () => notify("error", "The form is invalid. Please fill fields correctly!"),
    toFormField,
    leaveQuestion: "Leave this page? Your draft is kept on this device.",
  });
  const draft = useTeamDraft(state.form, userId, leaders);
  const hasDeputy = useWatch({ control: state.form.control, name: "hasDeputyLeader" });
  const isPending = state.isSubmitting || isLeaving;
  return (
    <>
      {draft.offer && <DraftOffer savedAt={draft.offer.savedAt} onContinue={draft.resume} onDiscard={draft.discard} />}
      <ApiForm state={state} onSubmit={state.submit}>
        <HydrationGate>
          <FormSection id="team" title="Team">
            <FieldGrid pairs>
              <TextField name="name" label="Team name" required />
              <SelectField
                name="contestantGroup"
                label="Group"
                required
                options={toOptions(enums.contestantGroupsList)}
              />
            </FieldGrid>
            <TeamTravelFields locations={enums.arrivalLocationsList} timeZone={timeZone} otherTeams={otherTeams} />
          </FormSection>
          <FormSection id="leaders" title="Leaders">
            <LeaderBlock role="leader" leaders={leaders} tShirtSizes={enums.tShirtSizesList} />
            <CheckboxField name="hasDeputyLeader" label="The team has a deputy leader" />
            {hasDeputy && <LeaderBlock role="deputy" leaders={leaders} tShirtSizes={enums.tShirtSizesList} />}
          </FormSection>
          <Contestants enums={enums} today={today} />
          <Actions className="border-rule border-t pt-6">
            <Button type="submit" variant="primary" pending={isPending}>
              {isPending ? "Registering…" : "Register team"}
            </Button>
          </Actions>
        </HydrationGate>
      </ApiForm>
    </>
  );
}
