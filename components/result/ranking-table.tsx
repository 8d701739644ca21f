"use client";

import { useMemo } from "react";
import { HonoursDialog } from "@/components/result/honours-dialog";
import { officialLabel } from "@/components/team/team-badges";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { actionsColumn, RowMenu } from "@/components/ui/row-actions";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { Column, Filter } from "@/components/ui/table-state";
import { awardText } from "@/lib/result/labels";
import type { ContestantResult } from "@/lib/result/views";

type Row = Omit<ContestantResult, "personId" | "nativeName" | "nativeLanguage" | "picturePath" | "teamId" | "teamName">;

interface Ranking {
  tasks: readonly { id: string; name: string }[];
  contestants: readonly Row[];
}

/** What each contestant gets, in words; nobody is absent before there are results. */
function resultsIn({ contestants }: Ranking): (row: Row) => string {
  const hasResults = contestants.some(({ total }) => total !== null);
  return (row) => {
    if (row.isDisqualified) return "Disqualified";
    return awardText(row) ?? (hasResults && row.total === null ? "Absent" : "");
  };
}

function rankingFilters(ranking: Ranking): Filter<Row>[] {
  const resultOf = resultsIn(ranking);
  return [
    { name: "country", title: "Country", values: ({ countryName }) => [countryName] },
    { name: "result", title: "Result", values: (row) => [resultOf(row) || "None"] },
    { name: "official", title: "Official", values: ({ isOfficial }) => [officialLabel(isOfficial)] },
  ];
}

const honoursColumn = (version: number) =>
  actionsColumn<Row>(({ id, fullName, honourableMention, disqualification }) => (
    <RowMenu name={fullName}>
      <HonoursDialog name={fullName} record={{ id, honourableMention, disqualification, version }} />
    </RowMenu>
  ));

function rankingColumns(ranking: Ranking): Column<Row>[] {
  const resultOf = resultsIn(ranking);
  return [
    { key: "place", title: "Place", isNumeric: true, value: ({ place }) => place },
    {
      key: "name",
      title: "Full name",
      isRowHeader: true,
      value: ({ fullName, code }) => `${fullName} (${code})`,
      exported: [
        { title: "Full name", value: ({ fullName }) => fullName },
        { title: "Code", value: ({ code }) => code },
        { title: "Official", value: ({ isOfficial }) => officialLabel(isOfficial) },
      ],
      cell: ({ fullName, code, isOfficial }) => (
        <>
          <bdi>{fullName}</bdi> <span className="font-normal text-ink-soft text-sm">{code}</span>{" "}
          {!isOfficial && <Badge>Unofficial</Badge>}
        </>
      ),
    },
    {
      key: "country",
      title: "Country",
      value: ({ countryName }) => countryName,
      cell: ({ countryName, countryCode }) => (
        <span className="wrap-normal">
          <Flag code={countryCode} country="" />
          {countryName}
        </span>
      ),
    },
    ...ranking.tasks.map(
      ({ id, name }, i): Column<Row> => ({
        key: id,
        title: name,
        isNumeric: true,
        value: ({ scores }) => scores[i] ?? null,
      }),
    ),
    { key: "day1", title: "Day 1", isNumeric: true, value: ({ dayTotals }) => dayTotals[0] },
    { key: "day2", title: "Day 2", isNumeric: true, value: ({ dayTotals }) => dayTotals[1] },
    { key: "total", title: "Total", isNumeric: true, value: ({ total }) => total },
    {
      key: "result",
      title: "Result",
      value: resultOf,
      cell: (row) => (
        <>
          {resultOf(row) || "–"}
          {row.disqualification && <span className="block text-ink-soft text-xs">{row.disqualification}</span>}
        </>
      ),
    },
  ];
}

interface RankingTableProps extends ListProps<Row> {
  /** Such as "juniors". */
  group: string;
  tasks: Ranking["tasks"];
  version: number;
}

export function RankingTable({ group, tasks, version, ...props }: RankingTableProps) {
  const { rows } = props;
  const table = useMemo(() => {
    const ranking = { tasks, contestants: rows };
    return {
      columns: rankingColumns(ranking),
      rowActions: honoursColumn(version),
      filters: rankingFilters(ranking),
    };
  }, [tasks, rows, version]);
  return (
    <DataTable
      {...props}
      {...table}
      name={`ranking-${group}`}
      title={`Ranking of the ${group}`}
      itemNames={["contestant", "contestants"]}
    />
  );
}
