import type { SearchParams } from "@/components/ui/search-params";
import { filterColumn } from "@/components/ui/table/columns";
import type { ColumnDef } from "@/components/ui/table/features";
import { findRows } from "@/components/ui/table/find-rows";
import { findOption } from "@/lib/platform/validation/find-option";
import { dayOf } from "@/lib/travel/arrivals/rules";
import type { Journeys, Party } from "@/lib/travel/arrivals/schema";

const contactTexts = (contact: Party["guide"]) => (contact ? [contact.fullName, contact.phoneNumber] : []);

function transferValues({ transfer }: Party): string[] {
  if (!transfer) return ["Without transfer"];
  return transfer.moved ? ["With transfer", "Time or place changed"] : ["With transfer"];
}

/** The columns that a party is found by. */
const columns: ColumnDef<Party>[] = [
  {
    id: "text",
    accessorFn: ({ name, country, place, tripNumber, people, team, leader, contact, guide, transfer }) =>
      [
        name,
        country.name,
        place,
        tripNumber,
        ...people.map(({ fullName }) => fullName),
        team?.name,
        ...[leader, contact, guide].flatMap(contactTexts),
        transfer?.vehicle,
      ].join("\n"),
  },
  filterColumn("place", "Place", ({ place }) => (place === null ? [] : [place])),
  filterColumn("country", "Country", ({ country }) => [country.name]),
  filterColumn("guide", "Guide", ({ guide }) => [guide?.fullName ?? "No guide"]),
  filterColumn("arrived", "Arrived", ({ people }) => [
    people.every(({ arrivedAt }) => arrivedAt) ? "All arrived" : "Not yet arrived",
  ]),
  filterColumn("transfer", "Transfer", transferValues),
];

const filters = ["place", "country", "guide", "arrived", "transfer"];

export const allDays = "all";
export const noTime = "No time";

/**
 * The search and filters of the board, the days to choose from, and the parties that match. Without `?day=`, a search
 * covers all days; without a search, the day is today or the next one on which somebody travels, or else the last one.
 */
export function filterBoard({ parties }: Journeys, params: SearchParams, timeZone: string, today: string) {
  const { rows: found, search } = findRows(parties, columns, filters, params);
  const dayText = (party: Party) => dayOf(party, timeZone) ?? noTime;
  const days = [...new Set(parties.map(dayText)), allDays];
  const travelDays = parties.flatMap((party) => dayOf(party, timeZone) ?? []);
  const defaultDay = search.q.trim()
    ? allDays
    : (travelDays.find((day) => day >= today) ?? travelDays.at(-1) ?? days[0]);
  const shownDay = findOption(days, params.day) ?? defaultDay;
  const shown = found.filter((party) => shownDay === allDays || dayText(party) === shownDay);
  return { search, days, shownDay, parties: shown };
}
