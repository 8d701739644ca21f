import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { personChoices } from "@/app/(administrator)/controlPanel/person-choices";
import { accountMetadata } from "@/app/metadata";
import { type PersonRow, personColumns, personFilters } from "@/components/person/admin/person-columns";
import { PersonDialog } from "@/components/person/admin/person-dialog";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { editColumn } from "@/components/ui/edit-column";
import { PageHeader } from "@/components/ui/page-header";
import { TableExport } from "@/components/ui/table-export";
import type { SearchParams } from "@/components/ui/table-state";
import { languageOfName } from "@/lib/country/language";
import { defaultCountryId, listCountries } from "@/lib/country/queries";
import { guestRole } from "@/lib/edition/person-roles";
import { listCommitteeRoles } from "@/lib/edition/queries";
import { findPerson, listPeople } from "@/lib/person/queries";
import { isRecordRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";
import { id } from "@/lib/platform/validation/fields";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/people";

/** Titles of the roles that do not belong to a committee. */
const otherTitles = { LEADER: "Leader", CONTESTANT: "Contestant", GUIDE: "Guide", [guestRole]: "Guest" };

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The people of the committees, and a dialog that adds one (`?person=new`) or edits one (`?person=<id>`). */
export default async function PeoplePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "person");
  const edition = await findPanelEdition(params);
  const [countries, committeeRoles, all] = await Promise.all([
    listCountries(),
    listCommitteeRoles(edition.year),
    listPeople(edition.year),
  ]);
  const titles = new Map([
    ...Object.entries(otherTitles),
    ...committeeRoles.map(({ role, title }) => [role, title] as const),
  ]);
  const titleOf = (role: string) => titles.get(role) ?? role;
  const countryNames = new Map(countries.map(({ id, name }) => [id, name]));
  const toRow = ({ roles, ...row }: Person): PersonRow => ({
    ...row,
    nativeLanguage: languageOfName(row.nativeName, row.countryId),
    countryName: countryNames.get(row.countryId) ?? "",
    roleTitles: roles.map(titleOf),
  });
  const isOnlyGuest = ({ roles }: Person) =>
    roles.includes(guestRole) && !committeeRoles.some(({ role }) => roles.includes(role));
  const people = all.filter((person) => !isOnlyGuest(person));
  const person = edition.isCurrent && shown && shown !== "new" ? await personToEdit(shown) : null;
  const addPerson = (
    <ButtonLink variant="primary" href={openHref("new")} scroll={false}>
      Add Person
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        compact
        title="People"
        count={people.length}
        lead="People with a committee role are shown on the Committees page."
        actions={
          <>
            <TableExport name="people" />
            {edition.isCurrent && addPerson}
          </>
        }
      />
      <DataTable
        name="people"
        title="List of people for committees"
        isTitleHidden
        itemNames={["person", "people"]}
        path={path}
        searchParams={params}
        rows={people.map(toRow)}
        rowKey={({ id }) => id}
        columns={
          edition.isCurrent
            ? [...personColumns, editColumn<PersonRow>(({ fullName }) => fullName, openHref)]
            : personColumns
        }
        filters={personFilters}
        empty={{
          title: "No people yet",
          text: edition.isCurrent ? "Add the members of the committees." : `There were none in ${edition.year}.`,
        }}
      />
      {edition.isCurrent && shown && (
        <PersonDialog
          key={shown}
          list="people"
          person={person}
          choices={await personChoices([...committeeRoles, { role: guestRole, title: otherTitles[guestRole] }])}
          countryId={await defaultCountryId()}
          recordTitles={person?.roles.filter(isRecordRole).map(titleOf) ?? []}
          closeHref={closeHref}
        />
      )}
    </>
  );
}

async function personToEdit(shown: string): Promise<Person> {
  const { data } = id.safeParse(shown);
  const person = data ? await findPerson(data) : null;
  return person ?? notFound();
}
