/** By the list's name in the API. */
export const choiceLists = {
  tShirtSizesList: { label: "T-shirt sizes", column: "tShirtSizes" },
  operatingSystemNamesList: { label: "Operating systems", column: "operatingSystemNames" },
  arrivalLocationsList: { label: "Arrival locations", column: "arrivalLocations" },
} as const;

export type ListName = keyof typeof choiceLists;
export type ChoiceColumn = (typeof choiceLists)[ListName]["column"];
export type ChoiceOptions = Readonly<Record<ChoiceColumn, readonly string[]>>;

export const listNames = Object.keys(choiceLists) as ListName[];

export function mapLists<T>(make: (list: ListName) => T): Record<ListName, T> {
  return Object.fromEntries(listNames.map((list) => [list, make(list)])) as Record<ListName, T>;
}

export const choiceColumns = Object.fromEntries(
  Object.values(choiceLists).map(({ column }) => [column, true]),
) as Record<ChoiceColumn, true>;

export const otherPlace = "Other";
