"use client";

import { OrderButtons } from "@/components/forms/list/order-buttons";
import { useApiAction } from "@/components/forms/use-api-action";
import { EditDialogLink, RowActions } from "@/components/ui/table/row-actions";
import { Table } from "@/components/ui/table/table";
import { askedOfNames, audienceNames, kindNames, questionLabels } from "@/lib/question/labels";
import type { CountedQuestion } from "@/lib/question/schema";
import { api } from "@/lib/site/api/client";

interface QuestionListProps {
  questions: readonly CountedQuestion[];
  /** The empty GUID for the current edition. */
  contestId: string;
}

/** An edition's questions, with buttons that reorder them. */
export function QuestionList({ questions, contestId }: QuestionListProps) {
  const { pending, run } = useApiAction();

  function move(from: number, to: number) {
    if (pending) return;
    const ids = questions.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    void run({ send: () => api("PUT /api/Question/order", { body: { contestId, ids } }) });
  }

  const { label, kind, askedOf, audience } = questionLabels;
  return (
    <Table aria-label="Questions" className="mt-3" columns={[label, kind, askedOf, audience, "Answers", "Actions"]}>
      {questions.map((question, i) => (
        <tr key={question.id}>
          <th scope="row">
            <bdi>{question.label}</bdi>
            {question.isRequired && (
              <>
                <span className="text-maple" aria-hidden="true">
                  {" *"}
                </span>
                <span className="sr-only"> (required)</span>
              </>
            )}
            {question.hint && (
              <small>
                <bdi>{question.hint}</bdi>
              </small>
            )}
          </th>
          <td>
            {kindNames[question.kind]}
            {question.options.length > 0 && <small>{question.options.join(", ")}</small>}
          </td>
          <td data-label={askedOf}>{question.askedOf.map((role) => askedOfNames[role]).join(", ")}</td>
          <td data-label={audience}>{audienceNames[question.audience]}</td>
          <td data-label="Answers">{question.answerCount}</td>
          <td data-display-only>
            <RowActions>
              <OrderButtons label={question.label} index={i} count={questions.length} onMove={(to) => move(i, to)} />
              <EditDialogLink param="question" id={question.id} name={question.label} />
            </RowActions>
          </td>
        </tr>
      ))}
    </Table>
  );
}
