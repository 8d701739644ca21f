import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/question/endpoints";
import { auditQuestions, lockQuestions } from "@/lib/question/lock-questions";
import { listQuestions } from "@/lib/question/queries";
import type { CountedQuestion } from "@/lib/question/schema";

/** Throws 404, and 409 for a past edition or if `ids` are not all of its questions. */
export async function orderQuestions(
  actor: Actor,
  { contestId, ids }: { contestId: string | null; ids: string[] },
): Promise<CountedQuestion[]> {
  return write(actor, endpoints.orderQuestions, async (unit) => {
    const edition = await lockQuestions(unit.transaction, contestId);
    const stored = edition.questions.map(({ id }) => id);
    if ([...stored].sort().join() !== [...ids].sort().join())
      throw new AppError(409, "The questions have changed in the meantime. Reload the page.");
    await unit.transaction.$executeRaw`
      UPDATE "Question" SET "position" = array_position(${ids}::uuid[], "id") WHERE "editionId" = ${edition.id}::uuid`;
    await auditQuestions(unit, edition);
    return listQuestions(edition.id, unit.transaction);
  });
}
