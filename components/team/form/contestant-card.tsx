"use client";

import { useWatch } from "react-hook-form";
import { plainOptions, SelectField, TextField, TickField } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";
import type { TeamFormValues } from "@/components/team/form/values";

interface ContestantCardProps {
  index: number;
  tShirtSizes: readonly string[];
  operatingSystems: readonly string[];
  /** The date of today at the venue, yyyy-MM-dd: nobody is born later. */
  today: string;
  /** Absent while this is the only contestant. */
  onDelete: (() => void) | undefined;
}

/** One contestant of the add-team form; who does not travel with the leader needs somebody to call. */
export function ContestantCard({ index, tShirtSizes, operatingSystems, today, onDelete }: ContestantCardProps) {
  const at = `contestants.${index}` as const;
  const hasContact = useWatch<TeamFormValues, `contestants.${number}.hasPersonForContact`>({
    name: `${at}.hasPersonForContact`,
  });
  return (
    <fieldset className="form-block">
      <legend>Contestant {index + 1}</legend>
      {onDelete && (
        <button
          type="button"
          className="button button-quiet form-block-action"
          onClick={onDelete}
          aria-label={`Delete contestant ${index + 1}`}
        >
          Delete
        </button>
      )}
      <div className="form-with-picture">
        <PictureField name={`${at}.contestantPerson.picture`} label={`Picture of contestant ${index + 1}`} />
        <div className="form-grid">
          <TextField name={`${at}.contestantPerson.fullName`} label="Full name" required />
          <TextField name={`${at}.contestantPerson.nativeName`} label="Native name" dir="auto" />
          <SelectField
            name={`${at}.operatingSystemName`}
            label="Operating system"
            required
            options={plainOptions(operatingSystems)}
          />
          <TextField name={`${at}.dateOfBirth`} label="Date of birth" required type="date" max={today} />
          <SelectField
            name={`${at}.contestantPerson.tShirtSize`}
            label="T-shirt size"
            required
            options={plainOptions(tShirtSizes)}
          />
        </div>
      </div>
      <TickField name={`${at}.hasPersonForContact`} label="Contestant does not travel with the leader" />
      {hasContact && (
        <div className="form-grid">
          <TextField name={`${at}.personForContactName`} label="Contact name" required />
          <TextField name={`${at}.personForContactPhoneNumber`} label="Contact phone" required type="tel" />
        </div>
      )}
    </fieldset>
  );
}
