/** How the audit log shows a field. */
export interface AuditedField {
  label: string;
  /** `record` is an id; of a `password` only a note is stored; the value of a `hash` says nothing. */
  type?: "date" | "instant" | "record" | "personRoles" | "password" | "hash";
  /** What its values are called. */
  names?: Readonly<Record<string, string>>;
}

export type AuditedFieldsByName = Readonly<Record<string, AuditedField>>;

/** How the audit log shows the records of an entity. */
export interface AuditedRecord {
  /** What one and several of them are called. */
  nouns: readonly [one: string, many: string];
  /** A field that each of them has: it is null only before a record was added and after it was deleted. */
  required: string;
  /** In the order in which they are shown. */
  fields: AuditedFieldsByName;
}

/** Fields that are shown as they are stored. */
export const plainFields = (labels: Readonly<Record<string, string>>): Record<string, AuditedField> =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, { label }]));
