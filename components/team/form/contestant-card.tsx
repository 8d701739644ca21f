"use client";

import { useFormContext } from "react-hook-form";
import { FormBlock } from "@/components/forms/form-block";
import { validOption } from "@/components/forms/inputs";
import { PrefillSelect } from "@/components/person/prefill";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { Button } from "@/components/ui/button";

interface ContestantCardProps extends ContestantLists {
  index: number;
  /** Absent for the only contestant. */
  onDelete: (() => void) | undefined;
}

/** One contestant of the add-team form. */
export function ContestantCard({ index, onDelete, ...lists }: ContestantCardProps) {
  const name = `contestants.${index}`;
  const { setValue, clearErrors } = useFormContext();
  return (
    <FormBlock
      legend={`Contestant ${index + 1}`}
      action={
        onDelete && (
          <Button variant="quiet" onClick={onDelete} aria-label={`Delete contestant ${index + 1}`}>
            Delete
          </Button>
        )
      }
    >
      <PrefillSelect
        group="contestants"
        onPrefill={({ fullName, nativeName, tShirtSize, fields }, picture) => {
          const { tShirtSizesList, operatingSystemNamesList } = lists.enums;
          const values = {
            contestantPerson: { fullName, nativeName, tShirtSize: validOption(tShirtSize, tShirtSizesList), picture },
            ...fields,
            operatingSystemName: validOption(fields.operatingSystemName, operatingSystemNamesList),
          };
          for (const [field, value] of Object.entries(values)) {
            setValue(`${name}.${field}`, value, { shouldDirty: true });
          }
          clearErrors(name);
        }}
      />
      <ContestantFields
        prefix={`${name}.`}
        person={`${name}.contestantPerson`}
        pictureLabel={`Picture of contestant ${index + 1}`}
        {...lists}
      />
    </FormBlock>
  );
}
