import { contentPage } from "@/app/(public)/content-page";
import { publicMetadata } from "@/app/metadata";
import { DefaultPrivacy } from "@/components/edition/default-privacy";
import { LongText } from "@/components/edition/long-text";
import { dataKeptUntil } from "@/lib/edition/dates";
import { readEdition } from "@/lib/edition/queries";
import { isWritten } from "@/lib/edition/rules";
import { formatDate, toLocalDate } from "@/lib/platform/time/time";

export const generateMetadata = publicMetadata("/privacy");

export default contentPage("/privacy", ({ year, privacy }) =>
  isWritten(privacy) ? (
    <>
      <LongText html={privacy} empty="" />
      <AlsoAsked year={year} />
    </>
  ) : (
    <DefaultText year={year} />
  ),
);

/** The edition's questions, which the organizers' own text may not mention. */
async function AlsoAsked({ year }: { year: number }) {
  const { questions } = await readEdition(year);
  if (questions.length === 0) return null;
  return (
    <p className="mt-6 max-w-measure">
      The organizers of this edition also ask: <bdi>{questions.map(({ label }) => label).join("; ")}</bdi>.
    </p>
  );
}

/** The text for an edition whose organizers have written none. */
async function DefaultText({ year }: { year: number }) {
  const edition = await readEdition(year);
  const { contactEmail, dataDeletedAt, hasDates, timeZone, questions } = edition;
  const until = hasDates ? formatDate(dataKeptUntil(edition)) : "90 days after the tournament";
  const keptUntilText = dataDeletedAt
    ? `was deleted on ${formatDate(toLocalDate(dataDeletedAt, timeZone))}`
    : `is kept until ${until}; then the organizers delete it`;
  return (
    <DefaultPrivacy
      contactEmail={contactEmail}
      keptUntilText={keptUntilText}
      questions={questions.map(({ label }) => label)}
    />
  );
}
