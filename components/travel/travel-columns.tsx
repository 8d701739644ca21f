import { filterColumn } from "@/components/ui/table/columns";
import type { ColumnDef } from "@/components/ui/table/features";
import { otherPlace } from "@/lib/edition/choice-lists";
import { formatLocalTime } from "@/lib/platform/time/time";
import { type StoredTravel, travelLabels } from "@/lib/travel/labels";
import { wordsOfOther } from "@/lib/travel/place";

/** A column of an arrival or a departure: time, place and trip number, in the order of `names`. */
function journeyColumn<Row extends StoredTravel>(
  id: string,
  header: string,
  names: readonly (keyof StoredTravel)[],
): ColumnDef<Row> {
  const valuesOf = (row: StoredTravel) => names.map((name) => row[name]);
  return {
    id,
    header,
    accessorFn: (row) => valuesOf(row).filter(Boolean).join(", "),
    cell({ row: { original } }) {
      const [time, place, number] = valuesOf(original);
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
    meta: { exported: names.map((name) => ({ title: travelLabels[name], value: (row) => row[name] })) },
  };
}

/** When and where a row's people arrive and leave. */
export const travelColumns = <Row extends StoredTravel>(): ColumnDef<Row>[] => [
  journeyColumn("arrival", "Arrival", ["timeOfArrival", "arrivalLocation", "arrivalTripNumber"]),
  journeyColumn("departure", "Departure", ["timeOfDeparture", "departureLocation", "departureTripNumber"]),
];

/** A hidden column to filter by the place of arrival; every place described in words is "Other". */
export const placeFilter = filterColumn(
  "place",
  travelLabels.arrivalLocation,
  ({ arrivalLocation: place }: Pick<StoredTravel, "arrivalLocation">) => {
    if (place === null) return [];
    return [wordsOfOther(place) === null ? place : otherPlace];
  },
);
