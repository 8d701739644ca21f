"use client";

import { useMemo } from "react";
import { fullNameColumn } from "@/components/person/person-columns";
import { answerColumns, withAnswerColumns } from "@/components/question/answer-columns";
import { missingColumn } from "@/components/readiness/missing-column";
import { groupColumn, officialLabel, onlineLabel } from "@/components/team/team-badges";
import { guideValues, teamFilterColumns, teamFilters } from "@/components/team/team-filters";
import { Flagged } from "@/components/ui/flag";
import { csvColumns, filterColumn } from "@/components/ui/table/columns";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { actionsColumn, EditLink } from "@/components/ui/table/row-actions";
import type { CsvColumn } from "@/components/ui/table/save-csv";
import type { ContestantRow } from "@/lib/contestant/contestant-rows";
import { exportColumns } from "@/lib/contestant/export-columns";
import { contestantLabels } from "@/lib/contestant/labels";
import { formatFieldDate } from "@/lib/platform/time/time";
import type { Question } from "@/lib/question/schema";
import type { RowGaps } from "@/lib/readiness/gaps";

type CheckedContestantRow = ContestantRow & RowGaps;

const missing = missingColumn<CheckedContestantRow>();

const columns: ColumnDef<CheckedContestantRow>[] = [
  fullNameColumn(),
  {
    id: "code",
    header: "Code",
    accessorFn: ({ code, username }) => [code, username].filter(Boolean).join("\n"),
    cell: ({ row: { original } }) => (
      <>
        {original.code}
        {original.username && <small>{original.username}</small>}
      </>
    ),
    meta: { isSelfExplanatory: true },
  },
  {
    id: "team",
    header: "Team",
    accessorFn: ({ country, team }) => `${country}\n${team}`,
    cell: ({ row: { original } }) => (
      <Flagged code={original.countryCode}>
        <bdi>{original.team}</bdi>
        <small>{original.country}</small>
      </Flagged>
    ),
    meta: { isSelfExplanatory: true, initialSort: "asc", headingClass: "xl:min-w-45" },
  },
  groupColumn(),
  {
    id: "birth",
    header: contestantLabels.dateOfBirth,
    accessorFn: ({ dateOfBirth, tShirtSize, operatingSystemName }) =>
      [dateOfBirth, tShirtSize, operatingSystemName].filter(Boolean).join("\n"),
    cell: ({ row: { original } }) => (
      <>
        <span className="whitespace-nowrap">{formatFieldDate(original.dateOfBirth ?? "")}</span>
        <small>{[original.tShirtSize, original.operatingSystemName].filter(Boolean).join(" · ")}</small>
      </>
    ),
    meta: { isSelfExplanatory: true },
  },
  {
    id: "seats",
    header: "Seats, day 1 · 2",
    accessorFn: ({ day1Seat, day2Seat }) => (day1Seat || day2Seat ? `${day1Seat ?? "–"} · ${day2Seat ?? "–"}` : null),
    meta: { headingClass: "xl:whitespace-nowrap" },
  },
  missing,
  ...teamFilterColumns,
  filterColumn("guide", "Guide", guideValues),
];

const editColumn = actionsColumn<CheckedContestantRow>(({ href, fullName }) => (
  <EditLink href={href} name={fullName} />
));

const exported: CsvColumn<CheckedContestantRow>[] = [
  ...Object.values({
    ...exportColumns,
    // A word, where the API's file has "true" or "false".
    isOfficial: { title: "Official", value: ({ isOfficial }: ContestantRow) => officialLabel(isOfficial) },
  }),
  { title: "Online", value: ({ isOnline }) => onlineLabel(isOnline) },
  { title: missing.header, value: missing.accessorFn },
];

interface ContestantsTableProps extends ListProps<CheckedContestantRow> {
  isEditable: boolean;
  /** The questions that contestants are asked. */
  questions: readonly Question[];
}

export function ContestantsTable({ isEditable, questions, ...props }: ContestantsTableProps) {
  const list = useMemo(() => withAnswerColumns({ columns, filters: teamFilters }, questions), [questions]);
  return (
    <DataTable
      {...props}
      itemNames={["contestant", "contestants"]}
      columns={useMemo(() => [...list.columns, ...(isEditable ? [editColumn] : [])], [list, isEditable])}
      exported={[...exported, ...csvColumns(answerColumns<CheckedContestantRow>(questions))]}
      filters={list.filters}
    />
  );
}
