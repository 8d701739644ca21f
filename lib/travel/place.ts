import { type ChoiceOptions, otherPlace } from "@/lib/edition/choice-lists";
import type { Choice } from "@/lib/edition/rules";
import type { Travel } from "@/lib/travel/view";

const prefix = `${otherPlace}: `;

/** The words of a place that is none of the edition's, such as "Plovdiv" of "Other: Plovdiv"; null for any other place. */
export function wordsOfOther(place: string): string | null {
  if (place === otherPlace) return "";
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

/** A place that is none of the edition's, described in words, which may be empty. */
export const otherPlaceInWords = (words: string): string => (words.trim() ? prefix + words : otherPlace);

/** A place, which must be one of the edition's; one in words counts as "Other". */
export function placeChoice(
  field: string,
  place: string | null,
  { arrivalLocations: options }: Pick<ChoiceOptions, "arrivalLocations">,
): Choice {
  return { field, value: place !== null && wordsOfOther(place) !== null ? otherPlace : place, options };
}

export function placeChoices(
  places: Pick<Travel, "arrivalLocation" | "departureLocation">,
  edition: Pick<ChoiceOptions, "arrivalLocations">,
): Choice[] {
  return [
    placeChoice("arrivalLocation", places.arrivalLocation, edition),
    placeChoice("departureLocation", places.departureLocation, edition),
  ];
}
