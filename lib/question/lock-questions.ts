import "server-only";
import { lockEditable, lockEdition } from "@/lib/edition/lock-edition";
import type { EditionRow } from "@/lib/edition/views";
import type { Database } from "@/lib/platform/db/client";
import { conflict, notFound } from "@/lib/platform/errors/problem";
import { caseKey } from "@/lib/platform/validation/unique-names";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { questionLabels } from "@/lib/question/labels";

/**
 * Returns the edition, the current one without `contestId`. Excludes all other writes, so that nobody answers meanwhile.
 * Throws 404, and 409 for a past edition.
 */
export async function lockQuestions(transaction: Database, contestId: string | null): Promise<EditionRow> {
  return contestId ? lockEditable(transaction, contestId) : lockEdition(transaction, { mode: "update" });
}

/** As `lockQuestions`, for the edition of a question. Throws 404 also for an unknown question. */
export async function lockQuestion(transaction: Database, id: string) {
  const row = await transaction.question.findUnique({ where: { id }, select: { editionId: true } });
  if (!row) throw notFound("question");
  const edition = await lockEditable(transaction, row.editionId);
  const question = edition.questions.find((one) => one.id === id);
  if (!question) throw notFound("question");
  return { edition, question };
}

/** Throws 409 if another question than the one with `id` has this label, in whatever case. */
export function requireOwnLabel({ questions }: EditionRow, label: string, id?: string): void {
  if (questions.some((one) => caseKey(one.label) === caseKey(label) && one.id !== id))
    throw conflict("label", `There is a ${questionLabels.label.toLowerCase()} “${label}” already.`);
}

/** Writes to the audit log what has changed since the questions were locked; `questions` are those from before. */
export async function auditQuestions({ transaction, audit }: UnitOfWork, { id, year, questions }: EditionRow) {
  const toItem = ({ label, ...question }: EditionRow["questions"][number]) => ({
    id: question.id,
    name: label,
    hint: question.hint,
    kind: question.kind,
    options: question.options,
    askedOf: question.askedOf,
    isRequired: question.isRequired,
    audience: question.audience,
  });
  const stored = await transaction.question.findMany({
    where: { editionId: id },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const before = { questions: questions.map(toItem) };
  const after = { questions: stored.map(toItem) };
  audit({ entity: "Edition", entityId: id, name: String(year), before, after });
}
