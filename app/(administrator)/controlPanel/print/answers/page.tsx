import { panelPage } from "@/app/account-page";
import { ListSheet } from "@/components/print/list-sheet";
import { AnswerChoice } from "@/components/question/answer-choice";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PageHeader } from "@/components/ui/page-header";
import { PrintButton } from "@/components/ui/print-button";
import { hrefWith } from "@/components/ui/search-params";
import { Table } from "@/components/ui/table/table";
import { yearParam } from "@/lib/edition/edition-path";
import { plural } from "@/lib/platform/text/plural";
import { compareNames } from "@/lib/platform/text/sort";
import { shownAnswer } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";
import { type AskedPerson, listAskedPeople } from "@/lib/statistics/asked-people";

const path = "/controlPanel/print/answers";

/** The answers to the chosen questions (`?question=<id>`, several times) or the first, by team or `?by=name`. */
export default panelPage(path, async ({ params, edition }) => {
  if (edition.questions.length === 0) {
    return (
      <>
        <PageHeader title="Answers" />
        <EmptyState title="No questions">
          {edition.isCurrent ? (
            <ButtonLink href="/controlPanel/edition?view=questions">Choose what the forms ask</ButtonLink>
          ) : (
            "The forms of this edition asked nothing besides their own fields."
          )}
        </EmptyState>
      </>
    );
  }
  const questionIds = [params.question ?? []].flat();
  const found = edition.questions.filter(({ id }) => questionIds.includes(id));
  const chosenQuestions = found.length > 0 ? found : edition.questions.slice(0, 1);
  const by = params.by === "name" ? "name" : "team";
  const people = await listAskedPeople(edition);
  const answering = people.filter(({ answers }) => chosenQuestions.some(({ id }) => id in answers));
  if (by === "name") answering.sort((a, b) => compareNames(a.fullName, b.fullName));
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Answers"
          lead="A list for the caterer, the doctor or the translators: only those who answered. Keep it from others."
          actions={
            <>
              {answering.length > 0 && <PrintButton />}
              <ButtonLink href={hrefWith("/controlPanel/print", { year: yearParam(edition) })}>
                All documents
              </ButtonLink>
            </>
          }
        />
        <AnswerChoice
          path={path}
          year={yearParam(edition)}
          questions={edition.questions}
          chosenIds={chosenQuestions.map(({ id }) => id)}
          order={by}
        />
        <MissingFonts />
      </div>
      {answering.length === 0 ? (
        <EmptyState title="No answers">Nobody has answered these questions.</EmptyState>
      ) : (
        <ul className="sheets print:block">
          <ListSheet
            overline={`${edition.name} · ${plural(answering.length, "person", "people")}`}
            title={(chosenQuestions.length === 1 && chosenQuestions[0]?.label) || "Answers"}
            id="answers"
          >
            <Table
              columns={["Name", "Team", ...chosenQuestions.map(({ label }) => label)]}
              className="mt-4 print:[&_:is(th,td)]:border-current print:[&_:is(th,td)]:align-top print:[&_:is(th,td)]:text-inherit"
              aria-labelledby="answers"
            >
              {answering.map((person) => (
                <AnswerRow key={person.id} person={person} questions={chosenQuestions} />
              ))}
            </Table>
          </ListSheet>
        </ul>
      )}
    </>
  );
});

interface AnswerRowProps {
  person: AskedPerson;
  questions: readonly Pick<Question, "id" | "label" | "kind">[];
}

const roleNames = { CONTESTANT: "Contestant", LEADER: "Leader", GUEST: "Guest", GUIDE: "Guide" };

function AnswerRow({ person, questions }: AnswerRowProps) {
  const { fullName, nativeName, nativeLanguage, teams, country, answers } = person;
  const roles = person.roles.map((role) => roleNames[role]).join(", ");
  return (
    <tr>
      <th scope="row">
        <bdi>{fullName}</bdi>
        {nativeName && (
          <small>
            <bdi lang={nativeLanguage}>{nativeName}</bdi>
          </small>
        )}
      </th>
      <td data-label="Team">
        {teams.length > 0 ? <bdi>{teams.join(", ")}</bdi> : roles}
        <small>{teams.length > 0 ? `${country} · ${roles}` : country}</small>
      </td>
      {questions.map(({ id, label, kind }) => (
        <td key={id} data-label={label} className="wrap-anywhere whitespace-pre-line">
          {id in answers ? <bdi>{shownAnswer(kind, answers[id])}</bdi> : "–"}
        </td>
      ))}
    </tr>
  );
}
