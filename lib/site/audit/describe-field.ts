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

export interface Context {
  timeZone: string;
  /** The name of the record with an id, if it is known. */
  nameOf: (id: string) => string | undefined;
}

/** Labels that are not the words of the field's name. */
const labels: Record<string, string> = {
  ...Object.fromEntries(Object.values(choiceLists).map(({ column, label }) => [column, label])),
  ...contestantLabels,
  ...detailLabels,
  ...leaderLabels,
  ...transferLabels,
  ...travelLabels,
  ...exceptionLabels,
  assignedRoles: "Roles",
  day1SeatingPlace: "Seat on day 1",
  day2SeatingPlace: "Seat on day 2",
  isCurrent: "Current",
  isOfficial: "Official",
  isOnline: "Takes part online",
  number: "Number in the code",
  personForContactPhone: contestantLabels.personForContactPhoneNumber,
  pictureHash: detailLabels.picture,
  userId: "Account",
  username: "User name",
  withdrawnAt: "Withdrawn",
};

/** How to show a field's values; of a `password` only a note is stored, and a `hash` says nothing. */
type FieldType = "date" | "instant" | "role" | "roles" | "password" | "hash";

const types: Record<string, FieldType> = {
  assignedRoles: "roles",
  dateOfBirth: "date",
  endDate: "date",
  endOfRegistrationDate: "instant",
  juniorsBornOnOrAfter: "date",
  leavesAt: "instant",
  lockedUntil: "instant",
  password: "password",
  pictureHash: "hash",
  role: "role",
  seniorsBornOnOrAfter: "date",
  startDate: "date",
  timeOfArrival: "instant",
  timeOfDeparture: "instant",
  travelTime: "instant",
  withdrawnAt: "instant",
};

const isRecord = (field: string) => field.endsWith("Id");

/** "Deputy leader" for `deputyLeaderId`. */
function words(field: string): string {
  const text = field
    .replace(/Id$/, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const fieldLabel = (field: string): string => labels[field] ?? words(field);

/** The ids of the records that the values name. */
export function idsIn(changes: Record<string, readonly unknown[]>): string[] {
  const records = Object.entries(changes).filter(([field]) => isRecord(field));
  return records.flatMap(([, values]) => values.filter((value) => typeof value === "string"));
}

/** "Jury chair" for `JURY_CHAIR`. */
const roleName = (key: string) => key.charAt(0) + key.slice(1).toLowerCase().replaceAll("_", " ");

function itemText(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { name, title } = item as Record<string, unknown>;
  return String(name ?? title ?? "");
}

function valueText(field: string, value: unknown, { timeZone, nameOf }: Context): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const type = types[field];
  if (Array.isArray(value)) {
    return value.map((item) => (type === "roles" ? roleName(String(item)) : itemText(item))).join(", ") || null;
  }
  const text = itemText(value);
  if (isRecord(field)) return nameOf(text) ?? "a deleted record";
  if (type === "role") return roleLabels[text as Role] ?? text;
  if (type === "date") return formatDate(text.slice(0, 10));
  if (type === "instant") return formatInstant(new Date(text), timeZone);
  return text;
}

function kindOfChange(before: unknown, after: unknown): string {
  if (before === null) return "added";
  return after === null ? "removed" : "changed";
}

const longText = 160;

/** Describes a changed field: times in the time zone of the context, names instead of ids, no secrets. */
export function describeField(field: string, values: readonly unknown[], context: Context): FieldChange {
  const [oldValue = null, newValue = null] = values;
  const label = fieldLabel(field);
  const type = types[field];
  if (type === "hash") return { label, note: kindOfChange(oldValue, newValue) };
  if (type === "password") return { label, note: String(newValue ?? "removed") };
  const [before, after] = [valueText(field, oldValue, context), valueText(field, newValue, context)];
  const isLong = [before, after].some((text) => (text?.length ?? 0) > longText);
  if (isLong || before === after) return { label, note: kindOfChange(before, after) };
  return { label, before, after };
}
