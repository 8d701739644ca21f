import { DeletePerson } from "@/components/person/admin/delete-person";
import type { PersonSummary } from "@/components/person/guest-view";
import { portraitColumn } from "@/components/person/portrait-column";
import { ButtonLink } from "@/components/ui/button";
import type { Column, Filter } from "@/components/ui/data-table";

/** A row of the lists of people. */
export interface PersonRow extends PersonSummary {
  countryName: string;
  roleTitles: readonly string[];
  /** False for leaders, contestants, guides and the person being edited. */
  isDeletable: boolean;
}

export const personColumns: readonly Column<PersonRow>[] = [
  portraitColumn((person) => person),
  { key: "name", title: "Name", value: ({ fullName }) => fullName, isRowHeader: true },
  {
    key: "native",
    title: "Native name",
    value: ({ nativeName }) => nativeName,
    cell: ({ nativeName, nativeLanguage }) => <bdi lang={nativeLanguage}>{nativeName ?? "–"}</bdi>,
  },
  { key: "country", title: "Country", value: ({ countryName }) => countryName },
  { key: "size", title: "T-shirt size", value: ({ tShirtSize }) => tShirtSize },
  {
    key: "roles",
    title: "Roles",
    value: ({ roleTitles }) => roleTitles.join("; "),
    cell: ({ roleTitles }) => <Roles titles={roleTitles} />,
  },
];

/** The buttons of a row of the current edition. */
export const personActions: Column<PersonRow> = {
  key: "actions",
  title: "Actions",
  value: () => null,
  cell: ({ id, fullName, isDeletable }) => (
    <div className="flex gap-2 whitespace-nowrap max-md:*:flex-1">
      <ButtonLink size="sm" href={`/controlPanel/people?person=${id}`}>
        Edit<span className="sr-only"> {fullName}</span>
      </ButtonLink>
      {isDeletable && <DeletePerson id={id} fullName={fullName} />}
    </div>
  ),
  isDisplayOnly: true,
};

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
