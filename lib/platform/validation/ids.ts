/** Means "none chosen" in requests; never stored or returned. */
export const emptyId = "00000000-0000-0000-0000-000000000000";

export function isChosen(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== emptyId;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Prepares a body for its schema: drops `newField` if `idField` names a record, and else requires it. */
export const existingOrNew = (idField: string, newField: string) => (body: unknown) => {
  if (!isObject(body)) return body;
  const { [newField]: newRecord, ...others } = body;
  return isChosen(others[idField]) ? others : { ...others, [newField]: newRecord ?? {} };
};
