import { isDeepStrictEqual } from "node:util";

type AuditValue = string | number | boolean | null | string[] | AuditObject[];
interface AuditObject {
  [field: string]: AuditValue;
}

export type Changes = Record<string, [before: AuditValue, after: AuditValue]>;

export type AuditedFields = Record<string, AuditValue | Date | undefined>;

function plain(value: AuditValue | Date | undefined): AuditValue {
  if (value === undefined) return null;
  return value instanceof Date ? value.toISOString() : value;
}

const maxLength = 2_000;

/** Half a surrogate pair at the cut would be invalid in PostgreSQL. */
function shorten(value: AuditValue): AuditValue {
  if (typeof value !== "string" || value.length <= maxLength) return value;
  const beginning = value.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
  return `${beginning}… (${value.length.toLocaleString("en")} characters)`;
}

/** A missing state or field counts as null. */
export function changesBetween(before: AuditedFields | null, after: AuditedFields | null): Changes {
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const oldValue = plain(before?.[field]);
    const newValue = plain(after?.[field]);
    if (!isDeepStrictEqual(oldValue, newValue)) changes[field] = [shorten(oldValue), shorten(newValue)];
  }
  return changes;
}
