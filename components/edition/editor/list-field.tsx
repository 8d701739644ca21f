import { useFormContext } from "react-hook-form";
import { ListError } from "@/components/edition/editor/form-parts";
import { OrderButtons } from "@/components/edition/editor/order-buttons";
import { useEntries } from "@/components/edition/editor/use-entries";
import { FieldError, FieldHint } from "@/components/forms/field-parts";
import { useRegister } from "@/components/forms/use-register";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { ListName } from "@/lib/edition/choice-lists";
import { plural } from "@/lib/platform/text/plural";

/** The values in the form; `was` is the stored name, empty for a new value. */
type ListValues = Record<ListName, { name: string; was: string }[]>;

interface ListFieldProps {
  name: ListName;
  title: string;
  hint?: string;
  uses: Readonly<Record<string, number>>;
  /** A value that cannot be renamed or removed. */
  fixed?: string;
}

export function ListField({ name, title, hint, uses, fixed }: ListFieldProps) {
  const register = useRegister();
  const { control, formState } = useFormContext<ListValues>();
  const { addButton, fields, add, order } = useEntries(control, name);
  const errors = formState.errors[name];
  const titleId = `${name}-title`;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be followed by the hint
    <div role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-lg">
        {title}
      </h3>
      {hint && <FieldHint>{hint}</FieldHint>}
      <ListError name={name} />
      <ol className="mt-2 mb-3">
        {fields.map(({ key, was }, i) => {
          const message = errors?.[i]?.name?.message;
          const count = was ? (uses[was] ?? 0) : 0;
          const label = was || `new value ${i + 1}`;
          const isFixed = was !== "" && was === fixed;
          return (
            <li key={key} className="grid grid-cols-[1fr_auto] gap-x-1.5 py-1">
              <Input
                dir="auto"
                aria-label={`${title}: ${label}`}
                aria-invalid={message !== undefined}
                aria-describedby={message ? `${name}-${i}-error` : undefined}
                readOnly={isFixed}
                {...register(`${name}.${i}.name`)}
              />
              {/* The same width with and without the menu. */}
              <span className="flex w-29 items-center">
                <OrderButtons {...order(i, label, !isFixed && count === 0)} />
                {count > 0 && (
                  <span className="whitespace-nowrap text-ink-soft text-xs">{plural(count, "use", "uses")}</span>
                )}
              </span>
              {message && (
                <FieldError id={`${name}-${i}-error`} className="col-span-full">
                  {message}
                </FieldError>
              )}
            </li>
          );
        })}
      </ol>
      <Button size="sm" ref={addButton} onClick={() => add({ name: "", was: "" }, "name")}>
        Add a value<span className="sr-only"> to {title}</span>
      </Button>
    </div>
  );
}
