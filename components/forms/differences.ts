import { type FieldValues, get } from "react-hook-form";

/** Labels of a form's fields; those of an object's fields are nested. */
export interface Labels {
  readonly [field: string]: string | Labels;
}

export interface LabelledField {
  field: string;
  label: string;
}

const textOf = (value: unknown) => JSON.stringify(value ?? "");

/** The labelled fields in which `mine` differs from `theirs`. Both have an empty picture unless a new one was chosen. */
export function differencesOf(labels: Labels, mine: FieldValues, theirs: FieldValues, prefix = ""): LabelledField[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const field = `${prefix}${name}`;
    if (typeof label !== "string") return differencesOf(label, mine, theirs, `${field}.`);
    return textOf(get(mine, field)) === textOf(get(theirs, field)) ? [] : [{ field, label }];
  });
}
