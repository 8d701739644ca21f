import { PhoneField } from "@/components/forms/phone-field";
import { TextField } from "@/components/forms/text-field";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { leaderLabels } from "@/lib/leader/labels";

/** Names of the form's fields with a leader's details. */
interface LeaderFieldNames {
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
    <PersonDetailsFields
      prefix={`${names.person}.`}
      pictureLabel={pictureLabel}
      picturePath={picturePath}
      tShirtSizes={tShirtSizes}
      isSizeRequired
    >
      <TextField name={names.email} label={leaderLabels.email} required type="email" />
      <PhoneField name={names.phone} label={leaderLabels.phoneNumber} required />
    </PersonDetailsFields>
  );
}
