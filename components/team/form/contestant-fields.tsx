import { useWatch } from "react-hook-form";
import { FieldGrid, WithPicture } from "@/components/forms/field-grid";
import { CheckboxField, SelectField, toOptions } from "@/components/forms/inputs";
import { PhoneField } from "@/components/forms/phone-field";
import { PictureField } from "@/components/forms/picture-field";
import { TextField } from "@/components/forms/text-field";
import { BirthDateField } from "@/components/team/form/birth-date-field";
import { contestantLabels } from "@/lib/contestant/labels";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { detailLabels } from "@/lib/person/labels";
import type { FormEdition } from "@/lib/team/form-edition";

/** What a contestant's form needs of the edition. */
export type ContestantLists = Pick<FormEdition, "enums" | "ageLimits" | "today">;

interface ContestantFieldsProps extends ContestantLists {
  /** The team's group; empty until one is chosen. */
  group: ContestantGroup | "";
  /** Whether to ask who travels without the leader: not in an online team. */
  asksContact: boolean;
  /** Prefix of the contestant's fields, such as "contestants.0.". */
  prefix: string;
  /** Name of the field with the person's details. */
  person: string;
  pictureLabel: string;
  picturePath?: string | null;
}

/** A contestant's details, with a contact person if they do not travel with the leader. */
export function ContestantFields(props: ContestantFieldsProps) {
  const { group, asksContact, prefix, person, pictureLabel, picturePath, enums, ageLimits, today } = props;
  const hasContact: unknown = useWatch({ name: `${prefix}hasPersonForContact` });
  return (
    <>
      <WithPicture>
        <PictureField prefix={`${person}.`} label={pictureLabel} stored={picturePath} />
        <FieldGrid>
          <TextField name={`${person}.fullName`} label={detailLabels.fullName} required dir="auto" />
          <TextField name={`${person}.nativeName`} label={detailLabels.nativeName} dir="auto" />
          <SelectField
            name={`${prefix}operatingSystemName`}
            label={contestantLabels.operatingSystemName}
            required
            options={toOptions(enums.operatingSystemNamesList)}
          />
          <BirthDateField name={`${prefix}dateOfBirth`} group={group} ageLimits={ageLimits} today={today} />
          <SelectField
            name={`${person}.tShirtSize`}
            label={detailLabels.tShirtSize}
            required
            options={toOptions(enums.tShirtSizesList)}
          />
        </FieldGrid>
      </WithPicture>
      {asksContact && (
        <CheckboxField name={`${prefix}hasPersonForContact`} label={contestantLabels.hasPersonForContact} />
      )}
      {asksContact && hasContact === true && (
        <FieldGrid>
          <TextField name={`${prefix}personForContactName`} label={contestantLabels.personForContactName} required />
          <PhoneField
            name={`${prefix}personForContactPhoneNumber`}
            label={contestantLabels.personForContactPhoneNumber}
            required
          />
        </FieldGrid>
      )}
    </>
  );
}
