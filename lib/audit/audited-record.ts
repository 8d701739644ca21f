export interface AuditedField {
  label: string;
  /**
   * "record": the value is the id of another record. "note": the audit log only has that the field changed, such as a
   * password. "hash": the value means nothing to people.
   */
  type?: "date" | "instant" | "record" | "personRoles" | "html" | "note" | "hash";
  /** Shown instead of the values after the field was emptied. */
  cleared?: string;
  /** The words for the values of an enum. */
  names?: Readonly<Record<string, string>>;
}

export type AuditedFieldsByName = Readonly<Record<string, AuditedField>>;

export interface AuditedRecord {
  nouns: readonly [one: string, many: string];
  /** A field that every record has, so null before a change means "added", and null after it "deleted". */
  required: string;
  fields: AuditedFieldsByName;
}

export const plainFields = (labels: Readonly<Record<string, string>>): Record<string, AuditedField> =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, { label }]));
