import { officialLabel, onlineLabel } from "@/components/team/team-badges";
import { placeFilter } from "@/components/travel/travel-columns";
import { filterColumn } from "@/components/ui/table/columns";
import type { TeamRow } from "@/lib/team/team-rows";

/** The filters of teams and their contestants, in their order. */
export const teamFilters = ["country", "missing", "group", "official", "online", "guide", "place"];

export const guideValues = ({ guide }: Pick<TeamRow, "guide">) => [guide ?? "No guide"];

/** Hidden columns to filter by what neither list shows. */
export const teamFilterColumns = [
  filterColumn("country", "Country", ({ country }: Pick<TeamRow, "country">) => [country]),
  filterColumn("official", "Official", ({ isOfficial }: Pick<TeamRow, "isOfficial">) => [officialLabel(isOfficial)]),
  filterColumn("online", "Online", ({ isOnline }: Pick<TeamRow, "isOnline">) => [onlineLabel(isOnline)]),
  placeFilter,
];
