/** Means "none chosen" in requests; never stored or returned. */
export const emptyId = "00000000-0000-0000-0000-000000000000";

/** Whether a request's optional id names something: neither missing nor blank nor the empty id. */
export function isChosen(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== emptyId;
}

/** Whether a request's value has fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * For a request that names an existing record in `idField` or describes a new one in `newField`: drops the description if
 * a record is named, else makes the field required.
 */
export const existingOrNew = (idField: string, newField: string) => (body: unknown) => {
  if (!isObject(body)) return body;
  const { [newField]: described, ...rest } = body;
  return isChosen(rest[idField]) ? rest : { ...rest, [newField]: described ?? {} };
};
