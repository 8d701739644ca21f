import type { Column } from "@/components/ui/data-table";

interface Travel {
  /** Local to the venue. */
  timeOfArrival: string | null;
  arrivalLocation: string | null;
  timeOfDeparture: string | null;
  departureLocation: string | null;
}

type TimeAndPlace = [time: string | null, place: string | null];

function column(key: string, title: string, of: (row: Travel) => TimeAndPlace): Column<Travel> {
  return {
    key,
    title,
    value: (row) => of(row).filter(Boolean).join(", "),
    cell(row) {
      const [time, place] = of(row);
      if (!time && !place) return "–";
      return (
        <>
          <div className="whitespace-nowrap">{time}</div>
          {place}
        </>
      );
    },
  };
}

/** When and where a row's people arrive and leave. */
export const travelColumns: readonly Column<Travel>[] = [
  column("arrival", "Arrival", ({ timeOfArrival, arrivalLocation }) => [timeOfArrival, arrivalLocation]),
  column("departure", "Departure", ({ timeOfDeparture, departureLocation }) => [timeOfDeparture, departureLocation]),
];
