"use client";

import { useId, useMemo } from "react";
import { HonoursDialog } from "@/components/result/honours-dialog";
import { officialLabel } from "@/components/team/team-badges";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Section } from "@/components/ui/section";
import { filterColumn } from "@/components/ui/table/columns";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { actionsColumn } from "@/components/ui/table/row-actions";
import { awardText } from "@/lib/result/labels";
import type { ContestantResult } from "@/lib/result/views";

type Ranked = Omit<
  ContestantResult,
  "personId" | "nativeName" | "nativeLanguage" | "picturePath" | "teamId" | "teamName"
>;

interface Row extends Ranked {
  /** What the contestant gets, in words. */
  result: string;
  /** Of the results. */
  version: number;
}

/** Nobody is absent before there are results. */
function resultsIn(contestants: readonly Ranked[]): (row: Ranked) => string {
  const hasResults = contestants.some(({ total }) => total !== null);
  return (row) => {
    if (row.isDisqualified) return "Disqualified";
    return awardText(row) ?? (hasResults && row.total === null ? "Absent" : "");
  };
}

const beforeTasks: ColumnDef<Row>[] = [
  { accessorKey: "place", header: "Place", meta: { isNumeric: true } },
  {
    id: "name",
    header: "Full name",
    accessorFn: ({ fullName, code }) => `${fullName} (${code})`,
    cell: ({ row: { original } }) => (
      <>
        <bdi>{original.fullName}</bdi> <span className="font-normal text-ink-soft text-sm">{original.code}</span>{" "}
        {!original.isOfficial && <Badge>Unofficial</Badge>}
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
  },
];

const afterTasks: ColumnDef<Row>[] = [
  { id: "day1", header: "Day 1", accessorFn: ({ dayTotals }) => dayTotals[0], meta: { isNumeric: true } },
  { id: "day2", header: "Day 2", accessorFn: ({ dayTotals }) => dayTotals[1], meta: { isNumeric: true } },
  { accessorKey: "total", header: "Total", meta: { isNumeric: true } },
  {
    accessorKey: "result",
    header: "Result",
    getUniqueValues: ({ result }) => [result || "None"],
    cell: ({ row: { original } }) => (
      <>
        {original.result || "–"}
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

interface RankingTableProps extends ListProps<Ranked> {
  /** Such as "juniors". */
  group: string;
  tasks: readonly { id: string; name: string }[];
  version: number;
  isEditable: boolean;
}

export function RankingTable({ group, tasks, version, isEditable, rows: ranked, ...list }: RankingTableProps) {
  const headingId = useId();
  const title = `Ranking of the ${group}`;
  const rows = useMemo(() => {
    const resultOf = resultsIn(ranked);
    return ranked.map((row) => ({ ...row, result: resultOf(row), version }));
  }, [ranked, version]);
  const columns = useMemo(() => {
    const ofTasks = tasks.map(
      ({ id, name }, i): ColumnDef<Row> => ({
        id,
        header: name,
        accessorFn: ({ scores }) => scores[i],
        meta: { isNumeric: true },
      }),
    );
    return [...beforeTasks, ...ofTasks, ...afterTasks, ...(isEditable ? [honoursColumn] : [])];
  }, [tasks, isEditable]);
  return (
    <Section id={headingId} title={title}>
      <DataTable
        {...list}
        rows={rows}
        name={`ranking-${group}`}
        title={title}
        aria-labelledby={headingId}
        itemNames={["contestant", "contestants"]}
        columns={columns}
        filters={filters}
      />
    </Section>
  );
}
