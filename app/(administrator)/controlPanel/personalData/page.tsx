import { accountPage } from "@/app/account-page";
import { ActivityTabs } from "@/components/control-panel/activity-tabs";
import { DeletionDialog } from "@/components/personal-data/deletion-dialog";
import { EditionList } from "@/components/personal-data/edition-list";
import { PeopleSearch } from "@/components/personal-data/people-search";
import { DeletedPersonDialog, PersonDataDialog } from "@/components/personal-data/person-dialog";
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
import { now } from "@/lib/platform/time/clock";
import { id as personId } from "@/lib/platform/validation/fields";

/** Until when each edition keeps personal data, its deletion (`?delete=<year>`), and people by name (`?person=<id>`). */
export default accountPage("/controlPanel/personalData", async ({ params }) => {
  const { q = "" } = firstValues(params);
  const [stored, instant] = await Promise.all([listEditionsWithData(), now()]);
  const people = q.trim() ? await searchPeople(q) : [];
  const editions = stored.map((edition) => ({
    ...edition,
    canBeDeleted: !edition.dataDeletedAt && isOver(edition, instant),
  }));

  return (
    <>
      <PageHeader
        title="Personal data"
        lead="Each edition keeps it until a date. Then you delete it: nothing is deleted by itself."
      />
      <ActivityTabs path="/controlPanel/personalData" />
      <Section title="Editions" className="mb-10">
        <EditionList editions={editions} instant={instant} />
      </Section>
      <Section title="People">
        <PeopleSearch q={q} people={people} />
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
        find={(year) => editions.find((edition) => String(edition.year) === year && edition.canBeDeleted)}
      >
        {async (edition) => <DeletionDialog edition={edition} preview={await previewDeletion(edition)} />}
      </RecordDialog>
    </>
  );
});
