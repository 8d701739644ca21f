import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldHint, FieldLabel } from "@/components/forms/field-parts";
import { type Option, SelectField } from "@/components/forms/inputs";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { TravelFields } from "@/components/travel/travel-fields";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { guestRole } from "@/lib/edition/person-roles";
import { personLabels } from "@/lib/person/labels";
import type { Period } from "@/lib/travel/period";

interface RoleOption {
  role: string;
  title: string;
}

/** The options of the person form. */
export interface PersonChoices {
  tShirtSizes: readonly string[];
  places: readonly string[];
  countries: readonly Option[];
  /** Roles that can be assigned; empty in the form of a guest. */
  roles: readonly RoleOption[];
  timeZone: string;
  /** Such as "Shumen time". */
  cityTime: string;
  /** The edition's days. */
  period: Period;
}

interface PersonFieldsProps {
  choices: PersonChoices;
  picturePath: string | null;
  /** Titles of the person's roles that cannot be assigned. */
  recordTitles: readonly string[];
}

/** The fields of the person form (specification, section 2, "Control panel"), with travel details for guests. */
export function PersonFields({ choices, picturePath, recordTitles }: PersonFieldsProps) {
  const { tShirtSizes, places, countries, roles, cityTime, period } = choices;
  const assignedRoles: string[] = useWatch({ name: "roles" });
  return (
    <>
      <PersonDetailsFields
        labels={personLabels}
        pictureLabel="Upload picture"
        picturePath={picturePath}
        tShirtSizes={tShirtSizes}
      >
        <SelectField name="countryId" label={personLabels.countryId} required options={countries} />
      </PersonDetailsFields>
      {roles.length > 0 && <RolesField options={roles} recordTitles={recordTitles} />}
      {assignedRoles.includes(guestRole) && (
        <fieldset>
          <legend className="font-semibold text-ink-soft">A guest needs transport</legend>
          <TravelFields labels={personLabels} locations={places} cityTime={cityTime} period={period} />
        </fieldset>
      )}
    </>
  );
}

interface RolesFieldProps {
  options: readonly RoleOption[];
  recordTitles: readonly string[];
}

/** Checkboxes for the roles, with the reason why some cannot be assigned. */
function RolesField({ options, recordTitles }: RolesFieldProps) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <fieldset aria-describedby={id}>
      <legend>
        <FieldLabel>{personLabels.roles}</FieldLabel>
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
          <Checkbox key={role} value={role} {...register("roles")}>
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
