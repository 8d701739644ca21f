import { ShownPerson } from "@/app/(administrator)/controlPanel/shown-person";
import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/contest/empty-texts";
import { fullNameColumn } from "@/components/person/full-name-column";
import { portraitColumn } from "@/components/person/portrait-column";
import { ButtonLink } from "@/components/ui/button";
import { dialogAddress } from "@/components/ui/dialog-address";
import { editColumn } from "@/components/ui/row-actions";
import { TablePage } from "@/components/ui/table-page";
import type { Column, SearchParams } from "@/components/ui/table-state";
import { languageOfName } from "@/lib/country/language";
import { listCountries } from "@/lib/country/queries";
import { guestRole } from "@/lib/edition/person-roles";
import { listCommitteeRoles } from "@/lib/edition/queries";
import { guestTitle, roleTitles } from "@/lib/person/labels";
import { listPeople } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/people";

export const generateMetadata = () => accountMetadata(path);

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
  const titles = roleTitles(committeeRoles);
  const countryNames = new Map(countries.map(({ id, name }) => [id, name]));
  const countryOf = ({ countryId }: Person) => countryNames.get(countryId) ?? "";
  const rolesOf = ({ roles }: Person) => roles.map((role) => titles.get(role) ?? role);
  const isOnlyGuest = ({ roles }: Person) =>
    roles.includes(guestRole) && !committeeRoles.some(({ role }) => roles.includes(role));
  const people = all
    .filter((person) => !isOnlyGuest(person))
    .map((person) => ({ ...person, nativeLanguage: languageOfName(person.nativeName, person.countryId) }));
  const columns: Column<(typeof people)[number]>[] = [
    portraitColumn((person) => person),
    fullNameColumn,
    { key: "country", title: "Country", value: countryOf },
    { key: "size", title: "T-shirt size", value: ({ tShirtSize }) => tShirtSize },
    {
      key: "roles",
      title: "Roles",
      value: (person) => rolesOf(person).join("; "),
      cell: (person) =>
        rolesOf(person).length === 0 ? (
          "–"
        ) : (
          <ul>
            {rolesOf(person).map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        ),
    },
  ];
  const addPerson = (
    <ButtonLink variant="primary" href={openHref("new")} opensDialog>
      Add Person
    </ButtonLink>
  );
  return (
    <>
      <TablePage
        title="People"
        tableTitle="List of people for committees"
        lead="People with a committee role are shown on the Committees page."
        actions={edition.isCurrent && addPerson}
        itemNames={["person", "people"]}
        path={path}
        searchParams={params}
        rows={people}
        rowKey={({ id }) => id}
        columns={edition.isCurrent ? [...columns, editColumn(({ fullName }: Person) => fullName, openHref)] : columns}
        filters={[
          { name: "country", title: "Country", values: (person) => [countryOf(person)] },
          { name: "role", title: "Role", values: rolesOf },
        ]}
        empty={emptyTexts("people", "Add the members of the committees.", edition)}
      />
      {edition.isCurrent && shown && (
        <ShownPerson list="people" id={shown} roles={[...committeeRoles, guestTitle]} closeHref={closeHref} />
      )}
    </>
  );
}
