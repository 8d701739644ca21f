import { Link } from "@/components/ui/link";
import { tableHref } from "@/components/ui/table-state";
import type { TravelDirection } from "@/lib/generated/prisma/enums";

interface DirectionSwitchProps {
  path: string;
  direction: TravelDirection;
  /** The year of a past edition. */
  year: string;
}

/** Links to arrivals and departures. */
export function DirectionSwitch({ path, direction, year }: DirectionSwitchProps) {
  const links = { ARRIVAL: "Arrivals", DEPARTURE: "Departures" } as const;
  return (
    <nav aria-label="Directions" className="mb-5 border-rule border-b print:hidden">
      <ul className="flex gap-x-5">
        {(["ARRIVAL", "DEPARTURE"] as const).map((one) => (
          <li key={one}>
            <Link
              href={tableHref(path, { direction: one === "ARRIVAL" ? "" : one, year })}
              aria-current={one === direction ? "page" : undefined}
              className="block border-transparent border-b-3 py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-maple aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas]"
            >
              {links[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
