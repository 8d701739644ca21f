import { detailLabels } from "@/lib/person/labels";

const expectedDetails = [
  { field: "picture", label: "picture", property: "picturePath" },
  { field: "nativeName", label: "native name", property: "nativeName" },
  { field: "tShirtSize", label: "T-shirt size", property: "tShirtSize" },
] as const;

type MissingField = (typeof expectedDetails)[number]["field"];

type Details = Record<"picturePath" | "nativeName" | "tShirtSize", string | null>;

export const missingFields = (person: Details): { field: MissingField; label: string }[] =>
  expectedDetails.flatMap(({ field, label, property }) => (person[property] ? [] : [{ field, label }]));

type DetailColumns = Record<"pictureHash" | "nativeName" | "tShirtSize", string | null>;

export function missingLabels(people: readonly DetailColumns[]): string[] {
  const missing = people.flatMap(({ pictureHash, ...person }) =>
    missingFields({ ...person, picturePath: pictureHash }),
  );
  return [...new Set(missing.map(({ field }) => detailLabels[field]))];
}
