import type { ContestantModel, PersonModel, TeamModel, TransferModel } from "@/lib/generated/prisma/models";

interface ChoiceList {
  label: string;
  /** The column of the edition that has the options. */
  column: string;
  /** The columns of records that hold a chosen value, by table. */
  usedIn: {
    Person?: readonly (keyof PersonModel)[];
    Team?: readonly (keyof TeamModel)[];
    Contestant?: readonly (keyof ContestantModel)[];
    Transfer?: readonly (keyof TransferModel)[];
  };
}

const places = ["arrivalLocation", "departureLocation"] as const;

/**
 * The lists of options that belong to an edition, by their names in the API. Settings, forms' options, renaming, counting
 * of uses and the next edition's lists are derived from them.
 */
export const choiceLists = {
  tShirtSizesList: { label: "T-shirt sizes", column: "tShirtSizes", usedIn: { Person: ["tShirtSize"] } },
  operatingSystemNamesList: {
    label: "Operating systems",
    column: "operatingSystemNames",
    usedIn: { Contestant: ["operatingSystemName"] },
  },
  arrivalLocationsList: {
    label: "Arrival locations",
    column: "arrivalLocations",
    usedIn: { Person: places, Team: places, Transfer: ["place"] },
  },
} as const satisfies Record<string, ChoiceList>;

export type ListName = keyof typeof choiceLists;
export type ChoiceColumn = (typeof choiceLists)[ListName]["column"];
/** The options of an edition by column. */
export type ChoiceOptions = Readonly<Record<ChoiceColumn, readonly string[]>>;

export const listNames = Object.keys(choiceLists) as ListName[];

/** Makes one value for each list. */
export function mapLists<T>(make: (list: ListName) => T): Record<ListName, T> {
  return Object.fromEntries(listNames.map((list) => [list, make(list)])) as Record<ListName, T>;
}

/** The columns of records that hold a value of a list, by table. */
export function columnsUsing(list: ListName): [table: string, columns: readonly string[]][] {
  const { usedIn }: ChoiceList = choiceLists[list];
  return Object.entries(usedIn);
}

export const choiceColumns = Object.fromEntries(
  Object.values(choiceLists).map(({ column }) => [column, true]),
) as Record<ChoiceColumn, true>;

/** The arrival location that every edition has. */
export const otherPlace = "Other";
