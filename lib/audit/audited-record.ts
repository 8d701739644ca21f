export interface AuditedField {
  label: string;
  /** `record` is an id; of a `note`, such as a password's, no value is stored; the value of a `hash` says nothing. */
  type?: "date" | "instant" | "record" | "personRoles" | "html" | "note" | "hash";
  /** What is said instead of the values when there is none any more. */
  cleared?: string;
  names?: Readonly<Record<string, string>>;
}

export type AuditedFieldsByName = Readonly<Record<string, AuditedField>>;

export interface AuditedRecord {
  nouns: readonly [one: string, many: string];
  /** Null only before the record was added and after it was deleted. */
  required: string;
  fields: AuditedFieldsByName;
}

export const plainFields = (labels: Readonly<Record<string, string>>): Record<string, AuditedField> =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, { label }]));
