import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { type PersonRow, personActions, personColumns, personFilters } from "@/components/person/admin/person-columns";
import { AddPersonForm, EditPersonForm } from "@/components/person/admin/person-form";
import { DataTable } from "@/components/ui/data-table";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { languageOfName } from "@/lib/country/language";
import { defaultCountryId, listCountries } from "@/lib/country/queries";
import { cityTime } from "@/lib/edition/city";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition, listCommitteeRoles } from "@/lib/edition/queries";
import { findPerson, listPeople } from "@/lib/person/queries";
import { isRecordRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";
import { id } from "@/lib/platform/validation/fields";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { toPeriod } from "@/lib/travel/period";

const path = "/controlPanel/people";

/** Titles of the roles that do not belong to a committee. */
const otherTitles = { LEADER: "Leader", CONTESTANT: "Contestant", GUIDE: "Guide", [guestRole]: "Guest" };

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

async function personToEdit(value: string | string[] | undefined): Promise<Person | null> {
  if (!value) return null;
  const { data } = id.safeParse(value);
  const person = data ? await findPerson(data) : null;
  return person ?? notFound();
}

/** The people of the committees, and a form to add a person or, with `?person=<id>`, to edit one. */
export default async function PeoplePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const shown = await findPanelEdition(params);
  const [edition, countries, countryId, committeeRoles, people, person] = await Promise.all([
    currentEdition(),
    listCountries(),
    defaultCountryId(),
    listCommitteeRoles(shown.year),
    listPeople(shown.year),
    shown.isCurrent ? personToEdit(params.person) : null,
  ]);
  const titles = new Map([
    ...Object.entries(otherTitles),
    ...committeeRoles.map(({ role, title }) => [role, title] as const),
  ]);
  const countryNames = new Map(countries.map(({ id, name }) => [id, name]));
  const toRow = ({ roles, ...row }: Person): PersonRow => ({
    ...row,
    nativeLanguage: languageOfName(row.nativeName, row.countryId),
    countryName: countryNames.get(row.countryId) ?? "",
    roleTitles: roles.map((role) => titles.get(role) ?? role),
    isDeletable: row.id !== person?.id && !roles.some(isRecordRole),
  });
  const choices = {
    tShirtSizes: edition.tShirtSizes,
    places: edition.arrivalLocations,
    countries: countries.map(({ id, name }) => ({ value: id, label: name })),
    roles: [...committeeRoles, { role: guestRole, title: otherTitles[guestRole] }],
    timeZone: edition.timeZone,
    cityTime: cityTime(edition.venue),
    period: toPeriod(edition),
  };
  const isOnlyGuest = ({ roles }: Person) =>
    roles.includes(guestRole) && !committeeRoles.some(({ role }) => roles.includes(role));
  return (
    <>
      <PageHeader
        compact
        title="People"
        lead={
          <>
            People with a committee role are shown on the Committees page. Guests have{" "}
            <Link href="/controlPanel/guests">a table of their own</Link>.
          </>
        }
      />
      {person && (
        <EditPersonForm
          list="people"
          key={person.id}
          person={person}
          choices={choices}
          recordTitles={person.roles.filter(isRecordRole).map((role) => titles.get(role) ?? role)}
        />
      )}
      {shown.isCurrent && !person && <AddPersonForm list="people" choices={choices} countryId={countryId} />}
      <DataTable
        name="people"
        title="List of people for committees"
        itemNames={["person", "people"]}
        path={path}
        searchParams={params}
        rows={people.filter((candidate) => !isOnlyGuest(candidate)).map(toRow)}
        rowKey={({ id }) => id}
        columns={shown.isCurrent ? [...personColumns, personActions] : personColumns}
        filters={personFilters}
        empty={{
          title: "No people yet",
          text: shown.isCurrent ? "Add the members of the committees above." : `There were none in ${shown.year}.`,
        }}
      />
    </>
  );
}
