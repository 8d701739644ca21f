import type { ColumnDef } from "@/components/ui/table/features";
import { answered, answerOptions, answerText, noAnswer, shownAnswer } from "@/lib/question/labels";
import type { Answers, Question } from "@/lib/question/schema";

/** A list's columns and the ids of its filters, each followed by those of the questions. */
export const withAnswerColumns = <Row extends { answers?: Answers }>(
  list: { columns: readonly ColumnDef<Row>[]; filters?: readonly string[] },
  questions: readonly Pick<Question, "id" | "label" | "kind">[],
) => ({
  columns: [...list.columns, ...answerColumns<Row>(questions)],
  filters: [...(list.filters ?? []), ...questions.map(({ id }) => id)],
});

/** An optional column for each question, which is also a filter: answered or not, and each choice. */
export const answerColumns = <Row extends { answers?: Answers }>(
  questions: readonly Pick<Question, "id" | "label" | "kind">[],
): ColumnDef<Row>[] =>
  questions.map(({ id, label, kind }) => ({
    id,
    header: label,
    // Numbers are sorted as such, dates by the calendar.
    accessorFn: ({ answers }) => (kind === "NUMBER" ? answers?.[id] : answerText(answers?.[id])),
    cell: ({ row }) => shownAnswer(kind, row.original.answers?.[id]) || "–",
    getUniqueValues({ answers }) {
      const answer = answers?.[id];
      return answer === undefined ? [noAnswer] : [answered, ...answerOptions(kind, answer)];
    },
    meta: { isOptional: true },
  }));
