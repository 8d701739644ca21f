"use client";

import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField, SelectField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { ResultsState } from "@/lib/generated/prisma/enums";
import { stateInput } from "@/lib/result/inputs";
import { publicationLabels } from "@/lib/result/labels";
import { canBecome, publicationQuestion } from "@/lib/result/publication";
import { api } from "@/lib/site/api/client";

interface StateRecord {
  state: ResultsState;
  unofficialAwarded: boolean;
  version: number;
}

type StateValues = StateRecord & { reason: string };

const states = {
  HIDDEN: { label: "Hidden: administrators only", success: "The results are hidden." },
  PROVISIONAL: { label: "Provisional: public", success: "Everybody can see the provisional results now." },
  FINAL: { label: "Final: public and locked", success: "The results are final." },
};

const optionsAfter = (stored: ResultsState) =>
  Object.values(ResultsState)
    .filter((value) => canBecome(stored, value))
    .map((value) => ({ value, label: states[value].label }));

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
  const chosen = useWatch({ control: state.form.control, name: "state" });
  const options = optionsAfter(record.state);
  const isFinal = record.state === "FINAL";
  return (
    <PanelForm state={state} labels={publicationLabels} choices={{ state: options }} title="Publication">
      <FieldGrid>
        <SelectField name="state" label={publicationLabels.state} required empty={null} options={options} />
        {isFinal && chosen !== "FINAL" && (
          <TextField
            name="reason"
            label={publicationLabels.reason}
            required
            hint="Why the results are reopened; the activity log keeps it."
          />
        )}
      </FieldGrid>
      {!isFinal && <CheckboxField name="unofficialAwarded" label={publicationLabels.unofficialAwarded} />}
    </PanelForm>
  );
}
