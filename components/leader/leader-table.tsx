import type { GroupedLeader } from "@/components/leader/group-leaders";
import { portraitColumn } from "@/components/person/portrait-column";
import { type Column, DataTable, type Filter } from "@/components/ui/data-table";
import type { SearchParams } from "@/components/ui/table-state";

const filters: Filter<GroupedLeader>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
];

const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;

function Lines({ lines, href }: { lines: readonly string[]; href?: (line: string) => string }) {
  return lines.map((line) => <div key={line}>{href ? <a href={href(line)}>{line}</a> : <bdi>{line}</bdi>}</div>);
}

const columns: Column<GroupedLeader>[] = [
  portraitColumn((leader) => leader),
  { key: "name", title: "Full name", isRowHeader: true, value: ({ fullName }) => fullName },
  { key: "country", title: "Country", value: ({ country }) => country },
  {
    key: "teams",
    title: "Teams",
    value: ({ teams }) => teams.join("\n"),
    cell: ({ teams }) => <Lines lines={teams} />,
  },
  {
    key: "phone",
    title: "Phone number",
    value: ({ phoneNumbers }) => phoneNumbers.join("\n"),
    cell: ({ phoneNumbers }) => <Lines lines={phoneNumbers} href={telephone} />,
  },
  {
    key: "email",
    title: "E-mail",
    value: ({ emails }) => emails.join("\n"),
    cell: ({ emails }) => <Lines lines={emails} href={(email) => `mailto:${email}`} />,
  },
];

/** All leaders and deputies with their teams (specification, section 2, "Control panel", Leaders). */
export function LeaderTable({
  leaders,
  searchParams,
}: {
  leaders: readonly GroupedLeader[];
  searchParams: SearchParams;
}) {
  return (
    <DataTable
      name="leaders"
      title="List of leaders"
      itemNames={["leader", "leaders"]}
      path="/controlPanel/leaders"
      searchParams={searchParams}
      rows={leaders}
      rowKey={({ key }) => key}
      columns={columns}
      filters={filters}
      empty={{ title: "No leaders yet", text: "They appear here with the first team." }}
    />
  );
}
