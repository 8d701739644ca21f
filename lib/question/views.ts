import type { PersonGetPayload, PersonSelect, QuestionSelect } from "@/lib/generated/prisma/models";
import type { Answers, AnswerValue } from "@/lib/question/schema";

export const questionSelect = {
  id: true,
  label: true,
  hint: true,
  kind: true,
  options: true,
  askedOf: true,
  isRequired: true,
  audience: true,
  version: true,
} as const satisfies QuestionSelect;

/** The answers of a person. */
export const answersSelect = {
  answers: { select: { questionId: true, value: true, question: { select: { audience: true } } } },
} as const satisfies PersonSelect;

export type AnsweredPerson = PersonGetPayload<{ select: typeof answersSelect }>;

/** An empty object if the person has no answer. */
export const toAnswers = ({ answers }: AnsweredPerson): { answers?: Answers } =>
  answers.length === 0
    ? {}
    : { answers: Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value as AnswerValue])) };

/** A person's row with those of the answers that a guide may see. */
export const forGuides = <P extends AnsweredPerson>(person: P): P => ({
  ...person,
  answers: person.answers.filter(({ question }) => question.audience === "GUIDES"),
});
