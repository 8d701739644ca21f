import { mapKeys } from "@/lib/platform/map-keys";

/** The lists that organizers edit, by their names in the API. */
export const choiceLists = {
  tShirtSizesList: { label: "T-shirt sizes", column: "tShirtSizes" },
  operatingSystemNamesList: { label: "Operating systems", column: "operatingSystemNames" },
  arrivalLocationsList: { label: "Arrival locations", column: "arrivalLocations" },
} as const;

export type ListName = keyof typeof choiceLists;
export type ChoiceColumn = (typeof choiceLists)[ListName]["column"];
export type ChoiceOptions = Readonly<Record<ChoiceColumn, readonly string[]>>;

export const listNames = Object.keys(choiceLists) as ListName[];

export const mapLists = <T>(toValue: (list: ListName) => T) => mapKeys(listNames, toValue);

export const choiceColumns = Object.fromEntries(
  Object.values(choiceLists).map(({ column }) => [column, true]),
) as Record<ChoiceColumn, true>;

export const otherPlace = "Other";

/** The places of arrival without "Other". */
export const arrivalPlaces = ({ arrivalLocations }: Pick<ChoiceOptions, "arrivalLocations">): string[] =>
  arrivalLocations.filter((place) => place !== otherPlace);
