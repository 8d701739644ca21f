import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { create, type UnitOfWork } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/question/endpoints";
import type { NewQuestion } from "@/lib/question/inputs";
import { maxQuestions } from "@/lib/question/labels";
import { auditQuestions, lockQuestions, requireOwnLabel } from "@/lib/question/lock-questions";
import { readQuestion } from "@/lib/question/queries";
import type { CountedQuestion } from "@/lib/question/schema";

/**
 * Adds a question as the last one. Throws 404 for an unknown edition, and 409 for a past edition, for too many questions and
 * for a label that is in use.
 */
export async function addQuestion(actor: Actor, { contestId, ...question }: NewQuestion): Promise<CountedQuestion> {
  const insert = async (unit: UnitOfWork, id: string) => {
    const edition = await lockQuestions(unit.transaction, contestId);
    const { questions } = edition;
    requireOwnLabel(edition, question.label);
    if (questions.length >= maxQuestions) throw new AppError(409, `There are ${maxQuestions} questions already.`);
    const position = (questions.at(-1)?.position ?? 0) + 1;
    await unit.transaction.question.create({ data: { id, editionId: edition.id, position, ...question } });
    await auditQuestions(unit, edition);
  };
  return create(actor, endpoints.addQuestion, null, insert, readQuestion);
}
