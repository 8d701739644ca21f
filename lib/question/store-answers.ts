import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { EditionRow } from "@/lib/edition/views";
import type { AskedOf } from "@/lib/generated/prisma/enums";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { answersSchema, type SentAnswers } from "@/lib/question/inputs";
import { questionsOf } from "@/lib/question/labels";

interface Answering {
  personId: string;
  name: string;
  /** Absent for somebody who is asked nothing. */
  role: AskedOf | undefined;
  answers: SentAnswers;
  teamIds?: string[];
  /** The prefix of the request's fields. */
  at?: string;
}

/** Adds to `errors` each answer that does not fit. */
function parse({ questions }: EditionRow, { role, answers, at = "" }: Answering, errors: FieldErrors) {
  const asked = role ? questionsOf(questions, role) : [];
  const { data, error } = answersSchema(asked).safeParse(answers ?? {});
  for (const { path, message } of error?.issues ?? [])
    errors[[`${at}answers`, ...path.slice(0, 1)].join(".")] = [message];
  return Object.entries(data ?? {}).filter(([, value]) => value !== undefined);
}

/**
 * Stores what is answered of people who are locked or new, in a few statements however many they are; `null` removes an
 * answer. Returns whether any has changed.
 */
export async function storeAnswers(
  { transaction, audit }: UnitOfWork,
  edition: EditionRow,
  answering: readonly Answering[],
): Promise<boolean> {
  const errors: FieldErrors = {};
  const given = answering
    .filter(({ answers }) => answers && Object.keys(answers).length > 0)
    .map((one) => ({ ...one, values: parse(edition, one, errors) }));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (given.length === 0) return false;
  const stored = await transaction.answer.findMany({
    where: { personId: { in: given.map(({ personId }) => personId) } },
    select: { personId: true, questionId: true, value: true },
  });
  const storedValue = (personId: string, questionId: string) =>
    stored.find((one) => one.personId === personId && one.questionId === questionId)?.value ?? null;
  const changed = given.flatMap(({ values, ...one }) => {
    const changes = values.filter(([id, value]) => !isDeepStrictEqual(value, storedValue(one.personId, id)));
    return changes.length > 0 ? [{ ...one, changes }] : [];
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
    const change = { before: { answers: null }, after: { answers: labels.join(", ") } };
    audit({ entity: "Person", entityId: personId, name, ...change, teamIds });
  }
  return true;
}
