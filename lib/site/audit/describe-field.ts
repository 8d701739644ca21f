import { contestantLabels } from "@/lib/contestant/labels";
import { exceptionLabels } from "@/lib/deadline-exception/labels";
import { choiceLists } from "@/lib/edition/choice-lists";
import { leaderLabels } from "@/lib/leader/labels";
import { detailLabels } from "@/lib/person/labels";
import { type Role, roleLabels } from "@/lib/platform/auth/roles";
import { formatDate, formatInstant } from "@/lib/platform/time/time";
import { travelLabels } from "@/lib/travel/labels";
import { transferLabels } from "@/lib/travel/transfers/labels";

/** A changed field, described for people: its values, or a note where they are secret, long or meaningless. */
export type FieldChange =
  | { label: string; before: string | null; after: string | null }
  | { label: string; note: string };

interface Context {
  timeZone: string;
  /** The name of the entity with an id, if it is known. */
  nameOf: (id: string) => string | undefined;
}

const listLabels = Object.fromEntries(Object.values(choiceLists).map(({ column, label }) => [column, label]));

const labels: Record<string, string> = {
  ...listLabels,
  ...contestantLabels,
  ...detailLabels,
  ...leaderLabels,
  ...transferLabels,
  ...travelLabels,
  isOnline: "Takes part online",
  withdrawnAt: "Withdrawn",
  number: "Number in the code",
  personForContactPhone: contestantLabels.personForContactPhoneNumber,
  day1SeatingPlace: "Seat on day 1",
  day2SeatingPlace: "Seat on day 2",
  username: "User name",
  assignedRoles: "Roles",
  endOfRegistrationDate: exceptionLabels.endOfRegistrationDate,
  userId: "Account",
};

const longText = 160;
const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** All ids among the values. */
export function idsIn(changes: Record<string, readonly unknown[]>): string[] {
  return Object.values(changes).flatMap((pair) => pair.filter(isId));
}

/** The label of a field: "Deputy leader" for `deputyLeaderId`. */
export function fieldLabel(field: string): string {
  const known = labels[field];
  if (known) return known;
  const words = field
    .replace(/^is(?=[A-Z])|(?:Id|Hash)$/g, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Jury chair" for `JURY_CHAIR`. */
const roleLabel = (key: string) => key.charAt(0) + key.slice(1).toLowerCase().replaceAll("_", " ");

function itemText(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { name, title } = item as Record<string, unknown>;
  return String(name ?? title ?? "");
}

function valueText(field: string, value: unknown, { timeZone, nameOf }: Context): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) {
    return value.map(field === "assignedRoles" ? (role) => roleLabel(String(role)) : itemText).join(", ") || null;
  }
  if (isId(value)) return nameOf(value) ?? "a deleted record";
  if (field === "role" && typeof value === "string" && value in roleLabels) return roleLabels[value as Role];
  const text = itemText(value);
  if (
    /^\d{4}-\d\d-\d\dT00:00:00\.000Z$/.test(text) &&
    /^(dateOfBirth|startDate|endDate|date)$|BornOnOrAfter$/.test(field)
  ) {
    return formatDate(text.slice(0, 10));
  }
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatInstant(new Date(text), timeZone);
  return text;
}

function typeOf(before: unknown, after: unknown): string {
  if (before === null) return "added";
  return after === null ? "removed" : "changed";
}

/** Describes a changed field: times in the time zone of the context, names instead of ids, no secrets. */
export function describeField(field: string, values: readonly unknown[], context: Context): FieldChange {
  const [oldValue = null, newValue = null] = values;
  const label = fieldLabel(field);
  if (/hash$/i.test(field)) return { label, note: typeOf(oldValue, newValue) };
  if (/password/i.test(field)) return { label, note: String(newValue ?? "removed") };
  const [before, after] = [valueText(field, oldValue, context), valueText(field, newValue, context)];
  const isLong = [before, after].some((text) => (text?.length ?? 0) > longText);
  if (isLong || before === after) return { label, note: typeOf(before, after) };
  return { label, before, after };
}
