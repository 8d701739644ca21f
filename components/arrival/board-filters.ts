import {
  readTableState,
  type SearchParams,
  selectRows,
  type TableColumn,
  type TableFilter,
} from "@/components/ui/table-state";
import { dayOf } from "@/lib/travel/arrivals/rules";
import type { Journeys, LoneTraveller, Party, PartyMember } from "@/lib/travel/arrivals/schema";

type Contact = Party["guide"];

const contactText = (contact: Contact) => (contact ? [contact.fullName, contact.phoneNumber] : []);

const toColumn = <Row>(texts: (row: Row) => (string | null)[]): TableColumn<Row>[] => [
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
): TableFilter<Row>[] => [
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

const partyFilters = (timeZone: string): readonly TableFilter<Party>[] => [
  { name: "day", title: "Day", values: (party) => [dayOf(party, timeZone) ?? "No time"] },
  { name: "place", title: "Place", values: ({ place }) => (place === null ? [] : [place]) },
  ...commonFilters<Party>(({ people }) => people),
  { name: "transfer", title: "Transfer", values: transferValues },
];

const loneFilters = commonFilters<LoneTraveller>((person) => [person]);

/** The search and filters of the board, and who matches them. */
export function filterBoard({ parties, alone }: Journeys, params: SearchParams, timeZone: string) {
  const filters = partyFilters(timeZone);
  const state = readTableState(params, parties, partyColumns, filters);
  return {
    state,
    filters,
    parties: selectRows(parties, partyColumns, filters, state),
    alone: selectRows(alone, loneColumns, loneFilters, state),
    isFiltered: state.q !== "" || Object.values(state.filterValues).some(Boolean),
  };
}
