import {
  type Column,
  type Filter,
  readSearch,
  type SearchParams,
  searchRows,
  withOptions,
} from "@/components/ui/table-state";
import { findOption } from "@/lib/platform/validation/find-option";
import { dayOf } from "@/lib/travel/arrivals/rules";
import type { Journeys, Party } from "@/lib/travel/arrivals/schema";

const contactText = (contact: Party["guide"]) => (contact ? [contact.fullName, contact.phoneNumber] : []);

/** What the search finds a party by. */
const columns: readonly Column<Party>[] = [
  {
    key: "text",
    title: "Text",
    value: ({ name, country, place, tripNumber, people, team, leader, contact, guide, transfer }) =>
      [
        name,
        country.name,
        place,
        tripNumber,
        ...people.map(({ fullName }) => fullName),
        team?.name,
        ...[leader, contact, guide].flatMap(contactText),
        transfer?.vehicle,
      ].join("\n"),
  },
];

function transferValues({ transfer }: Party): string[] {
  if (!transfer) return ["Without transfer"];
  return transfer.moved ? ["With transfer", "Time or place changed"] : ["With transfer"];
}

const filters: readonly Filter<Party>[] = [
  { name: "place", title: "Place", values: ({ place }) => (place === null ? [] : [place]) },
  { name: "country", title: "Country", values: ({ country }) => [country.name] },
  { name: "guide", title: "Guide", values: ({ guide }) => [guide?.fullName ?? "No guide"] },
  {
    name: "arrived",
    title: "Arrived",
    values: ({ people }) => [people.every(({ arrivedAt }) => arrivedAt) ? "All arrived" : "Not yet arrived"],
  },
  { name: "transfer", title: "Transfer", values: transferValues },
];

export const allDays = "all";
export const noTime = "No time";

/**
 * The search and filters of the board, the days to choose from, and who matches. Without `?day=` it shows today or, if
 * nobody travels today, the next day of travel, and after the last one that; a search is in all days.
 */
export function filterBoard({ parties }: Journeys, params: SearchParams, timeZone: string, today: string) {
  const search = readSearch(params, withOptions(parties, filters));
  const dayText = (party: Party) => dayOf(party, timeZone) ?? noTime;
  const days = [...new Set(parties.map(dayText)), allDays];
  const dated = parties.flatMap((party) => dayOf(party, timeZone) ?? []);
  const usual = search.q.trim() ? allDays : (dated.find((day) => day >= today) ?? dated.at(-1) ?? days[0]);
  const shownDay = findOption(days, params.day) ?? usual;
  const shown = parties.filter((party) => shownDay === allDays || dayText(party) === shownDay);
  return { search, days, shownDay, parties: searchRows(shown, columns, filters, search) };
}
