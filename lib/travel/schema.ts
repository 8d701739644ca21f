import { z } from "zod";
import { hasOffset } from "@/lib/platform/time/time";
import { instant, instantText, keptText, optionalText, required } from "@/lib/platform/validation/fields";
import { travelLabels } from "@/lib/travel/labels";

export const locationMeta = {
  description: "One of `arrivalLocationsList`, or `Other: ` and another place in words.",
  example: "Other",
};

const tripNumber = (what: string) =>
  keptText(what, 40).meta({
    description: "The number of a flight or a train. Without it, a change keeps the stored one.",
    example: "FB 977",
  });

const tripNumbers = {
  arrivalTripNumber: tripNumber(travelLabels.arrivalTripNumber),
  departureTripNumber: tripNumber(travelLabels.departureTripNumber),
};

export const travelFields = {
  timeOfArrival: instantText(travelLabels.timeOfArrival),
  arrivalLocation: required(travelLabels.arrivalLocation).meta(locationMeta),
  timeOfDeparture: instantText(travelLabels.timeOfDeparture).meta({ example: "2025-04-13T09:00" }),
  departureLocation: required(travelLabels.departureLocation).meta(locationMeta),
  ...tripNumbers,
};

const blankAsNull = (value: unknown) => (value === "" ? null : value);

/** For members of a team, who travel with it, and online teams. */
export const optionalTravelFields = {
  timeOfArrival: z.preprocess(blankAsNull, travelFields.timeOfArrival.nullish()),
  arrivalLocation: optionalText(travelLabels.arrivalLocation).meta(locationMeta),
  timeOfDeparture: z.preprocess(blankAsNull, travelFields.timeOfDeparture.nullish()),
  departureLocation: optionalText(travelLabels.departureLocation).meta(locationMeta),
  ...tripNumbers,
};

const keptPlace = (name: "arrivalLocation" | "departureLocation") =>
  keptText(travelLabels[name], 120).meta({
    ...locationMeta,
    description: `${locationMeta.description} Without it, a change keeps the stored one.`,
  });

/** For contestants who travel without their team; `null` says that a detail is unknown. */
export const ownTravelFields = {
  ...optionalTravelFields,
  arrivalLocation: keptPlace("arrivalLocation"),
  departureLocation: keptPlace("departureLocation"),
};

const location = z.string().nullable().meta({ description: locationMeta.description });
const storedTripNumber = z.string().nullable().meta({ description: "The number of a flight or a train." });

export const travel = {
  timeOfArrival: instant.nullable(),
  arrivalLocation: location,
  arrivalTripNumber: storedTripNumber,
  timeOfDeparture: instant.nullable(),
  departureLocation: location,
  departureTripNumber: storedTripNumber,
};

type Times = Partial<Record<"timeOfArrival" | "timeOfDeparture", unknown>>;

/** True also if only one of the times has an offset: only the venue's time zone tells which one is later. */
export function departsAfterArrival({ timeOfArrival, timeOfDeparture }: Times): boolean {
  if (typeof timeOfArrival !== "string" || typeof timeOfDeparture !== "string") return true;
  if (hasOffset(timeOfArrival) !== hasOffset(timeOfDeparture)) return true;
  const comparable = (text: string) => Date.parse(hasOffset(text) ? text : `${text}Z`);
  return comparable(timeOfArrival) < comparable(timeOfDeparture);
}

const times = z.object({ timeOfArrival: travelFields.timeOfArrival, timeOfDeparture: travelFields.timeOfDeparture });

/** The options of the check `departsAfterArrival`, whose error is shown together with those of other fields. */
export const departureError = {
  path: ["timeOfDeparture"],
  error: "The departure must be later than the arrival.",
  when: ({ value }: { value: unknown }) => times.safeParse(value).success,
};
