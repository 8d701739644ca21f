import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { PageHeading } from "@/components/ui/page-heading";
import { Panel } from "@/components/ui/panel";
import { findLetter } from "@/lib/letter/queries";

export const generateMetadata = () => accountMetadata("/letter/{code}");

/** Where an embassy checks a letter: it names the tournament, who is invited, and the date, and nothing else. */
export default async function LetterPage({ params }: { params: Promise<{ code: string }> }) {
  const letter = await findLetter((await params).code);
  if (!letter) notFound();
  const { tournament, name, people, date } = letter;
  return (
    <Panel className="max-w-measure">
      <PageHeading className="mb-2 text-2xl">Invitation letter</PageHeading>
      <p className="mb-5">The organizers of this tournament have issued this letter.</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 **:[dt]:text-ink-soft">
        <dt>Tournament</dt>
        <dd>{tournament}</dd>
        <dt>For</dt>
        <dd className="wrap-anywhere">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {people.length > 0 && (
            <ul>
              {people.map((person, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and an id would be sent, too
                <li key={i}>
                  <bdi>{person}</bdi>
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>Date</dt>
        <dd>{date}</dd>
      </dl>
    </Panel>
  );
}
