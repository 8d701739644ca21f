import { accountPage } from "@/app/account-page";
import { ActivityTabs } from "@/components/control-panel/activity-tabs";
import { DeletionDialog } from "@/components/personal-data/deletion-dialog";
import { DeletedPersonDialog, PersonDataDialog } from "@/components/personal-data/person-dialog";
import { Badge } from "@/components/ui/badge";
import { Button, buttonVariants } from "@/components/ui/button";
import { DialogLink } from "@/components/ui/dialog-link";
import { Input } from "@/components/ui/input";
import { PageHeader } from "@/components/ui/page-header";
import { RecordDialog } from "@/components/ui/record-dialog";
import { firstValues } from "@/components/ui/search-params";
import { Section } from "@/components/ui/section";
import { isOver } from "@/lib/edition/dates";
import {
  findPersonOfAnyEdition,
  listEditionsWithData,
  previewDeletion,
  searchPeople,
} from "@/lib/personal-data/queries";
import { describeFound } from "@/lib/personal-data/views";
import { now } from "@/lib/platform/time/clock";
import { formatDate, toLocalDate } from "@/lib/platform/time/time";
import { id as personId } from "@/lib/platform/validation/fields";

const line = "flex flex-wrap items-baseline gap-x-5 gap-y-1 border-rule border-b py-2.5";
const button = buttonVariants({ size: "sm" });

/** Until when each edition keeps personal data, its deletion (`?delete=<year>`), and people by name (`?person=<id>`). */
export default accountPage("/controlPanel/personalData", async ({ params }) => {
  const { q = "" } = firstValues(params);
  const [editions, instant] = await Promise.all([listEditionsWithData(), now()]);
  const people = q.trim() ? await searchPeople(q) : [];

  const canBeDeleted = (edition: (typeof editions)[number]) => !edition.dataDeletedAt && isOver(edition, instant);

  return (
    <>
      <PageHeader
        compact
        title="Personal data"
        lead="Each edition keeps it until a date. Then you delete it: nothing is deleted by itself."
      />
      <ActivityTabs path="/controlPanel/personalData" />
      <Section title="Editions" className="mb-10">
        <ul className="mt-2 border-rule border-t">
          {editions.map((edition) => {
            const { id, year, keptUntil, dataDeletedAt, timeZone } = edition;
            const today = toLocalDate(instant, timeZone);
            const sentence = dataDeletedAt
              ? `Deleted on ${formatDate(toLocalDate(dataDeletedAt, timeZone))}.`
              : `Kept until ${formatDate(keptUntil)}.`;
            return (
              <li key={id} className={line}>
                <b className="font-serif text-lg tabular-nums">{year}</b>
                <p className="mr-auto">
                  {sentence} {!dataDeletedAt && keptUntil < today && <Badge tone="amber">Due</Badge>}
                </p>
                {canBeDeleted(edition) && (
                  <DialogLink param="delete" id={String(year)} className={button}>
                    Delete data<span className="sr-only"> of {year}</span>
                  </DialogLink>
                )}
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title="People">
        <p className="mt-1 mb-3 text-ink-soft">
          If somebody asks what is stored about them, or wants to be removed, find them in all editions, also if they
          were deleted from a team or a list.
        </p>
        <search>
          <form className="flex max-w-md gap-3 print:hidden">
            <Input type="search" name="q" defaultValue={q} aria-label="Name" placeholder="Name" />
            <Button type="submit" className="shrink-0">
              Find people
            </Button>
          </form>
        </search>
        {q.trim() && people.length === 0 && <p className="mt-4">Nobody has this name.</p>}
        <ul className="mt-4">
          {people.map((found) => (
            <li key={found.id} className={line}>
              <b>
                <bdi>{found.fullName}</bdi>
              </b>
              <p className="mr-auto text-ink-soft">{describeFound(found)}</p>
              <DialogLink param="person" id={found.id} className={button}>
                Open<span className="sr-only"> {found.fullName}</span>
              </DialogLink>
            </li>
          ))}
        </ul>
      </Section>
      <RecordDialog
        param="person"
        searchParams={params}
        find={async (id) => (personId.safeParse(id).success ? findPersonOfAnyEdition(id) : null)}
      >
        {(found) => (found.isDeleted ? <DeletedPersonDialog person={found} /> : <PersonDataDialog person={found} />)}
      </RecordDialog>
      <RecordDialog
        param="delete"
        what="personal data"
        searchParams={params}
        find={(year) => editions.find((edition) => String(edition.year) === year && canBeDeleted(edition))}
      >
        {async (edition) => <DeletionDialog edition={edition} preview={await previewDeletion(edition)} />}
      </RecordDialog>
    </>
  );
});
