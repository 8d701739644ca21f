import { ShownPerson } from "@/app/(administrator)/controlPanel/shown-person";
import { accountPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { PeopleTable } from "@/components/person/people-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { AddLink } from "@/components/ui/dialog-link";
import { languageOfName } from "@/lib/country/language";
import { listCountries } from "@/lib/country/queries";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition, listCommitteeRoles } from "@/lib/edition/queries";
import { guestTitle, roleTitles } from "@/lib/person/labels";
import { listPeople } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import { findAnyEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/people";

/** The people of the committees, and a dialog that adds one (`?person=new`) or edits one (`?person=<id>`). */
const { metadata, Page } = accountPage(path, async ({ params }) => {
  const edition = await findAnyEdition(params);
  const { isCurrent, year } = edition;
  const isEditable = isCurrent || year > (await currentEdition()).year;
  const { shown, closeHref } = dialogAddress(path, params, "person");
  const [countries, committeeRoles, all] = await Promise.all([
    listCountries(),
    listCommitteeRoles(edition.year),
    listPeople(edition.year),
  ]);
  const titles = roleTitles(committeeRoles);
  const countryNames = new Map(countries.map(({ id, name }) => [id, name]));
  const isOnlyGuest = ({ roles }: Person) =>
    roles.includes(guestRole) && !committeeRoles.some(({ role }) => roles.includes(role));
  const people = all
    .filter((person) => !isOnlyGuest(person))
    .map(({ id, fullName, nativeName, countryId, picturePath, tShirtSize, roles }) => ({
      ...{ id, fullName, nativeName, picturePath, tShirtSize },
      nativeLanguage: languageOfName(nativeName, countryId),
      country: countryNames.get(countryId) ?? "",
      roles: roles.map((role) => titles.get(role) ?? role),
    }));
  return (
    <>
      <PeopleTable
        actions={isEditable && <AddLink param="person">Add Person</AddLink>}
        rows={people}
        isEditable={isEditable}
        empty={emptyTexts("people", "Add the members of the committees.", { isCurrent: isEditable, year })}
      />
      {isEditable && shown && (
        <ShownPerson
          list="people"
          id={shown}
          edition={edition}
          roles={isCurrent ? [...committeeRoles, guestTitle] : committeeRoles}
          closeHref={closeHref}
        />
      )}
    </>
  );
});

export { metadata, Page as default };
