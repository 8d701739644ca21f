import { PersonRecordDialog } from "@/app/(administrator)/controlPanel/person-record-dialog";
import { accountPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { PeopleTable } from "@/components/person/people-table";
import { AddLink } from "@/components/ui/dialog-link";
import { PageHeader } from "@/components/ui/page-header";
import { languageOfName } from "@/lib/country/language";
import { listCountries } from "@/lib/country/queries";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition, listCommitteeRoles } from "@/lib/edition/queries";
import { guestTitle, roleTitles } from "@/lib/person/labels";
import { listPeople } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import { findAnyEdition } from "@/lib/site/pages/panel-edition";

/** The people of the committees, and a dialog that adds one (`?person=new`) or edits one (`?person=<id>`). */
export default accountPage("/controlPanel/people", async ({ params }) => {
  const edition = await findAnyEdition(params);
  const { isCurrent, year } = edition;
  const isEditable = isCurrent || year > (await currentEdition()).year;
  const [countries, committeeRoles, allPeople] = await Promise.all([
    listCountries(),
    listCommitteeRoles(edition.year),
    listPeople(edition.year),
  ]);
  const titles = roleTitles(committeeRoles);
  const countryOf = new Map(countries.map((country) => [country.id, country]));
  const isOnlyGuest = ({ roles }: Person) =>
    roles.includes(guestRole) && !committeeRoles.some(({ role }) => roles.includes(role));
  const people = allPeople
    .filter((person) => !isOnlyGuest(person))
    .map(({ id, fullName, nativeName, countryId, picturePath, tShirtSize, roles }) => ({
      id,
      fullName,
      nativeName,
      picturePath,
      tShirtSize,
      nativeLanguage: languageOfName(nativeName, countryId),
      country: countryOf.get(countryId)?.name ?? "",
      countryCode: countryOf.get(countryId)?.code ?? "",
      roles: roles.map((role) => titles.get(role) ?? role),
    }));
  return (
    <>
      <PageHeader
        title="People"
        count={people.length}
        lead="People with a committee role are shown on the Committees page."
        actions={isEditable && <AddLink param="person">Add Person</AddLink>}
      />
      <PeopleTable
        rows={people}
        isEditable={isEditable}
        empty={emptyTexts("people", "Add the members of the committees.", { isCurrent: isEditable, year })}
      />
      {isEditable && (
        <PersonRecordDialog
          list="people"
          searchParams={params}
          edition={edition}
          roles={isCurrent ? [...committeeRoles, guestTitle] : committeeRoles}
        />
      )}
    </>
  );
});
