import { isDeepStrictEqual } from "node:util";

/** A value that the audit log can store. */
type AuditValue = string | number | boolean | null | string[] | AuditObject[];
interface AuditObject {
  [field: string]: AuditValue;
}

/** The values before and after, by field. */
export type Changes = Record<string, [before: AuditValue, after: AuditValue]>;

/** Fields of a record, as the audit log compares them. */
export type AuditedFields = Record<string, AuditValue | Date | undefined>;

function plain(value: AuditValue | Date | undefined): AuditValue {
  if (value === undefined) return null;
  return value instanceof Date ? value.toISOString() : value;
}

/** Longer texts, such as those of an edition, are shortened. */
const maxLength = 2_000;

/** Shortens a long text and adds its length; half a surrogate pair at the cut would be invalid in PostgreSQL. */
function shorten(value: AuditValue): AuditValue {
  if (typeof value !== "string" || value.length <= maxLength) return value;
  const beginning = value.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "");
  return `${beginning}… (${value.length.toLocaleString("en")} characters)`;
}

/** The fields that differ between two states; a missing state or field counts as null. Long texts are shortened. */
export function changesBetween(before: AuditedFields | null, after: AuditedFields | null): Changes {
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const [oldValue, newValue] = [plain(before?.[field]), plain(after?.[field])];
    if (!isDeepStrictEqual(oldValue, newValue)) changes[field] = [shorten(oldValue), shorten(newValue)];
  }
  return changes;
}
