import type { ReactNode } from "react";
import type { GroupedLeader } from "@/components/leader/group-leaders";
import { MailLink } from "@/components/leader/mail-link";
import { missingFilter } from "@/components/person/missing-filter";
import { portraitColumn } from "@/components/person/portrait-column";
import { PhoneLink } from "@/components/ui/phone-link";
import type { Column, Filter } from "@/components/ui/table-state";

export const leaderFilters: Filter<GroupedLeader>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
  missingFilter(({ missing }) => missing),
];

const lines = (values: readonly string[], render: (value: string) => ReactNode) =>
  values.map((value) => <div key={value}>{render(value)}</div>);

export const leaderColumns: Column<GroupedLeader>[] = [
  portraitColumn((leader) => leader),
  { key: "name", title: "Full name", isRowHeader: true, value: ({ fullName }) => fullName },
  { key: "country", title: "Country", value: ({ country }) => country },
  {
    key: "teams",
    title: "Teams",
    value: ({ teams }) => teams.join("\n"),
    cell: ({ teams }) => lines(teams, (team) => <bdi>{team}</bdi>),
  },
  {
    key: "phone",
    title: "Phone number",
    value: ({ phoneNumbers }) => phoneNumbers.join("\n"),
    cell: ({ phoneNumbers }) => lines(phoneNumbers, (number) => <PhoneLink number={number} />),
  },
  {
    key: "email",
    title: "E-mail",
    value: ({ emails }) => emails.join("\n"),
    cell: ({ emails }) => lines(emails, (email) => <MailLink email={email} />),
  },
];
