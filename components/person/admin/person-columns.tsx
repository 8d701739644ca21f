import { fullNameColumn } from "@/components/person/full-name-column";
import { portraitColumn } from "@/components/person/portrait-column";
import type { Column, Filter } from "@/components/ui/table-state";
import type { Person } from "@/lib/person/schema";

/** A row of the lists of people. */
export interface PersonRow extends Omit<Person, "roles"> {
  /** BCP 47, if known. */
  nativeLanguage: string | undefined;
  countryName: string;
  roleTitles: readonly string[];
}

export const personColumns: readonly Column<PersonRow>[] = [
  portraitColumn((person) => person),
  fullNameColumn,
  { key: "country", title: "Country", value: ({ countryName }) => countryName },
  { key: "size", title: "T-shirt size", value: ({ tShirtSize }) => tShirtSize },
  {
    key: "roles",
    title: "Roles",
    value: ({ roleTitles }) => roleTitles.join("; "),
    cell: ({ roleTitles }) => <Roles titles={roleTitles} />,
  },
];

export const personFilters: readonly Filter<PersonRow>[] = [
  { name: "country", title: "Country", values: ({ countryName }) => [countryName] },
  { name: "role", title: "Role", values: ({ roleTitles }) => roleTitles },
];

function Roles({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return "–";
  return (
    <ul>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
