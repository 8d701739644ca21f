import { useWatch } from "react-hook-form";
import { type Option, SelectField } from "@/components/forms/inputs";
import { type RoleOption, RolesField } from "@/components/person/admin/roles-field";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { TravelFields } from "@/components/travel/travel-fields";
import { guestRole } from "@/lib/edition/person-roles";
import { personLabels } from "@/lib/person/labels";
import type { Period } from "@/lib/travel/period";

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
      {roles.length > 0 && (
        <RolesField name="roles" label={personLabels.roles} options={roles} recordTitles={recordTitles} />
      )}
      {assignedRoles.includes(guestRole) && (
        <fieldset>
          <legend className="font-semibold text-ink-soft">A guest needs transport</legend>
          <TravelFields labels={personLabels} locations={places} cityTime={cityTime} period={period} />
        </fieldset>
      )}
    </>
  );
}
