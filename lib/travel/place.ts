import { type ChoiceOptions, otherPlace } from "@/lib/edition/choice-lists";
import { findChoice } from "@/lib/platform/validation/find-choice";

const prefix = `${otherPlace}: `;

/** e.g. "Plovdiv" of "Other: Plovdiv", empty of "Other"; null for a place of the edition. */
export function wordsOfOther(place: string): string | null {
  if (place === otherPlace) return "";
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

/** People whose place is not one of the edition come and go by themselves. */
export const needsVehicle = (place: string | null): boolean => place === null || wordsOfOther(place) === null;

export const otherPlaceInWords = (words: string): string => (words.trim() ? prefix + words : otherPlace);

/** "Other: Plovdiv", also with other blanks and letters. */
const inWords = new RegExp(`^\\s*${otherPlace}\\s*:\\s*(?=\\S)`, "i");

/** The options of a place, and the place itself if it is in words and the edition offers "Other". */
export function placeOptions(
  place: string | null | undefined,
  { arrivalLocations }: Pick<ChoiceOptions, "arrivalLocations">,
): readonly string[] {
  const isOtherOffered = findChoice(arrivalLocations, otherPlace) !== undefined;
  return isOtherOffered && place && inWords.test(place)
    ? [...arrivalLocations, place.replace(inWords, prefix)]
    : arrivalLocations;
}

interface GivenPlaces {
  input: { arrivalLocation?: string | null | undefined; departureLocation?: string | null | undefined };
  edition: Pick<ChoiceOptions, "arrivalLocations">;
  /** The prefix of the request's fields. */
  at?: string;
}

/** The options of both places, by field of the request. */
export const travelOptions = ({ input, edition, at = "" }: GivenPlaces) => ({
  [`${at}arrivalLocation`]: placeOptions(input.arrivalLocation, edition),
  [`${at}departureLocation`]: placeOptions(input.departureLocation, edition),
});
