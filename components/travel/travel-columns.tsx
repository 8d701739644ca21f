import type { Column } from "@/components/ui/table-state";
import { formatLocalTime } from "@/lib/platform/time/time";
import { type StoredTravel, travelLabels } from "@/lib/travel/labels";

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
