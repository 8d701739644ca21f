import { isDeepStrictEqual } from "node:util";
import type { AuditedField, AuditedFieldsByName } from "@/lib/audit/audited-record";
import { plainText } from "@/lib/platform/html/plain-text";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { formatDate, formatInstant } from "@/lib/platform/time/time";

/** A note stands for values that are secret, long or meaningless. */
export type FieldChange =
  | { label: string; before: string | null; after: string | null }
  | { label: string; note: string };

export interface Context {
  timeZone: string;
  /** Undefined for a deleted record. */
  nameOf: (id: string) => string | undefined;
  roleTitles: ReadonlyMap<string, string>;
}

type Changes = Readonly<Record<string, readonly unknown[]>>;

/** "Driver phone" for `driverPhone` or `DRIVER_PHONE`. */
function words(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The ids of the records that the fields name. */
export function idsIn(fields: AuditedFieldsByName, changes: Changes): string[] {
  const records = Object.entries(changes).filter(([name]) => fields[name]?.type === "record");
  return records.flatMap(([, values]) => values.filter((value) => typeof value === "string"));
}

interface Item {
  id?: string;
  key?: string;
  name?: string;
  title?: string;
}

const toItem = (value: unknown): Item =>
  typeof value === "object" && value !== null ? value : { name: String(value) };
const nameOfItem = ({ name, title }: Item) => name ?? title ?? "";
const keyOfItem = (item: Item) => item.id ?? item.key ?? nameOfItem(item);

/** e.g. "added Dinner; deleted Hike and Excursion" */
function describeList(before: readonly Item[], after: readonly Item[]): string {
  const findIn = (items: readonly Item[], item: Item) =>
    items.find((candidate) => keyOfItem(candidate) === keyOfItem(item));
  const isChanged = (item: Item) => {
    const old = findIn(before, item);
    return old !== undefined && !isDeepStrictEqual(old, item);
  };
  const changes = {
    added: after.filter((item) => !findIn(before, item)),
    deleted: before.filter((item) => !findIn(after, item)),
    changed: after.filter(isChanged),
  };
  const sentences = Object.entries(changes).flatMap(([verb, items]) =>
    items.length > 0 ? [`${verb} ${joinWithAnd(items.map(nameOfItem))}`] : [],
  );
  return sentences.join("; ") || "order changed";
}

function valueText(field: AuditedField | undefined, value: unknown, context: Context): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) {
    const roleTitle = (role: string) => context.roleTitles.get(role) ?? words(role);
    const names = value.map((item) => nameOfItem(toItem(item)));
    return (field?.type === "personRoles" ? names.map(roleTitle) : names).join(", ") || null;
  }
  const text = String(value);
  if (field?.type === "record") return context.nameOf(text) ?? "a deleted record";
  if (field?.type === "html") return plainText(text) || null;
  if (field?.type === "date") return formatDate(text.slice(0, 10));
  if (field?.type === "instant") return formatInstant(new Date(text), context.timeZone);
  return field?.names?.[text] ?? text;
}

export function kindOfChange(before: unknown, after: unknown): "added" | "deleted" | "changed" {
  if (before === null) return "added";
  return after === null ? "deleted" : "changed";
}

/** In characters; longer values are not shown. */
const longestShown = 160;

function describeField(
  label: string,
  field: AuditedField | undefined,
  [oldValue = null, newValue = null]: readonly unknown[],
  context: Context,
): FieldChange | null {
  if (field?.cleared && newValue === null && oldValue !== null) return { label, note: field.cleared };
  if (field?.type === "hash") return { label, note: kindOfChange(oldValue, newValue) };
  if (field?.type === "note") return { label, note: String(newValue ?? "deleted") };
  if (Array.isArray(oldValue) && Array.isArray(newValue) && field?.type !== "personRoles")
    return { label, note: describeList(oldValue.map(toItem), newValue.map(toItem)) };
  const before = valueText(field, oldValue, context);
  const after = valueText(field, newValue, context);
  if (before === null && after === null) return null;
  const isLong = [before, after].some((text) => (text?.length ?? 0) > longestShown);
  if (isLong || before === after) return { label, note: kindOfChange(before, after) };
  return { label, before, after };
}

/** The changes in the order of `fields`; fields that are not declared come last. */
export function describeFields(fields: AuditedFieldsByName, changes: Changes, context: Context): FieldChange[] {
  const names = [...Object.keys(fields), ...Object.keys(changes).filter((name) => !(name in fields))];
  return names.flatMap((name) => {
    const values = changes[name];
    return (values && describeField(fields[name]?.label ?? words(name), fields[name], values, context)) ?? [];
  });
}

/** e.g. "Group: Junior → Senior" */
export function fieldText(field: FieldChange): string {
  if ("note" in field) return `${field.label}: ${field.note}`;
  return `${field.label}: ${[field.before, field.after].map((value) => value ?? "nothing").join(" → ")}`;
}
