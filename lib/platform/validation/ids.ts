/** Means "none chosen" in requests; never stored or returned. */
export const emptyId = "00000000-0000-0000-0000-000000000000";

/** Whether a request's optional id names something: neither missing nor blank nor the empty id. */
export function isChosen(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== emptyId;
}
