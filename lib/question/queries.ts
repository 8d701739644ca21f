import "server-only";
import type { QuestionOrderByWithRelationInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import type { CountedQuestion, ListedQuestion } from "@/lib/question/schema";
import { questionSelect } from "@/lib/question/views";

const select = { ...questionSelect, _count: { select: { answers: true } } } as const;

const orderBy: QuestionOrderByWithRelationInput[] = [{ position: "asc" }, { id: "asc" }];

/** The questions of an edition, of the current one without `contestId`. */
export async function listQuestions(contestId: string | null, database: Database = db()): Promise<CountedQuestion[]> {
  const rows = await database.question.findMany({
    where: contestId ? { editionId: contestId } : { edition: { isCurrent: true } },
    select,
    orderBy,
  });
  return rows.map(({ _count, ...question }) => ({ ...question, answerCount: _count.answers }));
}

/** Registrators and guides get those of the current edition, guides only those whose answers they see. */
export async function listQuestionsFor(actor: Actor, contestId: string | null): Promise<ListedQuestion[]> {
  if (actor.role === "Administrator") return listQuestions(contestId);
  return db().question.findMany({
    where: { edition: { isCurrent: true }, ...(actor.role === "Guide" && { audience: "GUIDES" }) },
    select: questionSelect,
    orderBy,
  });
}

export async function readQuestion(database: Database, id: string): Promise<CountedQuestion> {
  const { _count, ...question } = await database.question.findUniqueOrThrow({ where: { id }, select });
  return { ...question, answerCount: _count.answers };
}
