import type { Column } from "@/components/ui/data-table";

interface Travel {
  /** Local to the venue. */
  timeOfArrival: string | null;
  arrivalLocation: string | null;
  timeOfDeparture: string | null;
  departureLocation: string | null;
}

function column(key: string, title: string, partsOf: (row: Travel) => (string | null)[]): Column<Travel> {
  const known = (row: Travel) => partsOf(row).filter((part) => part !== null);
  return {
    key,
    title,
    value: (row) => known(row).join(", "),
    cell: (row) => known(row).map((part) => <div key={part}>{part}</div>),
  };
}

/** When and where a row's people arrive and leave. */
export const travelColumns: readonly Column<Travel>[] = [
  column("arrival", "Arrival", ({ timeOfArrival, arrivalLocation }) => [timeOfArrival, arrivalLocation]),
  column("departure", "Departure", ({ timeOfDeparture, departureLocation }) => [timeOfDeparture, departureLocation]),
];
