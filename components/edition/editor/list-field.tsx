import { useFormContext } from "react-hook-form";
import { FieldHint } from "@/components/forms/field-parts";
import { ListError } from "@/components/forms/list/entry-list";
import { OrderButtons } from "@/components/forms/list/order-buttons";
import { useEntries } from "@/components/forms/list/use-entries";
import { ReadOnlyFields } from "@/components/forms/read-only";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import type { ListName } from "@/lib/edition/choice-lists";
import { plural } from "@/lib/platform/text/plural";

/** The values in the form; `was` is the stored name, empty for a new value. */
type ListValues = Record<ListName, { name: string; was: string }[]>;

interface ListFieldProps {
  name: ListName;
  title: string;
  hint?: string;
  /** How often each value is used, by its stored name. */
  uses: Readonly<Record<string, number>>;
  /** A value that cannot be renamed or removed. */
  fixed?: string;
}

export function ListField({ name, title, hint, uses, fixed }: ListFieldProps) {
  const { control } = useFormContext<ListValues>();
  const { fields, add, order } = useEntries(control, name);
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
          const count = was ? (uses[was] ?? 0) : 0;
          const label = was || `new value ${i + 1}`;
          const isFixed = was !== "" && was === fixed;
          return (
            <li key={key} className="grid grid-cols-[1fr_auto] gap-x-1.5 py-1 [&_:has(>label)]:sr-only">
              <ReadOnlyFields when={isFixed}>
                <TextField name={`${name}.${i}.name`} label={`${title}: ${label}`} dir="auto" />
              </ReadOnlyFields>
              {/* The same width with and without the button. */}
              <span className="flex h-11 w-29 items-center">
                <OrderButtons {...order(i, label, !isFixed && count === 0)} />
                {count > 0 && (
                  <span className="whitespace-nowrap text-ink-soft text-xs">{plural(count, "use", "uses")}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <Button size="sm" onClick={() => add({ name: "", was: "" }, "name")}>
        Add a value<span className="sr-only"> to {title}</span>
      </Button>
    </div>
  );
}
