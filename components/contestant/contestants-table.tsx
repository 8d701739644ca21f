"use client";

import { missingColumn } from "@/components/person/missing-filter";
import { fullNameColumn } from "@/components/person/person-columns";
import { groupColumn, officialLabel, onlineLabel } from "@/components/team/team-badges";
import { teamFilters } from "@/components/team/team-filters";
import { actionsColumn, EditLink } from "@/components/ui/row-actions";
import { tableOf } from "@/components/ui/table/data-table";
import type { Column, ExportedColumn } from "@/components/ui/table-state";
import type { ContestantRow as Row } from "@/lib/contestant/contestant-rows";
import { exportColumns } from "@/lib/contestant/export-columns";
import { contestantLabels } from "@/lib/contestant/labels";
import { formatFieldDate } from "@/lib/platform/time/time";
import type { RowGaps } from "@/lib/readiness/gaps";

type ContestantRow = Row & RowGaps;

const columns: readonly Column<ContestantRow>[] = [
  fullNameColumn,
  {
    key: "code",
    title: "Code",
    value: ({ code, username }) => [code, username].filter(Boolean).join("\n"),
    cell: ({ code, username }) => (
      <>
        {code}
        {username && <small>{username}</small>}
      </>
    ),
  },
  {
    key: "team",
    title: "Team",
    value: ({ country, team }) => `${country}\n${team}`,
    cell: ({ country, team }) => (
      <>
        <bdi>{team}</bdi>
        <small>{country}</small>
      </>
    ),
  },
  groupColumn,
  {
    key: "birth",
    title: contestantLabels.dateOfBirth,
    value: ({ dateOfBirth, tShirtSize, operatingSystemName }) =>
      [dateOfBirth, tShirtSize, operatingSystemName].filter(Boolean).join("\n"),
    cell: ({ dateOfBirth, tShirtSize, operatingSystemName }) => (
      <>
        <span className="whitespace-nowrap">{formatFieldDate(dateOfBirth ?? "")}</span>
        <small>{[tShirtSize, operatingSystemName].filter(Boolean).join(" · ")}</small>
      </>
    ),
  },
  {
    key: "seats",
    title: "Seats, day 1 · 2",
    value: ({ day1Seat, day2Seat }) => (day1Seat || day2Seat ? `${day1Seat ?? "–"} · ${day2Seat ?? "–"}` : null),
  },
  missingColumn,
];

const exported: readonly ExportedColumn<ContestantRow>[] = [
  ...Object.values({
    ...exportColumns,
    isOfficial: { title: "Official", value: ({ isOfficial }: ContestantRow) => officialLabel(isOfficial) },
  }),
  { title: "Online", value: ({ isOnline }) => onlineLabel(isOnline) },
  missingColumn,
];

const rowActions = actionsColumn<ContestantRow>(({ href, fullName }) => <EditLink href={href} name={fullName} />);

export const ContestantsTable = tableOf<ContestantRow>({
  pageTitle: "Contestants",
  itemNames: ["contestant", "contestants"],
  columns,
  exported,
  rowActions,
  filters: teamFilters,
});
