import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { FieldHint, FieldLabel } from "@/components/forms/field-parts";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";

export interface RoleOption {
  role: string;
  title: string;
}

interface RolesFieldProps {
  name: string;
  label: string;
  options: readonly RoleOption[];
  /** Titles of the person's roles that cannot be assigned. */
  recordTitles: readonly string[];
}

/** Checkboxes for the roles, with the reason why some cannot be assigned. */
export function RolesField({ name, label, options, recordTitles }: RolesFieldProps) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <fieldset aria-describedby={id}>
      <legend>
        <FieldLabel>{label}</FieldLabel>
      </legend>
      {recordTitles.length > 0 && (
        <p className="my-1 flex flex-wrap gap-2">
          {recordTitles.map((title) => (
            <Badge key={title}>{title}</Badge>
          ))}
        </p>
      )}
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-x-6">
        {options.map(({ role, title }) => (
          <Checkbox key={role} value={role} {...register(name)}>
            {title}
          </Checkbox>
        ))}
      </div>
      <FieldHint id={id}>
        Leader, Contestant and Guide cannot be assigned here: they follow from the teams and the guides.
      </FieldHint>
    </fieldset>
  );
}
