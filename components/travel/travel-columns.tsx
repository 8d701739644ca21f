import type { Column } from "@/components/ui/data-table";
import { type TravelValues, travelLabels } from "@/lib/travel/labels";

/** Times are local to the venue. */
type Travel = Record<keyof TravelValues, string | null>;

function column(key: string, title: string, names: readonly (keyof Travel)[]): Column<Travel> {
  const of = (row: Travel) => names.map((name) => row[name]);
  return {
    key,
    title,
    value: (row) => of(row).filter(Boolean).join(", "),
    exported: names.map((name) => ({ title: travelLabels[name], value: (row) => row[name] })),
    cell(row) {
      const [time, place, number] = of(row);
      if (!time && !place) return "–";
      return (
        <>
          <div className="whitespace-nowrap">{time}</div>
          {place}
          {number && <div className="text-ink-soft">{number}</div>}
        </>
      );
    },
  };
}

/** When and where a row's people arrive and leave. */
export const travelColumns: readonly Column<Travel>[] = [
  column("arrival", "Arrival", ["timeOfArrival", "arrivalLocation", "arrivalTripNumber"]),
  column("departure", "Departure", ["timeOfDeparture", "departureLocation", "departureTripNumber"]),
];
