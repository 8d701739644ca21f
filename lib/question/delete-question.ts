import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { requireConfirmed } from "@/lib/platform/errors/problem";
import { plural } from "@/lib/platform/text/plural";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/question/endpoints";
import { auditQuestions, lockQuestion } from "@/lib/question/lock-questions";

/** Throws 404, and 409 for a past edition or until it is confirmed that the answers go. */
export async function deleteQuestion(actor: Actor, id: string, confirmed: boolean): Promise<true> {
  await write(actor, endpoints.deleteQuestion, async (unit) => {
    const { edition } = await lockQuestion(unit.transaction, id);
    const count = await unit.transaction.answer.count({ where: { questionId: id } });
    requireConfirmed(confirmed, count > 0 ? [`${plural(count, "answer goes", "answers go")} with the question.`] : []);
    await unit.transaction.question.delete({ where: { id } });
    await auditQuestions(unit, edition);
  });
  return true;
}
