"use client";

import { useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid, WithPicture } from "@/components/forms/field-grid";
import { CheckboxField, SelectField, toOptions } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";
import { TextField } from "@/components/forms/text-field";
import type { ContestEnums } from "@/lib/contest/schema";
import { contestantLabels } from "@/lib/contestant/fields";
import { detailLabels } from "@/lib/person/fields";

/** The options of a contestant form. */
export interface ContestantLists {
  enums: ContestEnums;
  /** Today at the venue (yyyy-MM-dd): the latest date of birth. */
  today: string;
}

interface ContestantFieldsProps extends ContestantLists {
  /** Prefix of the contestant's fields, such as "contestants.0.". */
  prefix: string;
  /** Name of the field with the person's details. */
  person: string;
  pictureLabel: string;
  picturePath?: string | null;
}

/** A contestant's details, with a contact person if they do not travel with the leader. */
export function ContestantFields({ prefix, person, pictureLabel, picturePath, enums, today }: ContestantFieldsProps) {
  const hasContact: unknown = useWatch({ name: `${prefix}hasPersonForContact` });
  return (
    <>
      <WithPicture>
        <PictureField name={`${person}.picture`} label={pictureLabel} stored={picturePath} />
        <FieldGrid>
          <TextField name={`${person}.fullName`} label={detailLabels.fullName} required dir="auto" />
          <TextField name={`${person}.nativeName`} label={detailLabels.nativeName} dir="auto" />
          <SelectField
            name={`${prefix}operatingSystemName`}
            label={contestantLabels.operatingSystemName}
            required
            options={toOptions(enums.operatingSystemNamesList)}
          />
          <DateField name={`${prefix}dateOfBirth`} label={contestantLabels.dateOfBirth} required max={today} />
          <SelectField
            name={`${person}.tShirtSize`}
            label={detailLabels.tShirtSize}
            required
            options={toOptions(enums.tShirtSizesList)}
          />
        </FieldGrid>
      </WithPicture>
      <CheckboxField name={`${prefix}hasPersonForContact`} label={contestantLabels.hasPersonForContact} />
      {hasContact === true && (
        <FieldGrid>
          <TextField name={`${prefix}personForContactName`} label={contestantLabels.personForContactName} required />
          <TextField
            name={`${prefix}personForContactPhoneNumber`}
            label={contestantLabels.personForContactPhoneNumber}
            required
            type="tel"
          />
        </FieldGrid>
      )}
    </>
  );
}
