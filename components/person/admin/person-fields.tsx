import { useWatch } from "react-hook-form";
import { type Option, plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";
import { personLabels } from "@/components/person/admin/person-values";
import { type RoleOption, RolesField } from "@/components/person/admin/roles-field";
import { TravelFields } from "@/components/travel/travel-fields";
import { guestRole } from "@/lib/person/rules";

/** What the person form offers to choose from. */
export interface PersonChoices {
  tShirtSizes: readonly string[];
  places: readonly string[];
  countries: readonly Option[];
  /** The roles that can be given. */
  roles: readonly RoleOption[];
  timeZone: string;
}

interface PersonFieldsProps {
  choices: PersonChoices;
  /** Path of the picture already stored. */
  picturePath: string | null;
  recordTitles: readonly string[];
}

/** The fields of the person form (specification, section 2, "Control panel"); guests are also asked how they travel. */
export function PersonFields({ choices, picturePath, recordTitles }: PersonFieldsProps) {
  const { tShirtSizes, places, countries, roles, timeZone } = choices;
  const given: string[] = useWatch({ name: "roles" });
  return (
    <>
      <div className="form-with-picture">
        <PictureField name="picture" label={personLabels.picture} stored={picturePath} />
        <div className="form-grid">
          <TextField name="fullName" label={personLabels.fullName} required autoComplete="off" />
          <TextField name="nativeName" label={personLabels.nativeName} dir="auto" autoComplete="off" />
          <SelectField name="tShirtSize" label={personLabels.tShirtSize} options={plainOptions(tShirtSizes)} />
          <SelectField name="countryId" label={personLabels.countryId} required options={countries} />
        </div>
      </div>
      <RolesField name="roles" label={personLabels.roles} options={roles} recordTitles={recordTitles} />
      {given.includes(guestRole) && (
        <fieldset>
          <legend className="form-prompt">A guest needs transport</legend>
          <TravelFields labels={personLabels} locations={places} timeZone={timeZone} />
        </fieldset>
      )}
    </>
  );
}
