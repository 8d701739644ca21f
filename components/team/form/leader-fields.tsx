import { PhoneField } from "@/components/forms/phone-field";
import { TextField } from "@/components/forms/text-field";
import {
  PersonDetailsFields,
  type PersonDetailsFieldsProps,
  type PersonPath,
} from "@/components/person/person-details-fields";
import { leaderLabels } from "@/lib/leader/labels";
import { questionsOf } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";

interface LeaderFieldsProps extends Omit<PersonDetailsFieldsProps, "path" | "questions"> {
  /** The paths of the person, the e-mail address and the phone number in the form. */
  person: PersonPath;
  email: string;
  phone: string;
  /** All questions of the edition. */
  questions: readonly Question[];
}

export function LeaderFields({ person, email, phone, questions, ...details }: LeaderFieldsProps) {
  return (
    <PersonDetailsFields path={person} isSizeRequired questions={questionsOf(questions, "LEADER")} {...details}>
      <ContactFields email={email} phone={phone} />
    </PersonDetailsFields>
  );
}

export function ContactFields({ email, phone }: Pick<LeaderFieldsProps, "email" | "phone">) {
  return (
    <>
      <TextField name={email} label={leaderLabels.email} required type="email" />
      <PhoneField name={phone} label={leaderLabels.phoneNumber} required />
    </>
  );
}
