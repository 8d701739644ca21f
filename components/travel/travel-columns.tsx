import type { Column, Filter } from "@/components/ui/table-state";
import { otherPlace } from "@/lib/edition/choice-lists";
import { formatLocalTime } from "@/lib/platform/time/time";
import { type StoredTravel, travelLabels } from "@/lib/travel/labels";
import { wordsOfOther } from "@/lib/travel/place";

function column(key: string, title: string, names: readonly (keyof StoredTravel)[]): Column<StoredTravel> {
  const values = (row: StoredTravel) => names.map((name) => row[name]);
  return {
    key,
    title,
    value: (row) => values(row).filter(Boolean).join(", "),
    exported: names.map((name) => ({ title: travelLabels[name], value: (row) => row[name] })),
    cell(row) {
      const [time, place, number] = values(row);
      if (!time && !place) return "–";
      return (
        <>
          {time && <span className="whitespace-nowrap">{formatLocalTime(time)}</span>}
          <small>
            {place}
            {place && number && ", "}
            <span className="whitespace-nowrap">{number}</span>
          </small>
        </>
      );
    },
  };
}

/** When and where a row's people arrive and leave. */
export const travelColumns: readonly Column<StoredTravel>[] = [
  column("arrival", "Arrival", ["timeOfArrival", "arrivalLocation", "arrivalTripNumber"]),
  column("departure", "Departure", ["timeOfDeparture", "departureLocation", "departureTripNumber"]),
];

/** A filter by the place of arrival; all places in words are "Other". */
export const placeFilter: Filter<{ arrivalLocation: string | null }> = {
  name: "place",
  title: travelLabels.arrivalLocation,
  values({ arrivalLocation: place }) {
    if (place === null) return [];
    return [wordsOfOther(place) === null ? place : otherPlace];
  },
};
