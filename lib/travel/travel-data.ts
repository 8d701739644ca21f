import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { invalid } from "@/lib/platform/errors/problem";
import { addDays, dateText, formatDate, toLocalDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";
import type { StoredTravel } from "@/lib/travel/labels";
import { departureError } from "@/lib/travel/schema";
import type { Travel } from "@/lib/travel/views";

type TravelInput = Partial<StoredTravel> & Pick<StoredTravel, "arrivalLocation" | "departureLocation">;
type Edition = Pick<EditionRow, "startDate" | "endDate" | "timeZone">;

const maxDaysFromEdition = 60;

/** Throws 422 on `field` for a time more than 60 days from the edition, e.g. in another year. */
function requireNear(field: string, instant: Date, edition: Edition): void {
  const first = addDays(dateText(edition.startDate), -maxDaysFromEdition);
  const last = addDays(dateText(edition.endDate), maxDaysFromEdition);
  const day = toLocalDate(instant, edition.timeZone);
  if (day < first || day > last)
    throw invalid({ [field]: [`Choose a date from ${formatDate(first)} to ${formatDate(last)}.`] });
}

interface GivenTravel {
  actor: Pick<Actor, "role">;
  input: TravelInput;
  edition: Edition;
  /** Supplies trip numbers that the request leaves out; its times may be far from the edition. */
  stored: Travel | null;
  /** The prefix of the request's fields. */
  at?: string;
}

/**
 * The columns for the travel of a request; times without an offset are local to the venue. Throws 422 for a time that the
 * clocks skip, a departure before the arrival and, unless an administrator sends it, a new time far from the edition.
 */
export function toTravelData({ actor, input, edition, stored, at = "" }: GivenTravel): Travel {
  const instantOf = (field: "timeOfArrival" | "timeOfDeparture") => {
    const text = input[field];
    if (!text) return null;
    const instant = requireInstant(`${at}${field}`, text, edition.timeZone);
    const isStored = instant.getTime() === stored?.[field]?.getTime();
    if (actor.role !== "Administrator" && !isStored) requireNear(`${at}${field}`, instant, edition);
    return instant;
  };
  const timeOfArrival = instantOf("timeOfArrival");
  const timeOfDeparture = instantOf("timeOfDeparture");
  if (timeOfArrival && timeOfDeparture && timeOfArrival >= timeOfDeparture) {
    throw invalid({ [`${at}timeOfDeparture`]: [departureError.error] });
  }
  const tripNumberOf = (name: "arrivalTripNumber" | "departureTripNumber") =>
    (input[name] === undefined ? stored?.[name] : input[name]) ?? null;
  return {
    timeOfArrival,
    arrivalLocation: input.arrivalLocation,
    arrivalTripNumber: tripNumberOf("arrivalTripNumber"),
    timeOfDeparture,
    departureLocation: input.departureLocation,
    departureTripNumber: tripNumberOf("departureTripNumber"),
  };
}
