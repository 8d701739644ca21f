import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { formatTime } from "@/lib/platform/time/time";
import { seatsText, shortTime } from "@/lib/travel/transfers/rules";
import type { TransferSuggestion } from "@/lib/travel/transfers/schema";

interface SuggestionPreviewProps {
  suggestion: TransferSuggestion;
  direction: TravelDirection;
  timeZone: string;
}

/** The vehicles of a suggestion with their parties, and the parties that are in none. */
export function SuggestionPreview({ suggestion: { vehicles, leftOver }, direction, timeZone }: SuggestionPreviewProps) {
  const timeOf = (time: string | null) => (time ? formatTime(new Date(time), timeZone) : "");
  const reasons = {
    NO_TIME: () => `no time of ${direction === "ARRIVAL" ? "arrival" : "departure"}`,
    NO_PLACE: () => "no exact place",
    TOO_LARGE: (people: number) => `${people} people are more than a vehicle has seats`,
  };
  return (
    <div className="mb-5 grid gap-5">
      <p role="status">
        {plural(vehicles.length, "vehicle", "vehicles")}, {plural(leftOver.length, "party", "parties")} in none
      </p>
      <ul className="grid gap-3">
        {vehicles.map(({ vehicle, place, leavesAt, parties, ...seats }) => (
          <li key={vehicle}>
            <p>
              <b>
                {shortTime(leavesAt, timeZone)}, {vehicle}
              </b>
              , {place}: {seatsText(seats)}
            </p>
            <ul className="text-ink-soft text-sm">
              {parties.map(({ id, name, time, country, people }) => (
                <li key={id}>
                  {timeOf(time)} <bdi>{name}</bdi>, {country.name}, {plural(people.length, "person", "people")}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {leftOver.length > 0 && (
        <div>
          <h3 className="text-lg">In no vehicle</h3>
          <ul className="text-sm">
            {leftOver.map(({ party: { id, name, country, people }, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi>, {country.name}: {reasons[reason](people.length)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
