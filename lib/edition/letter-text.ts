import { joinWithAnd } from "@/lib/platform/text/join-list";
import { findOption } from "@/lib/platform/validation/find-option";

export type LetterKind = "person" | "team";

/** What fits on one sheet when every placeholder is filled in. */
export const letterTextLimits = {
  person: { characters: 2_000, lines: 30 },
  team: { characters: 1_000, lines: 16 },
} as const satisfies Record<LetterKind, object>;

const sharedFields = [
  "country",
  "team",
  "arrives",
  "leaves",
  "tournament",
  "dates",
  "venue",
  "number",
  "date",
] as const;

const letterFields = {
  person: ["name", "nativeName", "birthDate", "role", ...sharedFields],
  team: [...sharedFields, "people"],
} as const;

/** The placeholders with labels of questions: `{answer: a question}`, and `{people}` or `{people: a question; another}`. */
const fieldsWithQuestions = { person: "answer", team: "people" } as const satisfies Record<LetterKind, string>;

export type LetterField = (typeof letterFields)[LetterKind][number] | "answer";

export const defaultLetterTexts: Record<LetterKind, string> = {
  person: `To whom it may concern,

We have the honour of inviting {name}, of {country}, to the {tournament}. It takes place in {venue}, {dates}.

{name} takes part as a {role}, is expected to arrive on {arrives} and to leave on {leaves}.

We kindly ask you to grant the visa that this journey needs.

Yours faithfully,`,
  team: `To whom it may concern,

We have the honour of inviting the team {team}, of {country}, to the {tournament}. It takes place in {venue}, {dates}.

These people come with the team:

{people}

They are expected to arrive on {arrives} and to leave on {leaves}. We kindly ask you to grant the visas that this journey needs.

Yours faithfully,`,
};

export interface LetterPlaceholder {
  /** Undefined for a placeholder that does not exist. */
  field: LetterField | undefined;
  /** The labels of questions, as written. */
  questions: string[];
  written: string;
}

const maxColumns = 3;

function toPlaceholder(kind: LetterKind, content: string): LetterPlaceholder {
  const [name = "", ...rest] = content.split(":");
  const labelsText = rest.join(":");
  const labels = kind === "team" ? labelsText.split(";") : [labelsText];
  const questions = labels.map((label) => label.trim()).filter(Boolean);
  const field = findOption<LetterField>([...letterFields[kind], fieldsWithQuestions[kind]], name);
  const isValid = questions.length > 0 ? field === fieldsWithQuestions[kind] : field !== "answer";
  return { field: isValid ? field : undefined, questions, written: `{${content}}` };
}

/** Splits a text into plain pieces, at even indexes, and the placeholders between them. */
export const readLetterText = (kind: LetterKind, text: string): (string | LetterPlaceholder)[] =>
  text.split(/\{([^{}\n]*)\}/).map((piece, i) => (i % 2 === 0 ? piece : toPlaceholder(kind, piece)));

/** Ignores upper and lower case. */
export const findQuestion = <Q extends { label: string }>(questions: readonly Q[], label: string): Q | undefined => {
  const matchingLabel = findOption(
    questions.map((question) => question.label),
    label,
  );
  return questions.find((question) => question.label === matchingLabel);
};

interface AskedQuestion {
  label: string;
  kind: string;
}

function questionProblem(questions: readonly AskedQuestion[], label: string): string | null {
  const question = findQuestion(questions, label);
  if (!question) return `The edition has no question “${label}”.`;
  return question.kind === "LONG_TEXT" ? `The answers to “${question.label}” are too long for a letter.` : null;
}

function placeholderProblem(kind: LetterKind, placeholder: LetterPlaceholder, questions?: readonly AskedQuestion[]) {
  const names = letterFields[kind].map((field) => `{${field}}`);
  const allowed = joinWithAnd([...names, kind === "person" ? "{answer: a question}" : "{people: a question; another}"]);
  if (!placeholder.field) return `There is no placeholder ${placeholder.written}, but there are ${allowed}.`;
  if (placeholder.questions.length > maxColumns) return `The table of the people has room for ${maxColumns} questions.`;
  const problems = placeholder.questions.map((label) => questions && questionProblem(questions, label));
  return problems.find(Boolean) ?? null;
}

/** What is wrong with a text, or null. Without `questions`, it may name questions that do not exist. */
export function letterTextProblem(kind: LetterKind, text: string, questions?: readonly AskedQuestion[]): string | null {
  const { lines } = letterTextLimits[kind];
  if (text.split("\n").length > lines) return `The letter of a ${kind} can have at most ${lines} lines.`;
  const pieces = readLetterText(kind, text);
  for (const piece of pieces) {
    if (typeof piece === "string") {
      if (/[{}]/.test(piece)) return "Write { and } only around a placeholder, such as {country}.";
      continue;
    }
    const problem = placeholderProblem(kind, piece, questions);
    if (problem) return problem;
  }
  const tables = pieces.filter((piece) => typeof piece !== "string" && piece.field === "people");
  return tables.length > 1 ? "A letter has one table of its people: write {people} once." : null;
}
