import "server-only";
import { listCountries } from "@/lib/country/queries";
import type { EditionRow } from "@/lib/edition/views";
import { groupLeaders } from "@/lib/leader/group-leaders";
import { listLeaderRecords } from "@/lib/leader/queries";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";

/** The leaders and deputies of an edition, with what they lack. */
export async function listLeaderRows(edition: EditionRow) {
  const [records, countries, gaps] = await Promise.all([
    listLeaderRecords(edition.year),
    listCountries(),
    listGaps(edition),
  ]);
  const countryById = new Map(countries.map(({ id, name, code }) => [id, { country: name, countryCode: code }]));
  return withGaps(
    groupLeaders(records, (id) => countryById.get(id) ?? { country: "", countryCode: "" }),
    gaps,
  );
}
