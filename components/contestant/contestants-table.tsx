"use client";

import { useMemo } from "react";
import { missingColumn } from "@/components/person/missing-filter";
import { fullNameColumn } from "@/components/person/person-columns";
import { MoveContestant } from "@/components/team/move-contestant";
import { groupColumn, officialLabel, onlineLabel } from "@/components/team/team-badges";
import { teamFilters } from "@/components/team/team-filters";
import { actionsColumn, EditLink, RowMenu } from "@/components/ui/row-actions";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { Column, ExportedColumn } from "@/components/ui/table-state";
import type { ContestantRow as Row } from "@/lib/contestant/contestant-rows";
import { exportColumns } from "@/lib/contestant/export-columns";
import { contestantLabels } from "@/lib/contestant/labels";
import { groupBy } from "@/lib/platform/group-by";
import { formatFieldDate } from "@/lib/platform/time/time";
import type { RowGaps } from "@/lib/readiness/gaps";
import { minContestants } from "@/lib/team/rules";

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

function actionsOf(rows: readonly ContestantRow[]): Column<ContestantRow> {
  const teams = [...groupBy(rows, ({ teamId }) => teamId).values()].map((members) => {
    const { teamId: id, team: name, country, group, isOnline, isOfficial } = members[0];
    return { id, name, country, group, isOnline, isOfficial, contestantCount: members.length };
  });
  return actionsColumn((row) => {
    const ofGroup = teams.filter(({ country, group }) => country === row.country && group === row.group);
    const isOnly = ofGroup.some(({ id, contestantCount }) => id === row.teamId && contestantCount <= minContestants);
    const otherTeams = isOnly ? [] : ofGroup.filter(({ id }) => id !== row.teamId);
    return (
      <>
        <EditLink href={row.href} name={row.fullName} />
        {otherTeams.length > 0 && (
          <RowMenu name={row.fullName}>
            <MoveContestant contestant={row} otherTeams={otherTeams} size="sm" />
          </RowMenu>
        )}
      </>
    );
  });
}

export function ContestantsTable(props: ListProps<ContestantRow>) {
  const rowActions = useMemo(() => actionsOf(props.rows), [props.rows]);
  return (
    <DataTable
      {...props}
      pageTitle="Contestants"
      itemNames={["contestant", "contestants"]}
      columns={columns}
      exported={exported}
      rowActions={rowActions}
      filters={teamFilters}
    />
  );
}
