import { isObject } from "@/lib/platform/validation/ids";

function read(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (Array.isArray(value)) return read(value[Number(key)], rest);
  return isObject(value) ? read(value[key], rest) : undefined;
}

function replace(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value)) return value.with(Number(key), replace(value[Number(key)], rest, replacement));
  return isObject(value) ? { ...value, [key]: replace(value[key], rest, replacement) } : value;
}

/** The value of a field such as "contestants.0.dateOfBirth"; undefined if something on the way is missing. */
export const valueAt = (owner: object, field: string): unknown => read(owner, field.split("."));

/** A copy with another value, of the same type, in a field that is there. */
export const withValueAt = <T extends object>(owner: T, field: string, value: unknown): T =>
  replace(owner, field.split("."), value) as T;
