import { missingFilter } from "@/components/person/missing-filter";
import { groupColumn } from "@/components/team/group-column";
import { teamFilters } from "@/components/team/team-filters";
import { statusLabel } from "@/components/team/team-marks";
import { TeamWithdrawal } from "@/components/team/team-withdrawal";
import { travelColumns } from "@/components/travel/travel-columns";
import type { Column, Filter } from "@/components/ui/data-table";
import { Link } from "@/components/ui/link";
import type { TeamRow } from "@/lib/team/team-rows";

export const teamTableFilters: readonly Filter<TeamRow>[] = [
  ...teamFilters,
  missingFilter<TeamRow>(({ missing }) => missing),
  { name: "status", title: "Status", values: ({ isWithdrawn }) => [statusLabel(isWithdrawn)] },
];

/** The columns; with links and buttons if the teams can be changed. */
export const teamColumns = (isEditable: boolean): Column<TeamRow>[] => [
  {
    key: "name",
    title: "Team",
    isRowHeader: true,
    value: ({ name }) => name,
    cell: ({ id, name, isWithdrawn }) =>
      isEditable && !isWithdrawn ? <Link href={`/editTeam?team=${id}`}>{name}</Link> : name,
  },
  { key: "country", title: "Country", value: ({ country }) => country },
  groupColumn,
  { key: "leader", title: "Leader", value: ({ leader }) => leader, cell: ({ leader }) => <bdi>{leader}</bdi> },
  { key: "contestants", title: "Contestants", isNumeric: true, value: ({ contestants }) => contestants },
  { key: "guide", title: "Guide", value: ({ guide }) => guide },
  ...travelColumns,
  { key: "missing", title: "Missing data", value: ({ missing }) => missing.join(", ") },
  ...(isEditable ? [withdrawal] : []),
];

const withdrawal: Column<TeamRow> = {
  key: "withdrawal",
  title: "Withdrawal",
  isDisplayOnly: true,
  value: () => null,
  cell: ({ id, name, isWithdrawn }) => <TeamWithdrawal id={id} name={name} isWithdrawn={isWithdrawn} />,
};
