import type { ReactNode } from "react";
import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/contest/empty-texts";
import { type GroupedLeader, groupLeaders } from "@/components/leader/group-leaders";
import { MailLink } from "@/components/leader/mail-link";
import { UnusedLeaders } from "@/components/leader/unused-leaders";
import { missingFilter } from "@/components/person/missing-filter";
import { portraitColumn } from "@/components/person/portrait-column";
import { PhoneLink } from "@/components/ui/phone-link";
import { TablePage } from "@/components/ui/table-page";
import type { Column, Filter, SearchParams } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { listLeaderRecords, listUnusedLeaders } from "@/lib/leader/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/leaders";

export const generateMetadata = () => accountMetadata(path);

const filters: Filter<GroupedLeader>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
  missingFilter(({ missing }) => missing),
];

const linesColumn = (
  key: "teams" | "phoneNumbers" | "emails",
  title: string,
  render: (line: string) => ReactNode,
): Column<GroupedLeader> => ({
  key,
  title,
  value: (leader) => leader[key].join("\n"),
  cell: (leader) => leader[key].map((line) => <div key={line}>{render(line)}</div>),
});

const columns: Column<GroupedLeader>[] = [
  portraitColumn((leader) => leader),
  { key: "name", title: "Full name", isRowHeader: true, value: ({ fullName }) => fullName },
  { key: "country", title: "Country", value: ({ country }) => country },
  linesColumn("teams", "Teams", (team) => <bdi>{team}</bdi>),
  linesColumn("phoneNumbers", "Phone number", (number) => <PhoneLink number={number} />),
  linesColumn("emails", "E-mail", (email) => <MailLink email={email} />),
];

/** All leaders and deputies with their teams (specification, section 2, "Control panel", Leaders). */
export default async function LeadersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const [records, unused, countries] = await Promise.all([
    listLeaderRecords(edition.year),
    edition.isCurrent ? listUnusedLeaders(actor) : [],
    listCountries(),
  ]);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  const leaders = groupLeaders(records, (id) => names.get(id) ?? "");
  return (
    <>
      <TablePage
        title="Leaders"
        itemNames={["leader", "leaders"]}
        path={path}
        searchParams={params}
        rows={leaders}
        rowKey={({ key }) => key}
        columns={columns}
        filters={filters}
        empty={emptyTexts("leaders", "Leaders appear here once a team is registered.", edition)}
      />
      <UnusedLeaders leaders={unused} hasCountry />
    </>
  );
}
