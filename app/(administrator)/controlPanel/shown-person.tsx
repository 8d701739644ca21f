import { PersonDialog } from "@/components/person/person-dialog";
import { RecordGone } from "@/components/ui/record-gone";
import { defaultCountryId, listCountries } from "@/lib/country/queries";
import { guestRole } from "@/lib/edition/person-roles";
import { getContestEnums } from "@/lib/edition/queries";
import { type EditionRow, toLists } from "@/lib/edition/views";
import { toFormEdition } from "@/lib/person/form-edition";
import type { RoleTitle } from "@/lib/person/labels";
import { findPerson } from "@/lib/person/queries";
import { now } from "@/lib/platform/time/clock";
import { id as personId } from "@/lib/platform/validation/fields";
import { emptyId } from "@/lib/platform/validation/ids";

interface ShownPersonProps {
  list: "people" | "guests";
  /** The person's id, or "new". */
  id: string;
  edition: EditionRow;
  /** Roles that can be assigned. */
  roles: readonly RoleTitle[];
  closeHref: string;
}

/** The dialog that adds a person of the edition, or edits one of the list. */
export async function ShownPerson({ list, id, edition, roles, closeHref }: ShownPersonProps) {
  const { data } = personId.safeParse(id);
  const person = data ? await findPerson(data, edition.id) : null;
  const isListed = list === "people" || person?.roles.includes(guestRole);
  if (id !== "new" && !(person && isListed))
    return <RecordGone what={list === "guests" ? "guest" : "person"} listHref={closeHref} />;
  const [enums, countries, countryId] = await Promise.all([getContestEnums(), listCountries(), defaultCountryId()]);
  return (
    <PersonDialog
      key={id}
      list={list}
      person={person}
      countries={countries.map(({ id, name }) => ({ value: id, label: name }))}
      countryId={countryId}
      roles={roles}
      contestId={edition.isCurrent ? emptyId : edition.id}
      edition={toFormEdition(edition, { ...enums, ...toLists(edition) }, await now())}
      closeHref={closeHref}
    />
  );
}
