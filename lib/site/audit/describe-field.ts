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

interface Field {
  label: string;
  /** `record` is an id; of a `password` only a note is stored; the value of a `hash` says nothing. */
  type?: "date" | "instant" | "record" | "role" | "roles" | "password" | "hash";
}

const labelled = (labels: Record<string, string>): Record<string, Field> =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, { label }]));

const fields: Record<string, Field> = {
  ...labelled(Object.fromEntries(Object.values(choiceLists).map(({ column, label }) => [column, label]))),
  ...labelled(contestantLabels),
  ...labelled(detailLabels),
  ...labelled(leaderLabels),
  ...labelled(transferLabels),
  ...labelled(travelLabels),
  arrivalTransferId: { label: "Arrival transfer", type: "record" },
  assignedRoles: { label: "Roles", type: "roles" },
  countryId: { label: exceptionLabels.countryId, type: "record" },
  dateOfBirth: { label: contestantLabels.dateOfBirth, type: "date" },
  day1SeatingPlace: { label: "Seat on day 1" },
  day2SeatingPlace: { label: "Seat on day 2" },
  departureTransferId: { label: "Departure transfer", type: "record" },
  deputyLeaderId: { label: "Deputy leader", type: "record" },
  endDate: { label: "End date", type: "date" },
  endOfRegistrationDate: { label: exceptionLabels.endOfRegistrationDate, type: "instant" },
  guideId: { label: "Guide", type: "record" },
  isCurrent: { label: "Current" },
  isOfficial: { label: "Official" },
  isOnline: { label: "Takes part online" },
  juniorsBornOnOrAfter: { label: "Juniors born on or after", type: "date" },
  leaderId: { label: "Leader", type: "record" },
  leavesAt: { label: transferLabels.leavesAt, type: "instant" },
  lockedUntil: { label: "Locked until", type: "instant" },
  number: { label: "Number in the code" },
  password: { label: "Password", type: "password" },
  personForContactPhone: { label: contestantLabels.personForContactPhoneNumber },
  pictureHash: { label: detailLabels.picture, type: "hash" },
  role: { label: "Role", type: "role" },
  seniorsBornOnOrAfter: { label: "Seniors born on or after", type: "date" },
  startDate: { label: "Start date", type: "date" },
  timeOfArrival: { label: travelLabels.timeOfArrival, type: "instant" },
  timeOfDeparture: { label: travelLabels.timeOfDeparture, type: "instant" },
  travelTime: { label: "Travel time", type: "instant" },
  userId: { label: "Account", type: "record" },
  username: { label: "User name" },
  withdrawnAt: { label: "Withdrawn", type: "instant" },
};

/** "Driver phone" for `driverPhone`. */
function words(field: string): string {
  const text = field.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The label of a field; one that is not declared is called by the words of its name. */
export const fieldLabel = (field: string): string => fields[field]?.label ?? words(field);

/** The ids of the records that the values name. */
export function idsIn(changes: Record<string, readonly unknown[]>): string[] {
  const records = Object.entries(changes).filter(([field]) => fields[field]?.type === "record");
  return records.flatMap(([, values]) => values.filter((value) => typeof value === "string"));
}

/** "Jury chair" for `JURY_CHAIR`. */
const roleName = (key: string) => key.charAt(0) + key.slice(1).toLowerCase().replaceAll("_", " ");

function itemText(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { name, title } = item as Record<string, unknown>;
  return String(name ?? title ?? "");
}

function valueText(type: Field["type"], value: unknown, { timeZone, nameOf }: Context): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) {
    return value.map((item) => (type === "roles" ? roleName(String(item)) : itemText(item))).join(", ") || null;
  }
  const text = itemText(value);
  if (type === "record") return nameOf(text) ?? "a deleted record";
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
  const type = fields[field]?.type;
  if (type === "hash") return { label, note: kindOfChange(oldValue, newValue) };
  if (type === "password") return { label, note: String(newValue ?? "removed") };
  const [before, after] = [valueText(type, oldValue, context), valueText(type, newValue, context)];
  const isLong = [before, after].some((text) => (text?.length ?? 0) > longText);
  if (isLong || before === after) return { label, note: kindOfChange(before, after) };
  return { label, before, after };
}
