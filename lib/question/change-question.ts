import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Actor } from "@/lib/platform/auth/session";
import { conflict, requireConfirmed } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";
import { findOption } from "@/lib/platform/validation/find-option";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/question/endpoints";
import type { QuestionEdit } from "@/lib/question/inputs";
import { hasOptions, thereAreAnswers } from "@/lib/question/labels";
import { auditQuestions, lockQuestion, requireOwnLabel } from "@/lib/question/lock-questions";
import { notAskedAs } from "@/lib/question/not-asked";
import { readQuestion } from "@/lib/question/queries";
import type { AnswerValue, CountedQuestion } from "@/lib/question/schema";

const saysNotAsked = (count: number) =>
  plural(count, "answer of somebody whom you no longer ask goes.", "answers of people whom you no longer ask go.");

const saysLosing = (count: number) =>
  `${plural(count, "answer has", "answers have")} a choice that you remove, and lose it.`;

/** The answers that lose an option or get its new capitals; `newValue` is null if no option is left. */
function changedAnswers(answers: readonly { personId: string; value: unknown }[], options: readonly string[]) {
  return answers.flatMap(({ personId, value }) => {
    const chosen: unknown[] = Array.isArray(value) ? value : [value];
    const remaining = chosen.flatMap((choice) => findOption(options, choice) ?? []);
    if (isDeepStrictEqual(remaining, chosen)) return [];
    const newValue: AnswerValue | null =
      Array.isArray(value) && remaining.length > 0 ? remaining : (remaining[0] ?? null);
    return [{ personId, newValue, isLosing: remaining.length < chosen.length }];
  });
}

/**
 * Answers lose the options that are removed, and go if their people are no longer asked. Throws 404, and 409 until that is
 * confirmed, for a past edition, a stale version, a label that is in use, or another kind of a question with answers.
 */
export async function changeQuestion(
  actor: Actor,
  id: string,
  { version, ...question }: QuestionEdit,
  confirmed: boolean,
): Promise<CountedQuestion> {
  return write(actor, endpoints.changeQuestion, async (unit) => {
    const { transaction } = unit;
    const { edition, question: stored } = await lockQuestion(transaction, id);
    await requireVersion(transaction, {
      stored: stored.version,
      given: version,
      changes: { entity: "Edition", entityId: edition.id, action: endpoints.changeQuestion.key },
      current: () => readQuestion(transaction, id),
    });
    requireOwnLabel(edition, question.label, id);
    const count = await transaction.answer.count({ where: { questionId: id } });
    if (question.kind !== stored.kind && count > 0) {
      const reason = thereAreAnswers(count);
      throw conflict("kind", `The kind cannot change, because ${reason}. Add another question instead.`);
    }
    // Rolled back by requireConfirmed unless it is confirmed.
    const notAsked = await transaction.answer.deleteMany({
      where: { questionId: id, ...notAskedAs(question.askedOf) },
    });
    const answers = await transaction.answer.findMany({
      where: { questionId: id },
      select: { personId: true, value: true },
    });
    const changed = hasOptions(question.kind) ? changedAnswers(answers, question.options) : [];
    const losing = changed.filter(({ isLosing }) => isLosing);
    requireConfirmed(confirmed, [
      ...(notAsked.count > 0 ? [saysNotAsked(notAsked.count)] : []),
      ...(losing.length > 0 ? [saysLosing(losing.length)] : []),
    ]);
    await transaction.answer.deleteMany({
      where: { questionId: id, personId: { in: changed.map(({ personId }) => personId) } },
    });
    await transaction.answer.createMany({
      data: changed.flatMap(({ personId, newValue }) =>
        newValue === null ? [] : [{ personId, questionId: id, editionId: edition.id, value: newValue }],
      ),
    });
    await transaction.question.update({ where: { id }, data: { ...question, version: { increment: 1 } } });
    await auditQuestions(unit, edition);
    return readQuestion(transaction, id);
  });
}
