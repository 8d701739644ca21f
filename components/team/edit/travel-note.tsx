import type { Team } from "@/lib/team/schema";
import { formatInstant } from "@/lib/time";

interface TravelNoteProps {
  team: Team;
  timeZone: string;
}

/** The team's travel, shown in the form of each member. */
export function TravelNote({ team, timeZone }: TravelNoteProps) {
  if (team.isOnline) return <p className="text-ink-soft text-sm">The team takes part online.</p>;
  const at = (instant: string | null, ...placeAndTrip: (string | null)[]) =>
    instant ? [formatInstant(new Date(instant), timeZone), ...placeAndTrip].filter(Boolean).join(", ") : "–";
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 text-ink-soft text-sm">
      <div className="flex flex-wrap gap-x-2">
        <dt className="font-semibold">Arrival</dt>
        <dd>{at(team.timeOfArrival, team.arrivalLocation, team.arrivalTripNumber)}</dd>
      </div>
      <div className="flex flex-wrap gap-x-2">
        <dt className="font-semibold">Departure</dt>
        <dd>{at(team.timeOfDeparture, team.departureLocation, team.departureTripNumber)}</dd>
      </div>
    </dl>
  );
}
