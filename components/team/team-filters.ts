import type { Filter } from "@/components/ui/data-table";
import { otherPlace } from "@/lib/contest/choice-lists";
import { wordsOfOther } from "@/lib/travel/place";

/** What teams and their contestants are filtered by. */
interface TeamFacts {
  country: string;
  group: string;
  isOfficial: boolean;
  isOnline: boolean;
  guide: string | null;
  arrivalLocation: string | null;
}

/** The option of a place; all places in words are "Other". */
export const placeOptions = (place: string | null): string[] => {
  if (place === null) return [];
  return [wordsOfOther(place) === null ? place : otherPlace];
};

export const teamFilters: readonly Filter<TeamFacts>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  { name: "group", title: "Group", values: ({ group }) => [group] },
  { name: "official", title: "Official", values: ({ isOfficial }) => [isOfficial ? "Official" : "Unofficial"] },
  { name: "online", title: "Online", values: ({ isOnline }) => [isOnline ? "Online" : "On site"] },
  { name: "guide", title: "Guide", values: ({ guide }) => [guide ?? "No guide"] },
  { name: "place", title: "Arrival location", values: ({ arrivalLocation }) => placeOptions(arrivalLocation) },
];

/** A filter by missing data; "Anything" finds every row that lacks something. */
export const missingFilter = <Row>(missingOf: (row: Row) => readonly string[]): Filter<Row> => ({
  name: "missing",
  title: "Missing data",
  values(row) {
    const missing = missingOf(row);
    return missing.length > 0 ? ["Anything", ...missing] : [];
  },
});
