import { PersonDialog } from "@/components/person/person-dialog";
import { RecordDialog } from "@/components/ui/record-dialog";
import type { SearchParams } from "@/components/ui/search-params";
import { defaultCountryId, listCountries } from "@/lib/country/queries";
import { guestRole } from "@/lib/edition/person-roles";
import { getContestEnums } from "@/lib/edition/queries";
import { type EditionRow, toLists } from "@/lib/edition/views";
import { toFormEdition } from "@/lib/person/form-edition";
import type { RoleTitle } from "@/lib/person/labels";
import { findPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import { now } from "@/lib/platform/time/clock";
import { id as personId } from "@/lib/platform/validation/fields";
import { emptyId } from "@/lib/platform/validation/ids";

interface PersonRecordDialogProps {
  list: "people" | "guests";
  searchParams: SearchParams;
  edition: EditionRow;
  /** Roles that can be assigned. */
  roles: readonly RoleTitle[];
}

/** The dialog that adds a person to the list (`new` in the address) or edits one of it. */
export function PersonRecordDialog({ list, searchParams, edition, roles }: PersonRecordDialogProps) {
  async function find(id: string) {
    const { data } = personId.safeParse(id);
    const person = data ? await findPerson(data, edition.id) : null;
    return list === "people" || person?.roles.includes(guestRole) ? person : null;
  }

  async function renderDialog(person: Person | null) {
    const [enums, countries, countryId] = await Promise.all([getContestEnums(), listCountries(), defaultCountryId()]);
    return (
      <PersonDialog
        list={list}
        person={person}
        countries={countries.map(({ id, name }) => ({ value: id, label: name }))}
        countryId={countryId}
        roles={roles}
        contestId={edition.isCurrent ? emptyId : edition.id}
        edition={toFormEdition(edition, { ...enums, ...toLists(edition) }, await now())}
      />
    );
  }

  return (
    <RecordDialog param={list === "guests" ? "guest" : "person"} searchParams={searchParams} find={find} canAdd>
      {renderDialog}
    </RecordDialog>
  );
}
