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
    <fieldset className="roles-field" aria-describedby={id}>
      <legend className="field-label">{label}</legend>
      {recordTitles.length > 0 && (
        <p className="roles-readonly">
          {recordTitles.map((title) => (
            <Badge key={title}>{title}</Badge>
          ))}
        </p>
      )}
      <div className="roles-options">
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
