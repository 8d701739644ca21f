"use client";

import { useWatch } from "react-hook-form";
import { CheckboxField, SelectField, TextField, toOptions } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";

/** The options of a contestant form. */
export interface ContestantLists {
  tShirtSizes: readonly string[];
  operatingSystems: readonly string[];
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
export function ContestantFields({
  prefix,
  person,
  pictureLabel,
  picturePath,
  tShirtSizes,
  operatingSystems,
  today,
}: ContestantFieldsProps) {
  const hasContact: unknown = useWatch({ name: `${prefix}hasPersonForContact` });
  return (
    <>
      <div className="form-with-picture">
        <PictureField name={`${person}.picture`} label={pictureLabel} stored={picturePath} />
        <div className="form-grid">
          <TextField name={`${person}.fullName`} label="Full name" required dir="auto" />
          <TextField name={`${person}.nativeName`} label="Native name" dir="auto" />
          <SelectField
            name={`${prefix}operatingSystemName`}
            label="Operating system"
            required
            options={toOptions(operatingSystems)}
          />
          <TextField name={`${prefix}dateOfBirth`} label="Date of birth" required type="date" max={today} />
          <SelectField name={`${person}.tShirtSize`} label="T-shirt size" required options={toOptions(tShirtSizes)} />
        </div>
      </div>
      <CheckboxField name={`${prefix}hasPersonForContact`} label="Contestant does not travel with the leader" />
      {hasContact === true && (
        <div className="form-grid">
          <TextField name={`${prefix}personForContactName`} label="Contact name" required />
          <TextField name={`${prefix}personForContactPhoneNumber`} label="Contact phone" required type="tel" />
        </div>
      )}
    </>
  );
}
