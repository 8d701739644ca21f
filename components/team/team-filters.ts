import { missingFilter } from "@/components/person/missing-filter";
import { officialLabel, onlineLabel } from "@/components/team/team-badges";
import { placeFilter } from "@/components/travel/travel-columns";
import type { Filter } from "@/components/ui/table-state";
import type { TeamRow } from "@/lib/team/team-rows";

type TeamFacts = Pick<TeamRow, "country" | "group" | "isOfficial" | "isOnline" | "guide" | "arrivalLocation">;

/** The filters of teams and their contestants; `missingOf` returns the data that a row lacks. */
export const teamFilters = <Row extends TeamFacts>(missingOf: (row: Row) => readonly string[]): Filter<Row>[] => [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  missingFilter(missingOf),
  { name: "group", title: "Group", values: ({ group }) => [group] },
  { name: "official", title: "Official", values: ({ isOfficial }) => [officialLabel(isOfficial)] },
  { name: "online", title: "Online", values: ({ isOnline }) => [onlineLabel(isOnline)] },
  { name: "guide", title: "Guide", values: ({ guide }) => [guide ?? "No guide"] },
  placeFilter,
];
