/** The lists of options that belong to an edition, by their names in the API, with the columns that have the options. */
export const choiceLists = {
  tShirtSizesList: { label: "T-shirt sizes", column: "tShirtSizes" },
  operatingSystemNamesList: { label: "Operating systems", column: "operatingSystemNames" },
  arrivalLocationsList: { label: "Arrival locations", column: "arrivalLocations" },
} as const;

export type ListName = keyof typeof choiceLists;
export type ChoiceColumn = (typeof choiceLists)[ListName]["column"];
/** The options of an edition by column. */
export type ChoiceOptions = Readonly<Record<ChoiceColumn, readonly string[]>>;

export const listNames = Object.keys(choiceLists) as ListName[];

export function mapLists<T>(make: (list: ListName) => T): Record<ListName, T> {
  return Object.fromEntries(listNames.map((list) => [list, make(list)])) as Record<ListName, T>;
}

export const choiceColumns = Object.fromEntries(
  Object.values(choiceLists).map(({ column }) => [column, true]),
) as Record<ChoiceColumn, true>;

/** The arrival location that every edition has. */
export const otherPlace = "Other";
