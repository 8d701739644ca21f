"use client";

import { plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";

/** Where a form holds a leader's details. */
export interface LeaderFieldNames {
  person: string;
  email: string;
  phone: string;
}

interface LeaderFieldsProps {
  names: LeaderFieldNames;
  /** Such as "Picture of the leader". */
  pictureLabel: string;
  picturePath: string | null;
  tShirtSizes: readonly string[];
}

/** A leader's or deputy's picture, names, T-shirt size, e-mail and phone. */
export function LeaderFields({ names, pictureLabel, picturePath, tShirtSizes }: LeaderFieldsProps) {
  return (
    <div className="form-with-picture">
      <PictureField name={`${names.person}.picture`} label={pictureLabel} stored={picturePath} />
      <div className="form-grid">
        <TextField name={`${names.person}.fullName`} label="Full name" required dir="auto" />
        <TextField name={`${names.person}.nativeName`} label="Native name" dir="auto" />
        <SelectField
          name={`${names.person}.tShirtSize`}
          label="T-shirt size"
          required
          options={plainOptions(tShirtSizes)}
        />
        <TextField name={names.email} label="E-mail" required type="email" />
        <TextField name={names.phone} label="Phone number" required type="tel" />
      </div>
    </div>
  );
}
