import type { Column, Filter } from "@/components/ui/data-table";
import { Link } from "@/components/ui/link";
import type { Warning } from "@/lib/team/warnings";

const countriesOf = ({ teams }: Warning) => [...new Set(teams.map(({ countryName }) => countryName))];

export const warningFilters: Filter<Warning>[] = [
  { name: "kind", title: "Warning", values: ({ kind }) => [kind] },
  { name: "country", title: "Country", values: countriesOf },
];

export const warningColumns: Column<Warning>[] = [
  { key: "name", title: "Name", isRowHeader: true, value: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: "kind", title: "Warning", value: ({ kind }) => kind },
  { key: "details", title: "Details", value: ({ details }) => details },
  {
    key: "teams",
    title: "Teams",
    value: ({ teams }) => teams.map(({ name }) => name).join("\n"),
    cell: ({ teams }) =>
      teams.map(({ id, name }) => (
        <div key={id}>
          <Link href={`/editTeam?team=${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </div>
      )),
  },
  {
    key: "countries",
    title: "Countries",
    value: (warning) => countriesOf(warning).join("\n"),
    cell: (warning) => countriesOf(warning).map((country) => <div key={country}>{country}</div>),
  },
];
