/** A value that the audit trail can hold. */
export type AuditValue = string | number | boolean | null | string[] | AuditObject[];
export interface AuditObject {
  [field: string]: AuditValue;
}

/** What changed, by field: the value before and the value after. */
export type Changes = Record<string, [before: AuditValue, after: AuditValue]>;

type Fields = Record<string, AuditValue | Date | undefined>;

function plain(value: AuditValue | Date | undefined): AuditValue {
  if (value === undefined) return null;
  return value instanceof Date ? value.toISOString() : value;
}

/** Characters of a text that the trail keeps; an edition's texts may have a hundred times as many. */
const keptLength = 2_000;

/** A long text as its beginning, with no half of a character at the end, and how long it was. */
function shortened(value: AuditValue): AuditValue {
  if (typeof value !== "string" || value.length <= keptLength) return value;
  const beginning = value.slice(0, keptLength).replace(/[\uD800-\uDBFF]$/, "");
  return `${beginning}… (${value.length.toLocaleString("en")} characters)`;
}

const isSame = (one: AuditValue, other: AuditValue) =>
  one === other ||
  (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));

/** The fields that differ between two states, long texts shortened; null stands for "was not there" and "is gone". */
export function changesBetween(before: Fields | null, after: Fields | null): Changes {
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const [was, is] = [plain(before?.[field]), plain(after?.[field])];
    if (!isSame(was, is)) changes[field] = [shortened(was), shortened(is)];
  }
  return changes;
}
