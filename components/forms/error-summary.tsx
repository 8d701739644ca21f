import { type Ref, useId } from "react";
import { flushSync } from "react-dom";
import {
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { needAttention } from "@/lib/platform/errors/problem";

interface InvalidField<V extends FieldValues> {
  name: Path<V>;
  error: FieldError;
}

/** Errors of an item that was just added have no `ref` yet. */
const fieldOf = (name: string, error: FieldError): unknown => error.ref ?? document.getElementsByName(name)[0];

/** The fields that have an error and can be focused, in the order of the form's values. */
export function invalidFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  values: object = form.getValues(),
  prefix = "",
): InvalidField<V>[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = `${prefix}${key}` as Path<V>;
    const { error } = form.getFieldState(name);
    if (error && fieldOf(name, error)) return [{ name, error }];
    return error && typeof value === "object" && value ? invalidFields(form, value, `${name}.`) : [];
  });
}

/** A closed section hides its fields. */
function openSection(field: unknown): void {
  const section = field instanceof Element && field.closest("[role='region'][data-state='closed']");
  const title = section && document.getElementById(section.getAttribute("aria-labelledby") ?? "");
  if (title) flushSync(() => title.closest("button")?.click());
}

interface ErrorSummaryProps {
  headingRef: Ref<HTMLHeadingElement>;
  /** The part of the form that a field is in, such as "Contestant 2". */
  partOf?: ((field: string) => string | undefined) | undefined;
}

export function ErrorSummary({ headingRef, partOf }: ErrorSummaryProps) {
  const form = useFormContext();
  const { errors } = useFormState();
  const headingId = useId();
  if (Object.keys(errors).length === 0) return null;
  const fields = invalidFields(form);
  return (
    <section
      aria-labelledby={headingId}
      className="mb-6 rounded-md border-2 border-maple bg-maple-wash p-4 pb-5 print:hidden"
    >
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className="text-lg">
        {needAttention(fields.length)}
      </h2>
      <ul className="mt-2 space-y-1">
        {fields.map(({ name, error }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="inline-block py-0.5 text-maple"
              onClick={(event) => {
                event.preventDefault();
                openSection(fieldOf(name, error));
                form.setFocus(name);
              }}
            >
              {[partOf?.(name), error.message].filter(Boolean).join(": ")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
