"use client";

import { TextField } from "@/components/forms/text-field";
import { memberLabels } from "@/components/person/person-details";
import { PersonDetailsFields } from "@/components/person/person-details-fields";

/** Names of the form's fields with a leader's details. */
interface LeaderFieldNames {
  person: string;
  email: string;
  phone: string;
}

export const leaderLabels = {
  ...memberLabels,
  email: "E-mail",
  phone: "Phone number",
};

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
    <PersonDetailsFields
      prefix={`${names.person}.`}
      labels={{ ...leaderLabels, picture: pictureLabel }}
      picturePath={picturePath}
      tShirtSizes={tShirtSizes}
      isSizeRequired
    >
      <TextField name={names.email} label={leaderLabels.email} required type="email" />
      <TextField name={names.phone} label={leaderLabels.phone} required type="tel" />
    </PersonDetailsFields>
  );
}
