import { useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { useReadOnly } from "@/components/forms/read-only";
import { contestantLabels } from "@/lib/contestant/labels";
import { type AgeLimits, ageLimitOf } from "@/lib/edition/age-limits";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";

interface BirthDateFieldProps {
  name: string;
  /** Empty until one is chosen. */
  group: ContestantGroup | "";
  ageLimits: AgeLimits;
  /** Today at the venue (yyyy-MM-dd): the latest date of birth. */
  today: string;
}

/** A contestant's date of birth, with the age limit of their group. */
export function BirthDateField({ name, group, ageLimits, today }: BirthDateFieldProps) {
  const readOnly = useReadOnly();
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
      warning={isTooOld && !readOnly ? "Too old for this group. Check the date, or save it if it is right." : undefined}
    />
  );
}
