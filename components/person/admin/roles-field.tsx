import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { Badge } from "@/components/ui/badge";

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
      <legend className="field-label">{label}</legend>
      {recordTitles.length > 0 && (
        <p className="my-1 flex flex-wrap gap-2">
          {recordTitles.map((title) => (
            <Badge key={title}>{title}</Badge>
          ))}
        </p>
      )}
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-x-6">
        {options.map(({ role, title }) => (
          <label key={role} className="checkbox">
            <input type="checkbox" value={role} {...register(name)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <p id={id} className="field-hint">
        Leader, Contestant and Guide cannot be assigned here: they follow from the teams and the guides.
      </p>
    </fieldset>
  );
}
