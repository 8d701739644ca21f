import { type FieldValues, get } from "react-hook-form";
import { formatFieldDate } from "@/lib/platform/time/time";

/** Labels of a form's fields; those of an object's fields are nested. */
export interface Labels {
  readonly [field: string]: string | Labels;
}

/** A field whose typed value differs from the stored one. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Whether it is the field of a picture, whose text is not readable. */
export const isPicture = ({ field }: Difference): boolean => field.endsWith("picture");

function text(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return formatFieldDate(String(value ?? ""));
}

/** The labelled fields in which `mine` differs from `theirs`. Both have an empty picture unless a new one was chosen. */
export function differencesOf(labels: Labels, mine: FieldValues, theirs: FieldValues, prefix = ""): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const field = `${prefix}${name}`;
    if (typeof label !== "string") return differencesOf(label, mine, theirs, `${field}.`);
    const difference = { field, label, mine: text(get(mine, field)), theirs: text(get(theirs, field)) };
    return difference.mine === difference.theirs ? [] : [difference];
  });
}
