import type { Filter } from "@/components/ui/table-state";
import { otherPlace } from "@/lib/edition/choice-lists";
import { travelLabels } from "@/lib/travel/labels";
import { wordsOfOther } from "@/lib/travel/place";

/** A filter by the place of arrival; all places in words are "Other". */
export const placeFilter: Filter<{ arrivalLocation: string | null }> = {
  name: "place",
  title: travelLabels.arrivalLocation,
  values({ arrivalLocation: place }) {
    if (place === null) return [];
    return [wordsOfOther(place) === null ? place : otherPlace];
  },
};
