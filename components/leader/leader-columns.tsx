import type { GroupedLeader } from "@/components/leader/group-leaders";
import { missingFilter } from "@/components/person/missing-filter";
import { portraitColumn } from "@/components/person/portrait-column";
import type { Column, Filter } from "@/components/ui/data-table";
import { PhoneLink } from "@/components/ui/phone-link";

export const leaderFilters: Filter<GroupedLeader>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
  missingFilter(({ missing }) => missing),
];

function Lines({ lines, href }: { lines: readonly string[]; href?: (line: string) => string }) {
  return lines.map((line) => <div key={line}>{href ? <a href={href(line)}>{line}</a> : <bdi>{line}</bdi>}</div>);
}

export const leaderColumns: Column<GroupedLeader>[] = [
  portraitColumn((leader) => leader),
  { key: "name", title: "Full name", isRowHeader: true, value: ({ fullName }) => fullName },
  { key: "country", title: "Country", value: ({ country }) => country },
  {
    key: "teams",
    title: "Teams",
    isLong: true,
    value: ({ teams }) => teams.join("\n"),
    cell: ({ teams }) => <Lines lines={teams} />,
  },
  {
    key: "phone",
    title: "Phone number",
    value: ({ phoneNumbers }) => phoneNumbers.join("\n"),
    cell: ({ phoneNumbers }) =>
      phoneNumbers.map((number) => (
        <div key={number}>
          <PhoneLink number={number} />
        </div>
      )),
  },
  {
    key: "email",
    title: "E-mail",
    isLong: true,
    value: ({ emails }) => emails.join("\n"),
    cell: ({ emails }) => <Lines lines={emails} href={(email) => `mailto:${email}`} />,
  },
];
