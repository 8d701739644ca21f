import { DeletePerson } from "@/components/person/admin/delete-person";
import { ButtonLink } from "@/components/ui/button";
import type { Column, Filter } from "@/components/ui/data-table";
import { Portrait } from "@/components/ui/portrait";

/** A person as the lists show them. */
export interface PersonRow {
  id: string;
  fullName: string;
  nativeName: string | null;
  /** BCP 47; where it is known. */
  nativeLanguage: string | undefined;
  tShirtSize: string | null;
  picturePath: string | null;
  countryName: string;
  roleTitles: readonly string[];
  /** Not of those who lead, compete or guide, nor of the one being edited. */
  isDeletable: boolean;
}

/** The columns of the lists of people. */
export const personColumns: readonly Column<PersonRow>[] = [
  {
    key: "picture",
    title: "Picture",
    value: () => null,
    cell: ({ picturePath, fullName }) => <Portrait path={picturePath} name={fullName} />,
    isBare: true,
  },
  { key: "name", title: "Name", value: ({ fullName }) => fullName, isRowName: true },
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
  {
    key: "actions",
    title: "Actions",
    value: () => null,
    cell: ({ id, fullName, isDeletable }) => (
      <div className="person-actions">
        <ButtonLink small href={`/controlPanel/people?person=${id}`}>
          Edit<span className="sr-only"> {fullName}</span>
        </ButtonLink>
        {isDeletable && <DeletePerson id={id} fullName={fullName} />}
      </div>
    ),
    isBare: true,
  },
];

/** What narrows the lists of people. */
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
