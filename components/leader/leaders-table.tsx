"use client";

import type { ReactNode } from "react";
import { MailLink } from "@/components/leader/mail-link";
import { missingFilter } from "@/components/person/missing-filter";
import { portraitColumn } from "@/components/person/person-columns";
import { PhoneLink } from "@/components/ui/phone-link";
import { tableOf } from "@/components/ui/table/data-table";
import type { Column, Filter } from "@/components/ui/table-state";
import type { GroupedLeader } from "@/lib/leader/group-leaders";
import type { RowGaps } from "@/lib/readiness/gaps";

type LeaderRow = GroupedLeader & RowGaps;

const filters: Filter<LeaderRow>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
  missingFilter,
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
  portraitColumn,
  { key: "name", title: "Full name", isRowHeader: true, value: ({ fullName }) => fullName },
  { key: "country", title: "Country", value: ({ country }) => country },
  linesColumn("teams", "Teams", (team) => <bdi>{team}</bdi>),
  linesColumn("phoneNumbers", "Phone number", (number) => <PhoneLink number={number} />),
  linesColumn("emails", "E-mail", (email) => <MailLink email={email} />),
];

export const LeadersTable = tableOf<LeaderRow>({
  pageTitle: "Leaders",
  itemNames: ["leader", "leaders"],
  columns,
  filters,
});
