import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { conflict, requireConfirmed } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/question/endpoints";
import type { QuestionEdit } from "@/lib/question/inputs";
import { auditQuestions, lockQuestion, requireOwnLabel } from "@/lib/question/lock-questions";
import { readQuestion } from "@/lib/question/queries";
import type { AnswerValue, CountedQuestion } from "@/lib/question/schema";

/** Answers lose the options that are removed. Throws 409 until that is confirmed. */
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
    const answers = await transaction.answer.findMany({
      where: { questionId: id },
      select: { personId: true, value: true },
    });
    if (question.kind !== stored.kind && answers.length > 0) {
      const count = plural(answers.length, "answer", "answers");
      throw conflict("kind", `The kind cannot change, because there are ${count}. Add another question instead.`);
    }
    const removed = stored.options.filter((option) => !question.options.includes(option));
    const isRemoved = (option: unknown) => typeof option === "string" && removed.includes(option);
    const chosen = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
    const losing = removed.length > 0 ? answers.filter(({ value }) => chosen(value).some(isRemoved)) : [];
    const consequences =
      losing.length > 0
        ? [`${plural(losing.length, "answer has", "answers have")} a choice that you remove, and lose it.`]
        : [];
    requireConfirmed(confirmed, consequences);
    await transaction.answer.deleteMany({
      where: { questionId: id, personId: { in: losing.map((one) => one.personId) } },
    });
    const left = losing.map(({ personId, value }) => ({
      personId,
      value: chosen(value).filter((one) => !isRemoved(one)),
    }));
    await transaction.answer.createMany({
      data: left
        .filter(({ value }) => value.length > 0)
        .map(({ personId, value }) => ({
          personId,
          questionId: id,
          editionId: edition.id,
          value: value as AnswerValue,
        })),
    });
    await transaction.question.update({ where: { id }, data: { ...question, version: { increment: 1 } } });
    await auditQuestions(unit, edition);
    return readQuestion(transaction, id);
  });
}
