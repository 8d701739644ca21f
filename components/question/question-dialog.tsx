"use client";

import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { DeleteRecord } from "@/components/forms/confirm-action";
import { Field } from "@/components/forms/field";
import { FieldGrid } from "@/components/forms/field-grid";
import { FieldLabel } from "@/components/forms/field-parts";
import { CheckboxField, SelectField, TextAreaField } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/input";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { plural } from "@/lib/platform/text/plural";
import { newQuestion, questionEdit } from "@/lib/question/inputs";
import {
  askedOfNames,
  audienceNames,
  emptyQuestion,
  hasOptions,
  kindNames,
  questionLabels as labels,
  type QuestionValues,
  suggestions,
  thereAreAnswers,
} from "@/lib/question/labels";
import type { CountedQuestion } from "@/lib/question/schema";
import { api } from "@/lib/site/api/client";

const toChoices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const choices = { kind: toChoices(kindNames), audience: toChoices(audienceNames) };

function toValues(stored: CountedQuestion | null): QuestionValues {
  if (!stored) return emptyQuestion;
  const { label, hint, kind, options, askedOf, isRequired, audience, version } = stored;
  return { label, hint: hint ?? "", kind, options: options.join("\n"), askedOf, isRequired, audience, version };
}

interface QuestionDialogProps {
  /** Null for a new question. */
  question: CountedQuestion | null;
  /** The labels of the stored questions. */
  storedLabels: readonly string[];
  /** The empty GUID for the current edition. */
  contestId: string;
}

/** The dialog that adds or changes a question. */
export function QuestionDialog({ question, storedLabels, contestId }: QuestionDialogProps) {
  const { close } = useDialogParam("question");
  const state = useApiForm<QuestionValues, CountedQuestion | null>({
    name: "question",
    record: question,
    values: toValues,
    schema: question ? questionEdit : newQuestion,
    send: ({ options, ...values }, { query }) => {
      const body = { ...values, options: options.split("\n").filter((line) => line.trim()) };
      return question
        ? api("PUT /api/Question/{id}", { params: { id: question.id }, query, body })
        : api("POST /api/Question", { body: { ...body, contestId } });
    },
    success: question ? "Question saved." : "Question added.",
    after: close,
  });
  const kind = useWatch({ control: state.form.control, name: "kind" });
  const answerCount = question?.answerCount ?? 0;
  return (
    <PageDialog title={question ? "Edit question" : "Add question"} onClose={close}>
      <ApiForm
        state={state}
        labels={labels}
        choices={choices}
        action={question ? "Save question" : "Add question"}
        moreActions={
          question && (
            <DeleteRecord
              title={`Delete “${question.label}”?`}
              description={
                answerCount > 0
                  ? `Deletes the question and ${plural(answerCount, "answer", "answers")}.`
                  : "Nobody has answered it."
              }
              action="Delete question"
              send={() =>
                api("DELETE /api/Question/{id}", { params: { id: question.id }, query: { confirmed: "true" } })
              }
              success="Question deleted."
              after={close}
            />
          )
        }
      >
        {!question && <SuggestionSelect storedLabels={storedLabels} />}
        <TextField name="label" label={labels.label} required dir="auto" />
        <TextField name="hint" label={labels.hint} hint="Below the field, such as an example." dir="auto" />
        <FieldGrid>
          <SelectField
            name="kind"
            label={labels.kind}
            required
            empty={null}
            options={choices.kind}
            hint={answerCount > 0 ? `Stays, because ${thereAreAnswers(answerCount)}.` : undefined}
          />
          <SelectField
            name="audience"
            label={labels.audience}
            required
            empty={null}
            options={choices.audience}
            hint="And the registrators of the person’s country."
          />
        </FieldGrid>
        {hasOptions(kind) && <TextAreaField name="options" label={labels.options} required hint="One a line." />}
        <AskedOfField />
        <CheckboxField name="isRequired" label={labels.isRequired} />
      </ApiForm>
    </PageDialog>
  );
}

function SuggestionSelect({ storedLabels }: Pick<QuestionDialogProps, "storedLabels">) {
  const id = useId();
  const { setValue, clearErrors } = useFormContext<QuestionValues>();
  const offered = Object.values(suggestions).filter(({ label }) => !storedLabels.includes(label));

  function fill(chosen: string) {
    const suggestion = offered.find(({ label }) => label === chosen);
    if (!suggestion) return;
    for (const [field, value] of Object.entries(suggestion))
      setValue(field as keyof QuestionValues, value, { shouldDirty: true });
    clearErrors();
  }

  if (offered.length === 0) return null;
  return (
    <div className="max-w-96">
      <div className="mb-1">
        <FieldLabel htmlFor={id}>Start from a suggestion</FieldLabel>
      </div>
      <Select id={id} defaultValue="" onChange={(event) => fill(event.target.value)}>
        <option value="">-</option>
        {offered.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </Select>
    </div>
  );
}

function AskedOfField() {
  const { register } = useFormContext();
  return (
    <Field name="askedOf" label={labels.askedOf} required isCustom>
      {({ id, "aria-required": _, ...control }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not be the field's label.
        <div role="group" id={id} aria-label={labels.askedOf} {...control}>
          {toChoices(askedOfNames).map(({ value, label }) => (
            <Checkbox key={value} value={value} {...register("askedOf")}>
              {label}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  );
}
