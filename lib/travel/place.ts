import { type ChoiceOptions, otherPlace } from "@/lib/edition/choice-lists";
import type { Choice } from "@/lib/edition/rules";
import type { Travel } from "@/lib/travel/view";

const prefix = `${otherPlace}: `;

/** e.g. "Plovdiv" of "Other: Plovdiv"; null for a place of the edition. */
export function wordsOfOther(place: string): string | null {
  if (place === otherPlace) return "";
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

/** Those who arrive at or leave from another place come and go by themselves. */
export const needsVehicle = (place: string | null): boolean => place === null || wordsOfOther(place) === null;

export const otherPlaceInWords = (words: string): string => (words.trim() ? prefix + words : otherPlace);

/** A place in words counts as "Other". */
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
