import { type ChoiceOptions, otherPlace } from "@/lib/edition/choice-lists";
import { type Choice, choiceOf } from "@/lib/edition/rules";
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

/** The choice of `owner[key]`. A place in words counts as "Other". */
export function placeChoice<Key extends string>(
  field: string,
  owner: { [key in Key]?: string | null | undefined },
  key: Key,
  { arrivalLocations }: Pick<ChoiceOptions, "arrivalLocations">,
): Choice {
  const choice = choiceOf(field, owner, key, arrivalLocations);
  return wordsOfOther(choice.value ?? "") === null ? choice : { ...choice, value: otherPlace };
}

/** `at` is the prefix of the request's fields. */
export function placeChoices(
  places: Partial<Pick<Travel, "arrivalLocation" | "departureLocation">>,
  edition: Pick<ChoiceOptions, "arrivalLocations">,
  at = "",
): Choice[] {
  return [
    placeChoice(`${at}arrivalLocation`, places, "arrivalLocation", edition),
    placeChoice(`${at}departureLocation`, places, "departureLocation", edition),
  ];
}
