import { formatInstant } from "@/lib/time";

/** What became of a field, in words: before and after, or a note where the values themselves say nothing. */
export type FieldInWords =
  | { label: string; before: string | null; after: string | null }
  | { label: string; note: string };

interface Setting {
  timeZone: string;
  /** The name of whatever an id stands for, if it is known. */
  nameOf: (id: string) => string | undefined;
}

const labels: Record<string, string> = {
  tShirtSize: "T-shirt size",
  isOnline: "Takes part online",
  number: "Number in the code",
  operatingSystemName: "Operating system",
  personForContactName: "Contact person",
  personForContactPhone: "Contact’s phone number",
  day1SeatingPlace: "Seat on day 1",
  day2SeatingPlace: "Seat on day 2",
  username: "User name",
  assignedRoles: "Roles",
  endOfRegistrationDate: "Registration ends",
  userId: "Account",
};

const longText = 160;
const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

/** The ids among a change's values. */
export function idsIn(changes: Record<string, readonly unknown[]>): string[] {
  return Object.values(changes).flatMap((pair) => pair.filter(isId));
}

/** A field's name as people say it: `deputyLeaderId` is "Deputy leader". */
export function labelOf(field: string): string {
  const known = labels[field];
  if (known) return known;
  const words = field
    .replace(/^is(?=[A-Z])|(?:Id|Hash)$/g, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A role's key as people say it: `JURY_CHAIR` is "Jury chair". */
const roleWords = (key: string) => key.charAt(0) + key.slice(1).toLowerCase().replaceAll("_", " ");

function itemWords(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const { name, title } = item as Record<string, unknown>;
  return String(name ?? title ?? "");
}

const dateWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function valueWords(field: string, value: unknown, { timeZone, nameOf }: Setting): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) {
    return value.map(field === "assignedRoles" ? (role) => roleWords(String(role)) : itemWords).join(", ") || null;
  }
  if (isId(value)) return nameOf(value) ?? "somebody or something that is gone";
  const text = itemWords(value);
  if (/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/.test(text) && /^(dateOfBirth|startDate|endDate|date)$/.test(field)) {
    return dateWords.format(new Date(text));
  }
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatInstant(new Date(text), timeZone);
  return text;
}

const became = (before: unknown, after: unknown) => {
  if (before === null) return "added";
  return after === null ? "removed" : "changed";
};

/** What became of one field, for people: instants in the venue's time zone, names instead of ids, nothing secret. */
export function fieldInWords(field: string, [was, is]: readonly unknown[], setting: Setting): FieldInWords {
  const label = labelOf(field);
  if (/hash$/i.test(field)) return { label, note: became(was ?? null, is ?? null) };
  if (/password/i.test(field)) return { label, note: String(is ?? "removed") };
  const [before, after] = [valueWords(field, was, setting), valueWords(field, is, setting)];
  const isLong = [before, after].some((text) => (text?.length ?? 0) > longText);
  if (isLong || before === after) return { label, note: became(before, after) };
  return { label, before, after };
}
