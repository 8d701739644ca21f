"use client";

import { type ReactNode, useMemo } from "react";
import { MailLink } from "@/components/leader/mail-link";
import { countryColumn, portraitColumn } from "@/components/person/person-columns";
import { withAnswerColumns } from "@/components/question/answer-columns";
import { missingFilter } from "@/components/readiness/missing-column";
import { PhoneLink } from "@/components/ui/phone-link";
import { filterColumn } from "@/components/ui/table/columns";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import type { GroupedLeader } from "@/lib/leader/group-leaders";
import type { Question } from "@/lib/question/schema";
import type { RowGaps } from "@/lib/readiness/gaps";

export type LeaderRow = GroupedLeader & RowGaps;

/** A column with a line for each of a leader's values. */
const linesColumn = (
  id: "teams" | "phoneNumbers" | "emails",
  header: string,
  render: (line: string) => ReactNode,
): ColumnDef<LeaderRow> => ({
  id,
  header,
  accessorFn: (leader) => leader[id].join("\n"),
  cell: ({ row: { original } }) => original[id].map((line) => <div key={line}>{render(line)}</div>),
  meta: { isSelfExplanatory: true },
});

const columns: ColumnDef<LeaderRow>[] = [
  portraitColumn(),
  { id: "name", accessorKey: "fullName", header: "Full name", meta: { isRowHeader: true, initialSort: "asc" } },
  countryColumn(),
  linesColumn("teams", "Teams", (team) => <bdi>{team}</bdi>),
  linesColumn("phoneNumbers", "Phone number", (number) => <PhoneLink number={number} />),
  linesColumn("emails", "E-mail", (email) => <MailLink email={email} />),
  filterColumn("group", "Group", ({ groups }) => groups),
  missingFilter,
];

/** The columns and filters of the list of leaders; `questions` are those that leaders are asked. */
export const leaderList = (questions: readonly Question[]) =>
  withAnswerColumns({ columns, filters: ["country", "group", "missing"] }, questions);

interface LeadersTableProps extends ListProps<LeaderRow> {
  /** The questions that leaders are asked. */
  questions: readonly Question[];
}

export function LeadersTable({ questions, ...list }: LeadersTableProps) {
  const columnsAndFilters = useMemo(() => leaderList(questions), [questions]);
  return <DataTable {...list} {...columnsAndFilters} itemNames={["leader", "leaders"]} />;
}
