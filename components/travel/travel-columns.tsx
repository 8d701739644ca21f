import type { Column } from "@/components/ui/data-table";

interface Travel {
  /** Local to the venue. */
  timeOfArrival: string | null;
  arrivalLocation: string | null;
  arrivalTripNumber: string | null;
  timeOfDeparture: string | null;
  departureLocation: string | null;
  departureTripNumber: string | null;
}

type Trip = [time: string | null, place: string | null, number: string | null];

function column(key: string, title: string, of: (row: Travel) => Trip): Column<Travel> {
  return {
    key,
    title,
    value: (row) => of(row).filter(Boolean).join(", "),
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
  column("arrival", "Arrival", (row) => [row.timeOfArrival, row.arrivalLocation, row.arrivalTripNumber]),
  column("departure", "Departure", (row) => [row.timeOfDeparture, row.departureLocation, row.departureTripNumber]),
];
