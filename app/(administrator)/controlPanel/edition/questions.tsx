import { FormPreview } from "@/components/question/form-preview";
import { QuestionDialog } from "@/components/question/question-dialog";
import { QuestionList } from "@/components/question/question-list";
import { AddLink } from "@/components/ui/dialog-link";
import { EmptyState } from "@/components/ui/empty-state";
import { RecordDialog } from "@/components/ui/record-dialog";
import type { SearchParams } from "@/components/ui/search-params";
import type { EditionRow } from "@/lib/edition/views";
import { emptyId } from "@/lib/platform/validation/ids";
import { listQuestions } from "@/lib/question/queries";

interface QuestionsProps {
  edition: EditionRow;
  searchParams: SearchParams;
}

/** The edition's questions, and a dialog that adds one (`?question=new`) or changes one (`?question=<id>`). */
export async function Questions({ edition, searchParams }: QuestionsProps) {
  const questions = await listQuestions(edition.id);
  const contestId = edition.isCurrent ? emptyId : edition.id;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-measure text-ink-soft">
          What the forms of this edition ask besides their own fields. Answers are never public.
        </p>
        <AddLink param="question">Add question</AddLink>
      </div>
      {questions.length === 0 ? (
        <EmptyState title="No questions">Add one, or start from a suggestion such as “Dietary needs”.</EmptyState>
      ) : (
        <>
          <QuestionList questions={questions} contestId={contestId} />
          <FormPreview
            key={questions.map(({ id, version }) => `${id} ${version}`).join()}
            questions={questions.map(({ answerCount, ...question }) => question)}
          />
        </>
      )}
      <RecordDialog
        param="question"
        searchParams={searchParams}
        find={(id) => questions.find((question) => question.id === id)}
        canAdd
      >
        {(question) => (
          <QuestionDialog
            question={question}
            storedLabels={questions.map(({ label }) => label)}
            contestId={contestId}
          />
        )}
      </RecordDialog>
    </>
  );
}
