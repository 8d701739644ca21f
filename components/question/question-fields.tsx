import { useController, useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { Field } from "@/components/forms/field";
import { SelectField, TextAreaField, toOptions } from "@/components/forms/inputs";
import { useReadOnly } from "@/components/forms/read-only";
import { TextField } from "@/components/forms/text-field";
import { Checkbox } from "@/components/ui/checkbox";
import { withToggled } from "@/components/ui/with-toggled";
import { yesNoOptions } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";

interface QuestionFieldsProps {
  /** The questions to ask in this form. */
  questions: readonly Question[];
  /** The path of the person in the form, with a dot at the end; absent if the form is about one person. */
  prefix?: `${string}.`;
}

/** The edition's questions about one person, after the fields of every edition. Needs a FieldGrid around it. */
export function QuestionFields({ questions, prefix }: QuestionFieldsProps) {
  const readOnly = useReadOnly();
  const nameOf = ({ id }: Question) => `${prefix ?? ""}answers.${id}`;
  const values: unknown[] = useWatch({ name: questions.map(nameOf) });
  const unanswered = readOnly ? questions.filter((_, i) => String(values[i] ?? "") === "") : [];
  return (
    <>
      {questions
        .filter((question) => !unanswered.includes(question))
        .map((question) => (
          <QuestionField key={question.id} question={question} name={nameOf(question)} />
        ))}
      {unanswered.length > 0 && (
        <p className="col-span-full text-ink-soft text-sm">
          Not given: {unanswered.map(({ label }) => label).join(" · ")}
        </p>
      )}
    </>
  );
}

function QuestionField({ name, question }: { name: string; question: Question }) {
  const { label, hint, kind, options, isRequired } = question;
  const field = { name, label, required: isRequired, hint };
  switch (kind) {
    case "TEXT":
      return <TextField {...field} dir="auto" />;
    case "LONG_TEXT":
      return <TextAreaField {...field} />;
    case "NUMBER":
      return <TextField {...field} inputMode="decimal" />;
    case "DATE":
      return <DateField {...field} />;
    case "YES_NO":
      return <SelectField {...field} options={yesNoOptions} />;
    case "CHOICE":
      return <SelectField {...field} options={toOptions(options)} />;
    case "CHOICES":
      return <ChoicesField {...field} options={options} />;
  }
}

interface ChoicesFieldProps {
  name: string;
  label: string;
  required: boolean;
  hint: string | null;
  options: readonly string[];
}

/** A checkbox for each choice. */
function ChoicesField({ options, ...props }: ChoicesFieldProps) {
  const { field } = useController({ name: props.name });
  const readOnly = useReadOnly();
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  if (readOnly) return <TextField {...props} readOnlyText={chosen.join(", ")} />;
  return (
    <Field {...props} isCustom>
      {({ id, "aria-required": _, ...control }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not be the field's label.
        <div role="group" id={id} aria-label={props.label} className="grid grid-cols-2 gap-x-4" {...control}>
          {options.map((option, i) => (
            <Checkbox
              key={option}
              checked={chosen.includes(option)}
              onBlur={field.onBlur}
              {...(i === 0 && { ref: field.ref })}
              onChange={({ target }) => field.onChange(withToggled(options, chosen, option, target.checked))}
            >
              {option}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  );
}
