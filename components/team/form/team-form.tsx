"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { FormProvider, type Path, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { plainOptions, SelectField, TextField, TickField } from "@/components/forms/inputs";
import { Contestants } from "@/components/team/form/contestants";
import { LeaderBlock } from "@/components/team/form/leader-block";
import { emptyTeam, formFieldOf, type TeamFormValues, toTeamCreation } from "@/components/team/form/values";
import { ApiError, api } from "@/lib/api-client";
import type { ContestEnums } from "@/lib/contest/schema";
import type { Leader } from "@/lib/leader/schema";
import { notify } from "@/lib/notifications";
import { teamForm } from "@/lib/team/schema";

interface TeamFormProps {
  enums: Pick<
    ContestEnums,
    "contestantGroupsList" | "tShirtSizesList" | "operatingSystemNamesList" | "arrivalLocationsList"
  >;
  leaders: readonly Leader[];
  /** yyyy-MM-dd at the venue. */
  today: string;
  timeZone: string;
}

/** The schema reads what the form holds; the form keeps holding it as it was typed. */
const resolver = zodResolver(teamForm as z.ZodType<z.output<typeof teamForm>, TeamFormValues>, undefined, {
  raw: true,
});

/** Registers a team (specification, sections 2, 4 and 5, "Add team form"). */
export function TeamForm({ enums, leaders, today, timeZone }: TeamFormProps) {
  const router = useRouter();
  const form = useForm<TeamFormValues>({ defaultValues: emptyTeam, resolver });
  const { isSubmitting, isSubmitSuccessful } = form.formState;
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
      notify("success", "Team has been created successfully!");
      router.push("/");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showOnFields(error);
    }
  }

  function showOnFields(error: ApiError) {
    const [first] = Object.entries(error.fields).map(([field, [message]], i) => {
      const name = formFieldOf(field) as Path<TeamFormValues>;
      form.setError(name, { type: "server", message }, { shouldFocus: i === 0 });
      return name;
    });
    // An error without a field must not look like a success.
    if (!first) form.setError("root.server", { type: "server", message: error.message });
  }

  const refuse = () => notify("error", "The form is invalid. Please fill fields correctly!");
  const places = plainOptions(enums.arrivalLocationsList);
  const done = isSubmitSuccessful && !isSubmitting;
  const hasDeputy = useWatch({ control: form.control, name: "hasDeputyLeader" });
  const local = `Local time at the venue (${timeZone}).`;
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(send, refuse)} noValidate aria-busy={isSubmitting}>
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
            <TextField name="timeOfArrival" label="Time of arrival" required type="datetime-local" hint={local} />
            <SelectField name="arrivalLocation" label="Arrival location" required options={places} />
            <TextField name="timeOfDeparture" label="Time of departure" required type="datetime-local" hint={local} />
            <SelectField name="departureLocation" label="Departure location" required options={places} />
          </div>
        </section>
        <section className="form-section" aria-labelledby="leaders-heading">
          <h2 id="leaders-heading">Leaders</h2>
          <LeaderBlock role="leader" leaders={leaders} tShirtSizes={enums.tShirtSizesList} />
          <TickField name="hasDeputyLeader" label="The team has a deputy leader" />
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
      </form>
    </FormProvider>
  );
}
