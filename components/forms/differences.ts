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

/** The most characters of a value that are shown. */
const maxShown = 80;

/** The options of a question that is answered by yes or no: in the form its values are texts. */
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
    const typedValue: unknown = get(typed, field);
    const currentValue: unknown = get(current, field);
    if (isSame(typedValue, currentValue)) return [];
    return [{ field, label, texts: textsOf(name, typedValue, currentValue, choices[name]) }];
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
  let same = 0;
  while (same < typed.length && typed[same] === current[same]) same += 1;
  const wordStart = typed.lastIndexOf(" ", same - maxShown / 4) + 1;
  const start = same > maxShown / 2 ? Math.max(wordStart, same - maxShown / 2) : 0;
  const cut = (text: string) => (start > 0 ? "…" : "") + excerpt(text.slice(start), maxShown);
  return { typed: cut(typed), current: cut(current) };
}
