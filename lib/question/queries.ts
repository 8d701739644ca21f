import "server-only";
import { type Database, db } from "@/lib/platform/db/client";
import type { CountedQuestion } from "@/lib/question/schema";
import { questionSelect } from "@/lib/question/views";

const select = { ...questionSelect, _count: { select: { answers: true } } } as const;

export async function listQuestions(contestId: string | null, database: Database = db()): Promise<CountedQuestion[]> {
  const rows = await database.question.findMany({
    where: contestId ? { editionId: contestId } : { edition: { isCurrent: true } },
    select,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return rows.map(({ _count, ...question }) => ({ ...question, answerCount: _count.answers }));
}

export async function readQuestion(database: Database, id: string): Promise<CountedQuestion> {
  const { _count, ...question } = await database.question.findUniqueOrThrow({ where: { id }, select });
  return { ...question, answerCount: _count.answers };
}
