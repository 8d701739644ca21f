"use client";

import { useId } from "react";
import { useController } from "react-hook-form";
import { FieldError } from "@/components/forms/field-parts";
import { CheckboxField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { ResultsState } from "@/lib/generated/prisma/enums";
import { stateInput } from "@/lib/result/inputs";
import { publicationLabels, stateNames } from "@/lib/result/labels";
import { canBecome, publicationQuestion } from "@/lib/result/publication";
import { api } from "@/lib/site/api/client";

interface StateRecord {
  state: ResultsState;
  unofficialAwarded: boolean;
  version: number;
}

type StateValues = StateRecord & { reason: string };

const states = {
  HIDDEN: { success: "The results are hidden." },
  PROVISIONAL: { success: "Everybody can see the provisional results now." },
  FINAL: { success: "The results are final." },
};

const choices = { state: Object.values(ResultsState).map((value) => ({ value, label: stateNames[value] })) };

interface ResultsStateFormProps {
  /** The year of a past edition; empty for the current one. */
  year: string;
  record: StateRecord;
  /** Whom visitors will see, such as "57 juniors and 60 seniors". */
  listed: string;
  /** What is missing before the results are published. */
  warnings: readonly string[];
}

export function ResultsStateForm({ year, record, listed, warnings }: ResultsStateFormProps) {
  const state = useApiForm<StateValues, StateRecord>({
    name: `state ${year}`,
    record,
    values: (stored) => ({ ...stored, reason: "" }),
    schema: stateInput,
    send: (body) => api("PUT /api/Result/state", { query: { year }, body }),
    warnings: async ({ state: next }) => publicationQuestion(record.state, next, { listed, warnings }) ?? [],
    success: ({ state: saved }) => states[saved].success,
  });
  const { field, fieldState } = useController({ control: state.form.control, name: "state" });
  const message = fieldState.error?.message;
  const errorId = useId();
  const isFinal = record.state === "FINAL";
  const first = canBecome(record.state, "FINAL") ? "" : " Make them provisional first.";
  const descriptions = {
    HIDDEN: "Only administrators see them.",
    PROVISIONAL: `Everybody sees the places, points and medals of ${listed}. They can still change.`,
    FINAL: `Everybody sees them, and nobody can change them until they are reopened.${first}`,
  };
  return (
    <PanelForm state={state} labels={publicationLabels} choices={choices} title="Publication">
      <fieldset className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        <legend className="sr-only">{publicationLabels.state}</legend>
        {choices.state.map(({ value, label }) => (
          <label
            key={value}
            className="flex gap-3 border-edge border-t-2 pt-3 has-checked:border-maple has-disabled:text-ink-soft md:flex-col"
          >
            <input
              type="radio"
              {...field}
              ref={value === field.value ? field.ref : undefined}
              value={value}
              checked={value === field.value}
              aria-invalid={message ? true : undefined}
              aria-describedby={message && errorId}
              disabled={!canBecome(record.state, value)}
              className="mt-0.75 size-5 flex-none rounded-full accent-maple-fill disabled:opacity-60"
            />
            <span>
              <b className="font-semibold">{label}</b>{" "}
              <span className="block text-ink-soft">{descriptions[value]}</span>
            </span>
          </label>
        ))}
        {message && (
          <div className="col-span-full">
            <FieldError id={errorId}>{message}</FieldError>
          </div>
        )}
      </fieldset>
      {isFinal && field.value !== "FINAL" && (
        <TextField
          name="reason"
          label={publicationLabels.reason}
          required
          hint="Why the results are reopened; the activity log keeps it."
          className="max-w-measure"
        />
      )}
      {!isFinal && <CheckboxField name="unofficialAwarded" label={publicationLabels.unofficialAwarded} />}
    </PanelForm>
  );
}
