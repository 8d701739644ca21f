import { missingFilter } from "@/components/person/missing-filter";
import { officialLabel, onlineLabel } from "@/components/team/team-badges";
import { placeFilter } from "@/components/travel/travel-columns";
import type { Filter } from "@/components/ui/table-state";
import type { RowGaps } from "@/lib/readiness/gaps";
import type { TeamRow } from "@/lib/team/team-rows";

type TeamFacts = RowGaps & Pick<TeamRow, "country" | "group" | "isOfficial" | "isOnline" | "guide" | "arrivalLocation">;

/** The filters of teams and their contestants. */
export const teamFilters: readonly Filter<TeamFacts>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  missingFilter,
  { name: "group", title: "Group", values: ({ group }) => [group] },
  { name: "official", title: "Official", values: ({ isOfficial }) => [officialLabel(isOfficial)] },
  { name: "online", title: "Online", values: ({ isOnline }) => [onlineLabel(isOnline)] },
  { name: "guide", title: "Guide", values: ({ guide }) => [guide ?? "No guide"] },
  placeFilter,
];
