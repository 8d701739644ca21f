import { createHash } from "node:crypto";
import { findQuestion, type LetterKind, type LetterPlaceholder, readLetterText } from "@/lib/edition/letter-text";
import { valueNames } from "@/lib/letter/labels";

export interface LetterValue {
  text: string;
  lang?: string | undefined;
}

/** What is written, a value, or the name of a value that is missing. */
export type LetterPart = string | LetterValue | { missing: string };

export interface LetterPerson {
  fullName: string;
  nativeName: string;
  nativeLanguage: string | undefined;
  role: string;
  /** In words; empty without one. */
  birthDate: string;
  /** By the label of their question. */
  answers: Readonly<Record<string, string>>;
}

export interface LetterTable {
  columns: string[];
  /** Empty for a value that is missing, in the order of the columns, which begin with name and role. */
  rows: { name: LetterValue; nativeName: LetterValue; values: string[] }[];
}

export interface LetterBody {
  before: LetterPart[];
  table: LetterTable | null;
  after: LetterPart[];
  missing: { what: string; who: string }[];
}

type Values = Partial<Record<string, LetterValue | string>>;

/** Values have one line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const answerTo = ({ answers }: LetterPerson, label: string): string => {
  const questions = Object.keys(answers).map((label) => ({ label }));
  const question = findQuestion(questions, label);
  return question ? oneLine(answers[question.label] ?? "") : "";
};

function toPart(
  { field, questions: [label = ""], written }: LetterPlaceholder,
  values: Values,
  person?: LetterPerson,
): Exclude<LetterPart, string> {
  const value = field === "answer" ? person && answerTo(person, label) : values[field ?? ""];
  const { text, lang } = typeof value === "object" ? value : { text: value ?? "", lang: undefined };
  if (text.trim() !== "") return { text: oneLine(text), lang };
  if (field === "answer") return { missing: label };
  return { missing: field ? valueNames[field] : written };
}

function toTable(people: readonly LetterPerson[], questions: readonly string[]): LetterTable {
  return {
    columns: ["Name", "Role", valueNames.birthDate, ...questions],
    rows: people.map((person) => ({
      name: { text: oneLine(person.fullName) },
      nativeName: { text: oneLine(person.nativeName), lang: person.nativeLanguage },
      values: [person.role, person.birthDate, ...questions.map((label) => answerTo(person, label))],
    })),
  };
}

const missingIn = ({ columns, rows }: LetterTable) =>
  rows.flatMap(({ name, values }) =>
    values.flatMap((value, i) => (value === "" ? [{ what: columns[i + 1] ?? "", who: name.text }] : [])),
  );

/** Removes the white space between a text and the table beside it, because the table has a margin. */
function besideTable(text: string, i: number, tableAt: number): string {
  if (i === tableAt - 1) return text.trimEnd();
  return tableAt >= 0 && i === tableAt + 1 ? text.trimStart() : text;
}

/** The text of a letter with its values, which are not searched for placeholders; `people` are one person, or the team's. */
export function fillLetter(
  kind: LetterKind,
  text: string,
  { name, values, people }: { name: string; values: Values; people: readonly LetterPerson[] },
): LetterBody {
  const body: LetterBody = { before: [], table: null, after: [], missing: [] };
  const pieces = readLetterText(kind, text);
  const tableAt = pieces.findIndex((piece) => typeof piece !== "string" && piece.field === "people");
  for (const [i, piece] of pieces.entries()) {
    const parts = body.table ? body.after : body.before;
    if (typeof piece === "string") parts.push(besideTable(piece, i, tableAt));
    else if (piece.field === "people") {
      body.table = toTable(people, piece.questions);
      body.missing.push(...missingIn(body.table));
    } else {
      const part = toPart(piece, values, kind === "person" ? people[0] : undefined);
      const missing = "missing" in part ? part.missing : null;
      if (missing !== null && !body.missing.some(({ what }) => what === missing))
        body.missing.push({ what: missing, who: name });
      parts.push(part);
    }
  }
  return body;
}

const partText = (part: LetterPart) => (typeof part === "object" && "text" in part ? part.text : part);

/** A hash of what is printed; if it differs later, the letter would say something else. */
export const contentOf = ({ before, table, after }: LetterBody): string =>
  createHash("sha256")
    .update(JSON.stringify([before.map(partText), table, after.map(partText)]))
    .digest("hex");
