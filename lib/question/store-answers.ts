import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { EditionRow } from "@/lib/edition/views";
import type { AskedOf } from "@/lib/generated/prisma/enums";
import { type FieldErrors, throwIfInvalid } from "@/lib/platform/errors/problem";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { answersSchema, type SentAnswers } from "@/lib/question/inputs";
import { questionsOf } from "@/lib/question/labels";

interface AnsweringPerson {
  personId: string;
  name: string;
  /** Undefined for somebody who is asked nothing. */
  role: AskedOf | undefined;
  answers: SentAnswers;
  teamIds?: string[];
  /** The prefix of the person's fields in the request, e.g. "person.". */
  at?: string;
}

/** The answers by question id, checked. Adds an error for each that does not fit its question. */
function parse({ questions }: EditionRow, { role, answers, at = "" }: AnsweringPerson, errors: FieldErrors) {
  const asked = role ? questionsOf(questions, role) : [];
  const { data, error } = answersSchema(asked).safeParse(answers ?? {});
  for (const { path, message } of error?.issues ?? [])
    errors[[`${at}answers`, ...path.slice(0, 1)].join(".")] = [message];
  return Object.entries(data ?? {}).filter(([, value]) => value !== undefined);
}

/**
 * Stores the answers of people who are locked or new, in a few statements however many they are; `null` removes an answer.
 * Returns whether any has changed. Throws 422 for answers that do not fit their questions.
 */
export async function storeAnswers(
  { transaction, audit }: UnitOfWork,
  edition: EditionRow,
  people: readonly AnsweringPerson[],
): Promise<boolean> {
  const errors: FieldErrors = {};
  const answering = people
    .filter(({ answers }) => answers && Object.keys(answers).length > 0)
    .map((person) => ({ ...person, values: parse(edition, person, errors) }));
  throwIfInvalid(errors);
  if (answering.length === 0) return false;
  const stored = await transaction.answer.findMany({
    where: { personId: { in: answering.map(({ personId }) => personId) } },
    select: { personId: true, questionId: true, value: true },
  });
  const storedValue = (personId: string, questionId: string) =>
    stored.find((answer) => answer.personId === personId && answer.questionId === questionId)?.value ?? null;
  const changed = answering.flatMap(({ values, ...person }) => {
    const changes = values.filter(([id, value]) => !isDeepStrictEqual(value, storedValue(person.personId, id)));
    return changes.length > 0 ? [{ ...person, changes }] : [];
  });
  if (changed.length === 0) return false;
  const rows = changed.flatMap(({ personId, changes }) =>
    changes.map(([questionId, value]) => ({ personId, questionId, editionId: edition.id, value })),
  );
  const keys = rows.map(({ personId, questionId }) => ({ personId, questionId }));
  await transaction.answer.deleteMany({ where: { OR: keys } });
  await transaction.answer.createMany({
    data: rows.flatMap(({ value, ...row }) => (value === null || value === undefined ? [] : [{ ...row, value }])),
  });
  for (const { personId, name, changes, teamIds = [] } of changed) {
    const ids = changes.map(([id]) => id);
    const labels = edition.questions.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
    const after = { answers: labels.join(", ") };
    audit({ entity: "Person", entityId: personId, name, before: { answers: null }, after, teamIds });
  }
  return true;
}
