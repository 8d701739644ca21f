import type { TeamData } from "@/components/team/edit/team-data";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { formatInstant } from "@/lib/platform/time/time";

interface TravelNoteProps {
  data: TeamData;
  timeZone: string;
  /** Whether the member travels without the leader. */
  isAlone?: boolean;
}

/** The team's travel and transfers, shown in the form of each member who travels with it. */
export function TravelNote({ data: { team, transfers }, timeZone, isAlone = false }: TravelNoteProps) {
  if (team.isOnline) return <p className="text-ink-soft text-sm">The team takes part online.</p>;
  if (isAlone)
    return <p className="text-ink-soft text-sm">Travels without the leader, and not in the team’s transfers.</p>;
  const at = (instant: string | null, ...placeAndTrip: (string | null)[]) =>
    instant ? [formatInstant(new Date(instant), timeZone), ...placeAndTrip].filter(Boolean).join(", ") : "–";
  return (
    <div className="grid gap-1 text-ink-soft">
      <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">Arrival</dt>
          <dd>{at(team.timeOfArrival, team.arrivalLocation, team.arrivalTripNumber)}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">Departure</dt>
          <dd>{at(team.timeOfDeparture, team.departureLocation, team.departureTripNumber)}</dd>
        </div>
      </dl>
      <TransferNotes transfers={transfers} />
    </div>
  );
}
