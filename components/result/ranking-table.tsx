"use client";

import { useMemo } from "react";
import { AwardText } from "@/components/result/award-text";
import { HonoursDialog } from "@/components/result/honours-dialog";
import { officialLabel } from "@/components/team/team-badges";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { filterColumn } from "@/components/ui/table/columns";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { actionsColumn } from "@/components/ui/table/row-actions";
import { awardText } from "@/lib/result/labels";
import { pointsFormat } from "@/lib/result/points";
import type { ContestantResult } from "@/lib/result/views";

type RankedContestant = Omit<
  ContestantResult,
  "personId" | "nativeName" | "nativeLanguage" | "picturePath" | "teamId" | "teamName"
>;

interface Row extends RankedContestant {
  /** An award, a disqualification or an absence, in words; empty for none. */
  result: string;
  /** The version of the results. */
  version: number;
}

/** What a contestant gets, in words. */
function resultOf(row: RankedContestant): string {
  if (row.isDisqualified) return "Disqualified";
  return awardText(row) ?? (row.total === null ? "Absent" : "");
}

const beforeTasks: ColumnDef<Row>[] = [
  { accessorKey: "place", header: "Place", meta: { isNumeric: true } },
  {
    id: "name",
    header: "Full name",
    accessorFn: ({ fullName, code }) => `${fullName} (${code})`,
    cell: ({ row: { original } }) => (
      <>
        <bdi>{original.fullName}</bdi> {!original.isOfficial && <Badge>Unofficial</Badge>}
        <small>{original.code}</small>
      </>
    ),
    meta: {
      isRowHeader: true,
      exported: [
        { title: "Full name", value: ({ fullName }) => fullName },
        { title: "Code", value: ({ code }) => code },
        { title: "Official", value: ({ isOfficial }) => officialLabel(isOfficial) },
      ],
    },
  },
  {
    id: "country",
    accessorKey: "countryName",
    header: "Country",
    cell: ({ row: { original } }) => (
      <span className="wrap-normal">
        <Flag code={original.countryCode} country="" />
        {original.countryName}
      </span>
    ),
    meta: { isSelfExplanatory: true },
  },
];

const afterTasks: ColumnDef<Row>[] = [
  {
    accessorKey: "result",
    header: "Award",
    getUniqueValues: ({ result }) => [result || "None"],
    cell: ({ row: { original } }) => (
      <>
        <AwardText award={original.award}>{original.result || "–"}</AwardText>
        {original.disqualification && <span className="block text-ink-soft text-xs">{original.disqualification}</span>}
      </>
    ),
  },
  filterColumn("official", "Official", ({ isOfficial }) => [officialLabel(isOfficial)]),
];

const honoursColumn = actionsColumn<Row>(({ id, fullName, honourableMention, disqualification, version }) => (
  <HonoursDialog name={fullName} record={{ id, honourableMention, disqualification, version }} />
));

const filters = ["country", "result", "official"];

interface RankingTableProps extends ListProps<RankedContestant> {
  /** Such as "juniors". */
  group: string;
  tasks: readonly { id: string; name: string; day: number }[];
  version: number;
  isEditable: boolean;
}

export function RankingTable({ group, tasks, version, isEditable, rows: contestants, ...list }: RankingTableProps) {
  const title = `Ranking of the ${group}`;
  const rows = useMemo(
    () => contestants.map((row) => ({ ...row, result: resultOf(row), version })),
    [contestants, version],
  );
  const columns = useMemo(() => {
    const points = [
      ...([1, 2] as const).flatMap((day) => [
        ...tasks.flatMap(({ id, name, ...task }, i) =>
          task.day === day
            ? [{ id, header: name, isTask: true, pointsOf: ({ scores }: RankedContestant) => scores[i] }]
            : [],
        ),
        {
          id: `day${day}`,
          header: `Day ${day}`,
          isTask: false,
          pointsOf: ({ dayTotals }: RankedContestant) => dayTotals[day - 1],
        },
      ]),
      { id: "total", header: "Total", isTask: false, pointsOf: ({ total }: RankedContestant) => total },
    ].map(({ id, header, isTask, pointsOf }): ColumnDef<Row> => {
      const format = pointsFormat(contestants.map(pointsOf));
      const cell: ColumnDef<Row>["cell"] = ({ row: { original } }) => {
        const text = format(pointsOf(original));
        return id === "total" ? <b>{text}</b> : text;
      };
      return { id, header, accessorFn: pointsOf, cell, meta: { isNumeric: true, isTask } };
    });
    return [...beforeTasks, ...points, ...afterTasks, ...(isEditable ? [honoursColumn] : [])];
  }, [tasks, contestants, isEditable]);
  return (
    <DataTable
      {...list}
      rows={rows}
      name={`ranking-${group}`}
      title={title}
      showsTitle
      className="results"
      itemNames={["contestant", "contestants"]}
      columns={columns}
      filters={filters}
    />
  );
}
