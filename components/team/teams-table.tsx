"use client";

import { missingColumn } from "@/components/readiness/missing-column";
import { TeamWarnings } from "@/components/readiness/team-warnings";
import { groupColumn, statusLabel } from "@/components/team/team-badges";
import { guideValues, teamFilterColumns, teamFilters } from "@/components/team/team-filters";
import { RestoreTeam } from "@/components/team/team-withdrawal";
import { travelColumns } from "@/components/travel/travel-columns";
import { Flagged } from "@/components/ui/flag";
import { filterColumn } from "@/components/ui/table/columns";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { actionsColumn, EditLink } from "@/components/ui/table/row-actions";
import type { RowGaps } from "@/lib/readiness/gaps";
import type { TeamRow } from "@/lib/team/team-rows";

export type CheckedTeamRow = TeamRow & RowGaps;

export const teamColumns: ColumnDef<CheckedTeamRow>[] = [
  {
    id: "name",
    header: "Team",
    accessorFn: ({ name, country }) => `${country}\n${name}`,
    cell: ({ row: { original } }) => (
      <Flagged code={original.countryCode}>
        <bdi>{original.name}</bdi>
        <small>{original.country}</small>
      </Flagged>
    ),
    meta: {
      isRowHeader: true,
      initialSort: "asc",
      headingClass: "xl:min-w-45",
      exported: [
        { title: "Team", value: ({ name }) => name },
        { title: "Country", value: ({ country }) => country },
        { title: "Registered", value: ({ registeredAt }) => registeredAt },
      ],
    },
  },
  groupColumn(),
  { accessorKey: "contestants", header: "Contestants", meta: { isNumeric: true } },
  {
    id: "leader",
    header: "Leader, guide",
    accessorFn: ({ leader, guide }) => [leader, guide].filter(Boolean).join("\n"),
    cell: ({ row: { original } }) => (
      <>
        <bdi>{original.leader}</bdi>
        {original.guide && (
          <small>
            <bdi>{original.guide}</bdi>
          </small>
        )}
      </>
    ),
    meta: {
      headingClass: "xl:min-w-40",
      exported: [
        { title: "Leader", value: ({ leader }) => leader },
        { title: "Guide", value: ({ guide }) => guide },
      ],
    },
  },
  ...travelColumns<CheckedTeamRow>(),
  {
    ...missingColumn<CheckedTeamRow>(),
    cell: ({ row: { original } }) =>
      original.missing.length + original.warnings.length > 0 ? (
        <>
          {original.missing.join(", ")}
          <TeamWarnings warnings={original.warnings} />
        </>
      ) : (
        "–"
      ),
  },
  ...teamFilterColumns,
  filterColumn("guide", "Guide", guideValues),
  filterColumn("registered", "Registered", ({ isNew }) => [isNew ? "In the last seven days" : "Earlier"]),
  filterColumn("status", "Status", ({ isWithdrawn }) => [statusLabel(isWithdrawn)]),
];

const editableColumns = [
  ...teamColumns,
  actionsColumn<CheckedTeamRow>(({ id, name, isWithdrawn }) =>
    isWithdrawn ? <RestoreTeam id={id} name={name} /> : <EditLink href={`/editTeam?team=${id}`} name={name} />,
  ),
];

export const teamListFilters = [...teamFilters, "registered", "status"];

export function TeamsTable({ isEditable, ...list }: ListProps<CheckedTeamRow> & { isEditable: boolean }) {
  return (
    <DataTable
      {...list}
      itemNames={["team", "teams"]}
      columns={isEditable ? editableColumns : teamColumns}
      filters={teamListFilters}
    />
  );
}
