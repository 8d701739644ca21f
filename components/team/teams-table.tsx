"use client";

import { TeamWarnings } from "@/components/control-panel/team-warnings";
import { missingColumn } from "@/components/person/missing-filter";
import { groupColumn, statusLabel } from "@/components/team/team-badges";
import { teamFilters } from "@/components/team/team-filters";
import { TeamWithdrawal } from "@/components/team/team-withdrawal";
import { travelColumns } from "@/components/travel/travel-columns";
import { actionsColumn, EditLink, RowMenu } from "@/components/ui/row-actions";
import { tableOf } from "@/components/ui/table/data-table";
import type { Column, Filter } from "@/components/ui/table-state";
import { formatDay } from "@/lib/platform/time/time";
import type { RowGaps } from "@/lib/readiness/gaps";
import type { TeamRow as Row } from "@/lib/team/team-rows";

type TeamRow = Row & RowGaps;

const filters: readonly Filter<TeamRow>[] = [
  ...teamFilters,
  {
    name: "registered",
    title: "Registered",
    values: ({ isNew }) => [isNew ? "In the last seven days" : "Earlier"],
  },
  { name: "status", title: "Status", values: ({ isWithdrawn }) => [statusLabel(isWithdrawn)] },
];

const columns: readonly Column<TeamRow>[] = [
  {
    key: "name",
    title: "Team",
    isRowHeader: true,
    value: ({ name, country }) => `${name}\n${country}`,
    exported: [
      { title: "Team", value: ({ name }) => name },
      { title: "Country", value: ({ country }) => country },
      { title: "Registered", value: ({ registeredAt }) => registeredAt },
    ],
    cell: ({ name, country, registeredAt }) => (
      <>
        <bdi>{name}</bdi>
        <small>
          {country}, registered {formatDay(registeredAt.slice(0, 10))}
        </small>
      </>
    ),
  },
  groupColumn,
  { key: "contestants", title: "Contestants", isNumeric: true, value: ({ contestants }) => contestants },
  { key: "leader", title: "Leader", value: ({ leader }) => leader, cell: ({ leader }) => <bdi>{leader}</bdi> },
  { key: "guide", title: "Guide", value: ({ guide }) => guide },
  ...travelColumns,
  {
    ...missingColumn,
    cell: ({ missing, warnings }) => (
      <>
        {missing.join(", ")}
        <TeamWarnings warnings={warnings} />
      </>
    ),
  },
];

const rowActions = actionsColumn<TeamRow>(({ id, name, isWithdrawn }) => (
  <>
    {!isWithdrawn && <EditLink href={`/editTeam?team=${id}`} name={name} />}
    <RowMenu name={name}>
      <TeamWithdrawal id={id} name={name} isWithdrawn={isWithdrawn} />
    </RowMenu>
  </>
));

export const TeamsTable = tableOf<TeamRow>({
  pageTitle: "Teams",
  itemNames: ["team", "teams"],
  columns,
  rowActions,
  filters,
});
