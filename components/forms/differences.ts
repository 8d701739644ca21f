import { type FieldValues, get } from "react-hook-form";
import { isGroup, isSame } from "@/components/forms/changed-fields";
import { excerpt, plainText } from "@/lib/platform/html/plain-text";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { formatFieldDate } from "@/lib/platform/time/time";

/** Labels of a form's fields; those of an object's fields are nested. */
export interface Labels {
  readonly [field: string]: string | Labels;
}

export function labelOf(labels: Labels, path: string): string | undefined {
  const label: unknown = get(labels, path);
  return typeof label === "string" ? label : undefined;
}

/** What the user chooses from in fields whose values are codes, by the last part of the field's name. */
export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

interface Difference {
  field: string;
  label: string;
  /** Both values as a user reads them. */
  typed: string;
  current: string;
}

const longest = 80;

/** The labelled fields in which `typed` differs from `current`. Both have an empty picture unless a new one was chosen. */
export function differencesOf(
  labels: Labels,
  typed: FieldValues,
  current: FieldValues,
  choices: Choices = {},
  prefix = "",
): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const field = `${prefix}${name}`;
    if (typeof label !== "string") return differencesOf(label, typed, current, choices, `${field}.`);
    const [a, b] = [get(typed, field), get(current, field)];
    return isSame(a, b) ? [] : [{ field, label, ...textsOf(name, a, b, choices) }];
  });
}

type Texts = Pick<Difference, "typed" | "current">;

function textsOf(name: string, typed: unknown, current: unknown, choices: Choices): Texts {
  if (name === "picture") return { typed: "a new picture", current: "the stored one" };
  const areEntries = Array.isArray(typed) && Array.isArray(current) && [...typed, ...current].every(isGroup);
  const texts = areEntries
    ? textsOfEntries(typed.flatMap(flattenItems), current.flatMap(flattenItems), choices)
    : fromDifference(textOf(name, typed, choices), textOf(name, current, choices));
  // Such as another link, format or checkbox.
  return texts.typed === texts.current ? { typed: "with other details", current: "as stored" } : texts;
}

/** A day is compared by its items, each with the day's date. */
const flattenItems = ({ items, ...entry }: FieldValues): FieldValues[] =>
  Array.isArray(items) ? items.map((item: FieldValues) => ({ ...entry, ...item })) : [entry];

/** The entries that only one of two lists has: their names or, if these are the same, all of their texts. */
function textsOfEntries(typed: FieldValues[], current: FieldValues[], choices: Choices): Texts {
  const missingIn = (others: FieldValues[]) => (one: FieldValues) => !others.some((other) => isSame(one, other));
  const [a, b] = [typed.filter(missingIn(current)), current.filter(missingIn(typed))];
  if (a.length === 0 && b.length === 0) return { typed: "in a new order", current: "in the stored order" };
  const named = fromDifference(joinWithAnd(a.map(nameOf)), joinWithAnd(b.map(nameOf)));
  if (named.typed !== named.current)
    return { typed: named.typed || "without it", current: named.current || "without it" };
  const whole = (entries: FieldValues[]) => joinWithAnd(entries.map((entry) => entryText(entry, choices)));
  return fromDifference(whole(a), whole(b));
}

const nameOf = ({ name, title, caption }: FieldValues) => String(name ?? title ?? caption ?? "");

const entryText = (entry: FieldValues, choices: Choices) =>
  Object.entries(entry)
    .filter(([name, value]) => typeof value === "string" && value && !/^(id|was)$/.test(name))
    .map(([name, value]) => textOf(name, value, choices))
    .join(" ");

function textOf(name: string, value: unknown, choices: Choices): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value))
    return joinWithAnd(value.filter((one) => one !== "").map((one) => textOf(name, one, choices))) || "none";
  if (name === "picture") return "(a new picture)";
  const text = String(value ?? "");
  const choice = choices[name]?.find((one) => one.value === text);
  return choice?.label ?? (formatFieldDate(plainText(text)) || "empty");
}

/** Two texts; long ones from shortly before their first difference, at a word if there is one. */
function fromDifference(typed: string, current: string): Texts {
  let end = 0;
  while (end < typed.length && typed[end] === current[end]) end += 1;
  const start = end > longest / 2 ? Math.max(typed.lastIndexOf(" ", end - longest / 4) + 1, end - longest / 2) : 0;
  const cut = (text: string) => (start > 0 ? "…" : "") + excerpt(text.slice(start), longest);
  return { typed: cut(typed), current: cut(current) };
}
