import type { FieldValues } from "react-hook-form";

/** Whether two values are the same in a form, which has an empty text instead of none. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? "") === JSON.stringify(b ?? "");

const isGroup = (value: unknown): value is FieldValues =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The paths of the fields in which `values` differ from `others`, without the version; a list is one field. */
export function changedFields(values: FieldValues, others: FieldValues = {}, prefix = ""): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = prefix + name;
    if (path === "version") return [];
    if (isGroup(value)) return changedFields(value, others[name], `${path}.`);
    return isSame(value, others[name]) ? [] : [path];
  });
}
