import { Fragment, useId } from "react";
import {
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { errorOf } from "@/components/forms/error-of";
import { needAttention } from "@/lib/platform/errors/problem";
import { groupBy } from "@/lib/platform/group-by";

interface InvalidField<V extends FieldValues> {
  name: Path<V>;
  error: FieldError;
}

/** The fields that have an error, in the order of the form's values. */
export function invalidFields<V extends FieldValues>(
  form: UseFormReturn<V>,
  values: object = form.getValues(),
  prefix = "",
): InvalidField<V>[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = `${prefix}${key}` as Path<V>;
    const error = errorOf(form, name);
    if (typeof error?.message === "string") return [{ name, error }];
    return error && typeof value === "object" && value ? invalidFields(form, value, `${name}.`) : [];
  });
}

const focus = (heading: HTMLElement | null) => heading?.focus();

interface ErrorSummaryProps {
  partOf?: ((field: string) => string | undefined) | undefined;
}

/** A list of the invalid fields by the form's part, which takes the focus when it appears. */
export function ErrorSummary({ partOf }: ErrorSummaryProps) {
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
      <h2 id={headingId} ref={focus} tabIndex={-1} className="text-lg">
        {needAttention(fields.length)}
      </h2>
      {[...groupBy(fields, ({ name }) => partOf?.(name))].map(([part, group]) => (
        <Fragment key={part ?? ""}>
          {part && <p className="mt-3 font-semibold">{part}</p>}
          <ul className="mt-1 space-y-1">
            {group.map(({ name, error }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="inline-block py-0.5 text-maple"
                  aria-label={part && `${part}: ${error.message}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.setFocus(name);
                  }}
                >
                  {error.message}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}
