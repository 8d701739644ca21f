import type { AnswerAudience, AskedOf, QuestionKind } from "@/lib/generated/prisma/enums";
import { formatFieldDate } from "@/lib/platform/time/time";
import type { Answers, AnswerValue, Question } from "@/lib/question/schema";

export const questionLabels = {
  label: "Question",
  hint: "Hint",
  kind: "Kind of answer",
  options: "Choices",
  askedOf: "Asked of",
  isRequired: "Forms require an answer",
  audience: "Who sees the answers",
};

export const kindNames: Record<QuestionKind, string> = {
  TEXT: "One line of text",
  LONG_TEXT: "Several lines of text",
  NUMBER: "Number",
  DATE: "Date",
  YES_NO: "Yes or no",
  CHOICE: "One choice",
  CHOICES: "Several choices",
};

export const hasOptions = (kind: string): boolean => kind === "CHOICE" || kind === "CHOICES";

export const askedOfNames: Record<AskedOf, string> = {
  CONTESTANT: "Contestants",
  LEADER: "Leaders and deputy leaders",
  GUEST: "Guests",
  GUIDE: "Guides",
};

export const audienceNames: Record<AnswerAudience, string> = {
  ADMINISTRATORS: "Administrators",
  GUIDES: "Administrators and the team’s guide",
};

export const maxQuestions = 40;

export const questionsOf = <Q extends { askedOf: readonly AskedOf[] }>(questions: readonly Q[], role: AskedOf): Q[] =>
  questions.filter(({ askedOf }) => askedOf.includes(role));

/** A form's values by the question's id: a text, "true" or "false", or the chosen ones of several choices. */
export type FormAnswers = Record<string, string | string[]>;

const toFormValue = (value: AnswerValue | undefined) => (Array.isArray(value) ? value : String(value ?? ""));

/** A value for every question of a form, since a field without one would count as changed. */
export const toFormAnswers = (
  questions: readonly Pick<Question, "id" | "kind">[],
  answers: Answers | undefined = {},
): FormAnswers =>
  Object.fromEntries(
    questions.map(({ id, kind }) => [id, kind === "CHOICES" ? (answers[id] ?? []) : toFormValue(answers[id])]),
  ) as FormAnswers;

/** e.g. "there is 1 answer" or "there are 2 answers" */
export const thereAreAnswers = (count: number): string =>
  count === 1 ? "there is 1 answer" : `there are ${count} answers`;

const kindsThatNeedLabel: readonly QuestionKind[] = ["TEXT", "NUMBER", "DATE", "YES_NO"];

/** The given answers in the order of the questions; `needsLabel` if the text says nothing without its question. */
export const shortAnswers = (
  questions: readonly Pick<Question, "id" | "label" | "kind">[],
  answers: Answers | undefined = {},
): { label: string; text: string; needsLabel: boolean }[] =>
  questions.flatMap(({ id, label, kind }) =>
    id in answers
      ? [{ label, text: shownAnswer(kind, answers[id]), needsLabel: kindsThatNeedLabel.includes(kind) }]
      : [],
  );

/** The labels of a form's fields, by the question's id. */
export const answerLabels = (questions: readonly Pick<Question, "id" | "label">[]): Record<string, string> =>
  Object.fromEntries(questions.map(({ id, label }) => [id, label]));

/** What lists and counts call people with and without an answer, so that no choice is called that. */
export const answered = "Answered";
export const noAnswer = "No answer";

/** The choices in an answer; none in a text, number or date. */
export function answerOptions(kind: QuestionKind, answer: AnswerValue): string[] {
  if (Array.isArray(answer)) return answer;
  return kind === "CHOICE" || kind === "YES_NO" ? [answerText(answer)] : [];
}

export function answerText(value: AnswerValue | undefined): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const phoneNumbers = /\+?\d[\d ()/-]+\d/g;

/** As people read it: dates as the site writes them, phone numbers from left to right in any sentence. */
export function shownAnswer(kind: QuestionKind, value: AnswerValue | undefined): string {
  const text = answerText(value);
  if (kind === "DATE") return formatFieldDate(text);
  // U+2066 and U+2069 isolate the number from the direction of the text around it.
  return rightToLeft.test(text) ? text.replace(phoneNumbers, "\u2066$&\u2069") : text;
}

export type QuestionValues = Omit<Question, "id" | "kind" | "hint" | "options" | "audience" | "askedOf"> & {
  hint: string;
  kind: QuestionKind;
  audience: AnswerAudience;
  askedOf: AskedOf[];
  /** One a line. */
  options: string;
};

export const emptyQuestion: QuestionValues = {
  label: "",
  hint: "",
  kind: "TEXT",
  options: "",
  askedOf: ["CONTESTANT"],
  isRequired: false,
  audience: "ADMINISTRATORS",
  version: 0,
};

const everyTraveller: AskedOf[] = ["CONTESTANT", "LEADER", "GUEST"];

type SuggestedQuestion =
  | "dietaryNeeds"
  | "medicalNotes"
  | "emergencyContact"
  | "parentsConsent"
  | "passportName"
  | "passportNumber"
  | "dateOfBirth"
  | "statementLanguage"
  | "keyboard";

/** Questions that administrators can start from. */
export const suggestions: Record<SuggestedQuestion, QuestionValues> = {
  dietaryNeeds: {
    ...emptyQuestion,
    label: "Dietary needs",
    kind: "CHOICES",
    options: "Vegetarian\nVegan\nHalal\nKosher\nNo pork\nGluten-free\nLactose-free",
    askedOf: [...everyTraveller, "GUIDE"],
    audience: "GUIDES",
  },
  medicalNotes: {
    ...emptyQuestion,
    label: "Allergies and medical notes",
    hint: "What those who look after this person must know, such as “Peanuts; carries an EpiPen”.",
    kind: "LONG_TEXT",
    askedOf: everyTraveller,
    audience: "GUIDES",
  },
  emergencyContact: {
    ...emptyQuestion,
    label: "Emergency contact",
    hint: "The name and phone number of a parent or another person to call.",
    askedOf: ["CONTESTANT"],
    isRequired: true,
    audience: "GUIDES",
  },
  parentsConsent: {
    ...emptyQuestion,
    label: "Parents’ consent received",
    kind: "YES_NO",
    askedOf: ["CONTESTANT"],
    isRequired: true,
  },
  passportName: { ...emptyQuestion, label: "Name in passport", askedOf: everyTraveller },
  passportNumber: { ...emptyQuestion, label: "Passport number", askedOf: everyTraveller },
  dateOfBirth: { ...emptyQuestion, label: "Date of birth", kind: "DATE", askedOf: ["LEADER", "GUEST"] },
  statementLanguage: {
    ...emptyQuestion,
    label: "Language of the statements",
    kind: "CHOICE",
    options: "English\nBulgarian\nRussian",
    isRequired: true,
  },
  keyboard: { ...emptyQuestion, label: "Keyboard", kind: "CHOICE", options: "US English\nOwn keyboard" },
};

export const yesNoOptions = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];
