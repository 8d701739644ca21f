import { useFormContext, useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { CheckboxField, SelectField, toOptions, validOption } from "@/components/forms/inputs";
import { PhoneField } from "@/components/forms/phone-field";
import { ReadOnlyFields } from "@/components/forms/read-only";
import { TextField } from "@/components/forms/text-field";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { PrefillSelect } from "@/components/person/prefill";
import { TravelFields } from "@/components/travel/travel-fields";
import { contestantLabels } from "@/lib/contestant/labels";
import { ageLimitOf } from "@/lib/edition/dates";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { FormEdition } from "@/lib/person/form-edition";
import { questionsOf } from "@/lib/question/labels";

/** What the fields of a contestant need to know about the edition. */
export type ContestantEdition = Pick<
  FormEdition,
  "enums" | "ageLimits" | "today" | "cityTime" | "period" | "questions"
>;

interface ContestantFieldsProps {
  edition: ContestantEdition;
  /** The team's group; empty until one is chosen. */
  group: ContestantGroup | "";
  /** Whether to ask who travels without the leader: not in an online team. */
  asksContact: boolean;
  /** The path of the contestant in the form of a new team; absent in a form of one contestant. */
  prefix?: `contestants.${number}.`;
  /** Absent for a new contestant, who can be prefilled from the previous edition. */
  stored?: { picturePath: string | null };
  /** Whether only the journey can be changed. */
  readOnlyDetails?: boolean;
  pictureLabel: string;
}

/** A contestant's details, with a contact person and own travel if they do not travel with the leader. */
export function ContestantFields(props: ContestantFieldsProps) {
  const { edition, group, asksContact, prefix = "", stored, readOnlyDetails = false, pictureLabel } = props;
  const { enums } = edition;
  const hasContact: unknown = useWatch({ name: `${prefix}hasPersonForContact` });
  return (
    <>
      {!stored && <PrefillContestant prefix={prefix} enums={enums} />}
      <ReadOnlyFields when={readOnlyDetails}>
        <PersonDetailsFields
          path={`${prefix}${stored ? "personEditModel" : "contestantPerson"}`}
          pictureLabel={pictureLabel}
          picturePath={stored?.picturePath ?? null}
          tShirtSizes={enums.tShirtSizesList}
          isSizeRequired
          asksConsent
          questions={questionsOf(edition.questions, "CONTESTANT")}
        >
          <SelectField
            name={`${prefix}operatingSystemName`}
            label={contestantLabels.operatingSystemName}
            required
            options={toOptions(enums.operatingSystemNamesList)}
          />
          <BirthDateField name={`${prefix}dateOfBirth`} group={group} edition={edition} />
        </PersonDetailsFields>
      </ReadOnlyFields>
      {asksContact && (
        <CheckboxField name={`${prefix}hasPersonForContact`} label={contestantLabels.hasPersonForContact} />
      )}
      {asksContact && hasContact === true && (
        <>
          <FieldGrid>
            <TextField name={`${prefix}personForContactName`} label={contestantLabels.personForContactName} required />
            <PhoneField
              name={`${prefix}personForContactPhoneNumber`}
              label={contestantLabels.personForContactPhoneNumber}
              required
            />
          </FieldGrid>
          <TravelFields prefix={prefix} required={false} {...edition} />
        </>
      )}
    </>
  );
}

function PrefillContestant({ prefix, enums }: { prefix: string; enums: ContestantEdition["enums"] }) {
  const { setValue, clearErrors, getValues } = useFormContext();
  const { tShirtSizesList, operatingSystemNamesList } = enums;
  return (
    <PrefillSelect
      group="contestants"
      onPrefill={({ details, fields }, picture) => {
        const values = {
          contestantPerson: {
            ...details,
            tShirtSize: validOption(details.tShirtSize, tShirtSizesList),
            picture,
            answers: getValues(`${prefix}contestantPerson.answers`),
          },
          ...fields,
          operatingSystemName: validOption(fields.operatingSystemName, operatingSystemNamesList),
        };
        for (const [field, value] of Object.entries(values)) {
          setValue(prefix + field, value ?? "", { shouldDirty: true });
          clearErrors(prefix + field);
        }
      }}
    />
  );
}

interface BirthDateFieldProps extends Pick<ContestantFieldsProps, "edition" | "group"> {
  name: string;
}

function BirthDateField({ name, edition: { ageLimits, today }, group }: BirthDateFieldProps) {
  const date: string = useWatch({ name });
  const limit = group ? ageLimitOf(ageLimits, group) : null;
  const isTooOld = limit !== null && date !== "" && date < limit.bornOnOrAfter;
  return (
    <DateField
      name={name}
      label={contestantLabels.dateOfBirth}
      required
      max={today}
      hint={limit && `${limit.rule}.`}
      warning={isTooOld ? "Too old for this group. Check the date, or save it if it is right." : undefined}
    />
  );
}
