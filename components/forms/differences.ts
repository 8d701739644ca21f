import { type FieldValues, get } from "react-hook-form";

/** Labels of a form's fields by the field's path. */
export type Labels = Readonly<Record<string, string>>;

/** A field whose typed value differs from the stored one. */
export interface Difference {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

function text(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value ?? "").replace(/^(\d{4}-\d\d-\d\d)T/, "$1 ");
}

/** The labelled fields in which `mine` differs from `theirs`. Both have an empty picture unless a new one was chosen. */
export function differencesOf(labels: Labels, mine: FieldValues, theirs: FieldValues): Difference[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const difference = { field, label, mine: text(get(mine, field)), theirs: text(get(theirs, field)) };
    return difference.mine === difference.theirs ? [] : [difference];
  });
}
