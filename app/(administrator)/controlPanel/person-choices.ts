import type { PersonChoices } from "@/components/person/admin/person-fields";
import { listCountries } from "@/lib/country/queries";
import { cityTime } from "@/lib/edition/city";
import { currentEdition } from "@/lib/edition/queries";
import { toPeriod } from "@/lib/travel/period";

/** The options of the dialog that edits a person with one of `roles`. */
export async function personChoices(roles: PersonChoices["roles"]): Promise<PersonChoices> {
  const [edition, countries] = await Promise.all([currentEdition(), listCountries()]);
  return {
    tShirtSizes: edition.tShirtSizes,
    places: edition.arrivalLocations,
    countries: countries.map(({ id, name }) => ({ value: id, label: name })),
    roles,
    timeZone: edition.timeZone,
    cityTime: cityTime(edition.venue),
    period: toPeriod(edition),
  };
}
