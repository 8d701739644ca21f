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
import type { Journeys, LoneTraveller, Party, PartyMember } from "@/lib/travel/arrivals/schema";

type Contact = Party["guide"];

const contactText = (contact: Contact) => (contact ? [contact.fullName, contact.phoneNumber] : []);

const toColumn = <Row>(texts: (row: Row) => (string | null)[]): Column<Row>[] => [
  { key: "text", title: "Text", value: (row) => texts(row).join("\n") },
];

/** What the search finds a party by. */
const partyColumns = toColumn<Party>(({ name, country, place, tripNumber, people, leader, guide, transfer }) => [
  name,
  country.name,
  place,
  tripNumber,
  ...people.map(({ fullName }) => fullName),
  ...contactText(leader),
  ...contactText(guide),
  transfer?.vehicle ?? null,
]);

const loneColumns = toColumn<LoneTraveller>(({ fullName, team, country, contact, guide }) => [
  fullName,
  team.name,
  country.name,
  ...contactText(contact),
  ...contactText(guide),
]);

/** The filters that contestants who travel on their own have too. */
const commonFilters = <Row extends Pick<Party, "country" | "guide">>(
  peopleOf: (row: Row) => readonly PartyMember[],
): Filter<Row>[] => [
  { name: "country", title: "Country", values: ({ country }) => [country.name] },
  { name: "guide", title: "Guide", values: ({ guide }) => [guide?.fullName ?? "No guide"] },
  {
    name: "arrived",
    title: "Arrived",
    values: (row) => [peopleOf(row).every(({ arrivedAt }) => arrivedAt) ? "All arrived" : "Not yet arrived"],
  },
];

function transferValues({ transfer }: Party): string[] {
  if (!transfer) return ["Without transfer"];
  return transfer.moved ? ["With transfer", "Time or place changed"] : ["With transfer"];
}

const partyFilters: readonly Filter<Party>[] = [
  { name: "place", title: "Place", values: ({ place }) => (place === null ? [] : [place]) },
  ...commonFilters<Party>(({ people }) => people),
  { name: "transfer", title: "Transfer", values: transferValues },
];

const loneFilters = commonFilters<LoneTraveller>((person) => [person]);

export const allDays = "all";
export const noTime = "No time";

/**
 * The search and filters of the board, the days to choose from, and who matches. Without `?day=` it shows today or, if
 * nobody travels today, the next day of travel, and after the last one that; a search is in all days.
 */
export function filterBoard({ parties, alone }: Journeys, params: SearchParams, timeZone: string, today: string) {
  const search = readSearch(params, withOptions(parties, partyFilters));
  const dayText = (party: Party) => dayOf(party, timeZone) ?? noTime;
  const days = [...new Set(parties.map(dayText)), allDays];
  const dated = parties.flatMap((party) => dayOf(party, timeZone) ?? []);
  const usual = search.q.trim() ? allDays : (dated.find((day) => day >= today) ?? dated.at(-1) ?? days[0]);
  const shownDay = findOption(days, params.day) ?? usual;
  const shown = parties.filter((party) => shownDay === allDays || dayText(party) === shownDay);
  return {
    search,
    days,
    shownDay,
    parties: searchRows(shown, partyColumns, partyFilters, search),
    alone: searchRows(alone, loneColumns, loneFilters, search),
  };
}
