import { type FieldValues, get } from "react-hook-form";
import { isSame } from "@/components/forms/changed-fields";
import { excerpt, plainText } from "@/lib/platform/html/plain-text";
import { formatFieldDate } from "@/lib/platform/time/time";

/** Labels of a form's fields; those of an object's fields are nested. */
export interface Labels {
  readonly [field: string]: string | Labels;
}

export function labelOf(labels: Labels, path: string): string | undefined {
  const label: unknown = get(labels, path);
  return typeof label === "string" ? label : undefined;
}

type Options = readonly { value: string; label: string }[];

/** What the user chooses from in fields whose values are codes, by the last part of the field's name. */
export type Choices = Readonly<Record<string, Options>>;

interface Difference {
  field: string;
  label: string;
  /** Both values as a user reads them; null if they cannot be told in a few words, such as lists and pictures. */
  texts: { typed: string; current: string } | null;
}

/** How many characters of a value are shown. */
const longest = 80;

/** Of a list of yes and no, whose values are texts. */
const yesOrNo: Options = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** The labelled fields in which `typed` differs from `current`. */
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
    return isSame(a, b) ? [] : [{ field, label, texts: textsOf(name, a, b, choices[name]) }];
  });
}

function textsOf(name: string, typed: unknown, current: unknown, options: Options = []): Difference["texts"] {
  if (name === "picture" || Array.isArray(typed)) return null;
  const texts = fromDifference(textOf(typed, options), textOf(current, options));
  // Rich texts that differ only in a link or a format read the same.
  return texts.typed === texts.current ? null : texts;
}

function textOf(value: unknown, options: Options): string {
  const text = String(value ?? "");
  const chosen = [...options, ...yesOrNo].find((one) => one.value === text);
  return chosen?.label ?? (formatFieldDate(plainText(text)) || "empty");
}

/** Two texts, shortened. Long ones begin shortly before their first difference, with a whole word if possible. */
function fromDifference(typed: string, current: string) {
  let end = 0;
  while (end < typed.length && typed[end] === current[end]) end += 1;
  const start = end > longest / 2 ? Math.max(typed.lastIndexOf(" ", end - longest / 4) + 1, end - longest / 2) : 0;
  const cut = (text: string) => (start > 0 ? "…" : "") + excerpt(text.slice(start), longest);
  return { typed: cut(typed), current: cut(current) };
}
