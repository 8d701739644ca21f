import { useFormContext } from "react-hook-form";
import { validOption } from "@/components/forms/inputs";
import { PrefillSelect } from "@/components/person/prefill";
import type { ContestantLists } from "@/components/team/form/contestant-fields";

interface PrefillContestantProps extends Pick<ContestantLists, "enums"> {
  /** Prefix of the contestant's fields, such as "contestants.0.". */
  prefix: string;
}

/** Prefills a new contestant's fields with the details of a contestant of the previous edition. */
export function PrefillContestant({ prefix, enums }: PrefillContestantProps) {
  const { setValue, clearErrors } = useFormContext();
  const { tShirtSizesList, operatingSystemNamesList } = enums;
  return (
    <PrefillSelect
      group="contestants"
      onPrefill={({ fullName, nativeName, tShirtSize, fields }, picture) => {
        const values = {
          contestantPerson: { fullName, nativeName, tShirtSize: validOption(tShirtSize, tShirtSizesList), picture },
          ...fields,
          operatingSystemName: validOption(fields.operatingSystemName, operatingSystemNamesList),
        };
        for (const [field, value] of Object.entries(values)) {
          setValue(prefix + field, value, { shouldDirty: true });
          clearErrors(prefix + field);
        }
      }}
    />
  );
}
