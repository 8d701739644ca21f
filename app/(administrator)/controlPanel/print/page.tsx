import { panelPage } from "@/app/account-page";
import { newOrChanged } from "@/components/print/print-page";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { hrefWith } from "@/components/ui/search-params";
import { timesText } from "@/lib/edition/dates";
import { yearParam } from "@/lib/edition/edition-path";
import { formatInstant } from "@/lib/platform/time/time";
import { countItems, documentNames, documentPath, printDocuments } from "@/lib/print/documents";
import { summarizeDocument } from "@/lib/print/queries";

const card = "rounded-md border border-rule bg-sheet px-5 pt-[1.1rem] pb-5 shadow-sheet";

/** The documents to print: how many there are, when they were printed last, and what has changed since. */
export default panelPage("/controlPanel/print", async ({ edition }) => {
  const documents = await Promise.all(
    documentNames.map(async (name) => ({ name, days: await summarizeDocument(edition, name) })),
  );
  return (
    <>
      <PageHeader
        title="Print"
        lead={`Each page prints from the browser, on A4; Safari needs the paper and, for certificates and diplomas, landscape to be chosen. ${timesText(edition.venue)}`}
      />
      <ul className="grid gap-4 lg:grid-cols-2 lg:*:last:odd:col-span-full">
        {documents.map(({ name, days }) => (
          <li key={name} className={card}>
            <h2 className="text-lg/8">{printDocuments[name].title}</h2>
            <p className="text-ink-soft text-sm/6">{printDocuments[name].note}</p>
            {days.map(({ day, count, printedAt, changed }) => {
              const search = { year: yearParam(edition), day: String(day ?? "") };
              const sinceThen = `${changed} new or changed since`;
              return (
                <p key={day} className="mt-3 text-sm/6">
                  {count > 0 ? (
                    <Link href={hrefWith(documentPath(name), search)} className="font-semibold">
                      {day && `Day ${day}: `}
                      {countItems(name, count)}
                    </Link>
                  ) : (
                    <span className="text-ink-soft">
                      {day && `Day ${day}: `}
                      {printDocuments[name].whenEmpty}.
                    </span>
                  )}
                  <br />
                  {printedAt && (
                    <>
                      Printed on {formatInstant(printedAt, edition.timeZone)};{" "}
                      {changed > 0 ? (
                        <Link href={hrefWith(documentPath(name), { ...search, changed: newOrChanged })}>
                          {sinceThen}
                        </Link>
                      ) : (
                        sinceThen
                      )}
                      .
                    </>
                  )}
                </p>
              );
            })}
          </li>
        ))}
        {edition.isCurrent && (
          <li className={card}>
            <h2 className="text-lg/8">Invitation letters</h2>
            <p className="text-ink-soft text-sm/6">
              For the visa, of a person or of a team, with a number and a code by which an embassy checks the letter.
            </p>
            <p className="mt-3 text-sm/6">
              <Link href="/controlPanel/print/letters" className="font-semibold">
                Issue and print letters
              </Link>
            </p>
          </li>
        )}
        {edition.questions.length > 0 && (
          <li className={card}>
            <h2 className="text-lg/8">Answers</h2>
            <p className="text-ink-soft text-sm/6">
              What was answered to the edition’s questions, for the caterer, the doctor or the translators.
            </p>
            <ul className="mt-3 flex flex-wrap gap-x-6 text-sm/6">
              {edition.questions.map(({ id, label }) => (
                <li key={id}>
                  <Link
                    href={hrefWith("/controlPanel/print/answers", { year: yearParam(edition), question: id })}
                    className="font-semibold"
                  >
                    <bdi>{label}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </>
  );
});
