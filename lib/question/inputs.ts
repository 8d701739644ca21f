import { z } from "zod";
import { AnswerAudience, AskedOf, QuestionKind } from "@/lib/generated/prisma/enums";
import {
  anyText,
  atMost,
  date,
  givenVersion,
  id,
  normalizedText,
  numberOfText,
  optionalId,
  optionalText,
  optionOf,
  required,
  trimmed,
} from "@/lib/platform/validation/fields";
import { isObject } from "@/lib/platform/validation/ids";
import { caseKey } from "@/lib/platform/validation/unique-names";
import { answered, hasOptions, questionLabels as labels, maxQuestions, noAnswer } from "@/lib/question/labels";
import type { AnswerValue, Question } from "@/lib/question/schema";

const maxLine = 200;
const maxLines = 2_000;
const maxOptions = 50;

const option = required("Each choice", 80);

const options = z.preprocess(
  (value) => (typeof value === "string" && value.length <= 10_000 ? value.split("\n").filter(trimmed) : (value ?? [])),
  atMost(
    maxOptions,
    `There can be at most ${maxOptions} choices.`,
    z.array(option, `Write at most ${maxOptions} choices, one a line.`),
  )
    .refine((names) => new Set(names.map(caseKey)).size === names.length, "Each choice must be different.")
    .refine(
      (names) => !names.map(caseKey).some((name) => [answered, noAnswer].map(caseKey).includes(name)),
      `Write “${answered}” or “${noAnswer}” in other words: lists call people with or without an answer that.`,
    ),
);

const fields = {
  label: required(labels.label),
  hint: optionalText(labels.hint, 300),
  kind: optionOf(Object.values(QuestionKind), "Choose a kind of answer."),
  options: options.meta({
    description: "Of `CHOICE` and `CHOICES`, in their order; a list, or a text with one a line.",
  }),
  askedOf: atMost(
    4,
    "Send each of them once.",
    z.array(optionOf(Object.values(AskedOf), "Choose who is asked.")).min(1, "Choose at least one."),
  ),
  isRequired: z.boolean().default(false),
  audience: optionOf(Object.values(AnswerAudience), "Choose who sees the answers."),
};

const hasNeededOptions = ({ kind, options }: { kind: QuestionKind; options: string[] }) =>
  !hasOptions(kind) || options.length > 0;

const missingOptions = { path: ["options"], error: "Write at least one choice." };

const withoutNeedlessOptions = <Q extends { kind: QuestionKind; options: string[] }>(question: Q): Q => ({
  ...question,
  options: hasOptions(question.kind) ? question.options : [],
});

const contestId = optionalId.meta({
  description: "The current edition, which the empty GUID or no value means too, or the next one.",
});

export const newQuestion = z
  .object({ contestId, ...fields })
  .refine(hasNeededOptions, missingOptions)
  .transform(withoutNeedlessOptions)
  .meta({ id: "NewQuestion", description: "A question, which is asked last." });

export const questionEdit = z
  .object({ ...fields, version: givenVersion })
  .refine(hasNeededOptions, missingOptions)
  .transform(withoutNeedlessOptions)
  .meta({ id: "QuestionEdit", description: "A question. One with answers keeps its kind." });

export const questionOrder = z.object({
  contestId,
  ids: atMost(maxQuestions, `There can be at most ${maxQuestions} questions.`, z.array(id)),
});

const sentValue = z
  .union(
    [
      anyText(2 * maxLines, `An answer can have at most ${maxLines} characters.`),
      z.number(),
      z.boolean(),
      atMost(maxOptions, "These are too many choices.", z.array(anyText(200, "This is not one of the choices."))),
    ],
    {
      error(issue) {
        const issues = issue.code === "invalid_union" ? issue.errors.flat() : [];
        return issues.find(({ code }) => code !== "invalid_type")?.message ?? "This is no answer to the question.";
      },
    },
  )
  .nullable();

/** Checks what holds for any question, because the questions are not known yet; `answersSchema` checks the rest. */
export const sentAnswers = z
  .preprocess(
    (value, context) => {
      if (!isObject(value) || Object.keys(value).length <= 100) return value;
      context.addIssue({ code: "custom", message: "These are too many answers." });
      return z.NEVER;
    },
    z.record(z.guid("There is no such question.").toLowerCase(), sentValue, "Send the answers by the questions' ids."),
  )
  .optional()
  .meta({
    description:
      "Answers to the edition's questions, by the question's id: texts, `yyyy-MM-dd`, numbers, true or false, one option, or a list of options. `null` or an empty text removes an answer, and what is left out stays. Answers to questions that were deleted, or are not asked of the person, are ignored.",
    example: {},
  });

export type SentAnswers = z.output<typeof sentAnswers>;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.length <= 2 * maxLines && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

const yesOrNo: Record<string, boolean> = { true: true, false: false, yes: true, no: false };

function valueSchema({ kind, options }: Pick<Question, "kind" | "options">): z.ZodType<AnswerValue> {
  const oneOf = optionOf(
    options,
    `Choose one of: ${options.slice(0, 5).join(", ")}${options.length > 5 ? ", …" : ""}.`,
  );
  switch (kind) {
    case "TEXT":
      return required("An answer", maxLine);
    case "LONG_TEXT":
      return normalizedText("An answer", maxLines, trimmed, "This must be text.");
    case "NUMBER":
      return z.preprocess(
        numberOfText,
        z
          .number("This must be a number, such as 1.75.")
          .min(-1e9, "This number is too small.")
          .max(1e9, "This number is too large.")
          // Turns -0 into 0, as which it is stored; otherwise it would be a change each time.
          .overwrite((number) => number || 0),
      );
    case "DATE":
      return date("The answer");
    case "YES_NO":
      return z.preprocess(
        (value) => (typeof value === "string" ? (yesOrNo[caseKey(value.trim())] ?? value) : value),
        z.boolean("Choose yes or no."),
      );
    case "CHOICE":
      return oneOf;
    case "CHOICES":
      return atMost(maxOptions, "These are too many choices.", z.array(oneOf, "Send a list of choices.")).transform(
        (chosen) => options.filter((name) => chosen.includes(name)),
      );
  }
}

/** An empty value becomes null, which a form refuses if the question is required. */
export function answerSchema(question: Pick<Question, "kind" | "options" | "label" | "isRequired">, isForm = false) {
  const schema = z.preprocess((value) => (isEmpty(value) ? null : value), valueSchema(question).nullable());
  return isForm && question.isRequired
    ? schema.refine((value) => value !== null, `Answer “${question.label}”.`)
    : schema;
}

/**
 * A form has an answer or null for each question; a request may leave some out, and null removes an answer. Answers to other
 * questions are dropped, because a form that was opened earlier may have questions that are no longer asked.
 */
export const answersSchema = (questions: readonly Question[], isForm = false) =>
  z.object(
    Object.fromEntries(
      questions.map((question) => {
        const schema = answerSchema(question, isForm);
        return [question.id, isForm ? schema : schema.optional()];
      }),
    ),
  );

/** A form's schema which also checks the answers at these paths. */
export function withAnswers<S extends z.ZodType>(
  schema: S,
  asked: (form: unknown) => readonly (readonly [path: readonly (string | number)[], questions: readonly Question[]])[],
) {
  return z.unknown().superRefine((form, context) => {
    for (const issue of schema.safeParse(form).error?.issues ?? []) context.addIssue({ ...issue, code: "custom" });
    for (const [path, questions] of asked(form)) {
      const given = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], form);
      const issues = answersSchema(questions, true).safeParse(given ?? {}).error?.issues ?? [];
      for (const issue of issues)
        context.addIssue({ ...issue, code: "custom", path: [...path, ...issue.path.slice(0, 1)] });
    }
  });
}

export type NewQuestion = z.output<typeof newQuestion>;
export type QuestionEdit = z.output<typeof questionEdit>;
