import { type ChoiceOptions, otherPlace } from "@/lib/contest/choice-lists";
import type { Choice } from "@/lib/contest/rules";

const prefix = `${otherPlace}: `;

/** The words of a place that is none of the edition's, such as "Plovdiv" of "Other: Plovdiv"; null for any other place. */
export function wordsOfOther(place: string): string | null {
  if (place === otherPlace) return "";
  return place.startsWith(prefix) ? place.slice(prefix.length) : null;
}

/** A place that is none of the edition's, described in words, which may be empty. */
export const otherPlaceInWords = (words: string): string => (words.trim() ? prefix + words : otherPlace);

interface Places {
  arrivalLocation: string | null;
  departureLocation: string | null;
}

/** The places of an arrival and a departure, which must be the edition's; those in words count as "Other". */
export function placeChoices(
  { arrivalLocation, departureLocation }: Places,
  { arrivalLocations: options }: Pick<ChoiceOptions, "arrivalLocations">,
): Choice[] {
  const optionOf = (place: string | null) => (place !== null && wordsOfOther(place) !== null ? otherPlace : place);
  return [
    { field: "arrivalLocation", value: optionOf(arrivalLocation), options },
    { field: "departureLocation", value: optionOf(departureLocation), options },
  ];
}
