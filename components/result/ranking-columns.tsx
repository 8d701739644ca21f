import { HonoursDialog } from "@/components/result/honours-dialog";
import { officialLabel } from "@/components/team/team-marks";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { RowMenu } from "@/components/ui/row-actions";
import type { Column, Filter } from "@/components/ui/table-state";
import { awardLabels } from "@/lib/result/labels";
import type { ContestantResult, GroupResults } from "@/lib/result/views";

type Row = ContestantResult;

const text = (points: number | null | undefined) => points?.toString() ?? "";

type Ranking = Pick<GroupResults, "tasks" | "contestants">;

/** What each contestant gets, in words; nobody is absent before there are results. */
function resultsIn({ contestants }: Ranking): (row: Row) => string {
  const hasResults = contestants.some(({ total }) => total !== null);
  return ({ award, honourableMention, isDisqualified, total }) => {
    if (isDisqualified) return "Disqualified";
    if (award) return awardLabels[award];
    if (honourableMention) return "Honourable mention";
    return hasResults && total === null ? "Absent" : "";
  };
}

export function rankingFilters(ranking: Ranking): Filter<Row>[] {
  const resultOf = resultsIn(ranking);
  return [
    { name: "country", title: "Country", values: ({ countryName }) => [countryName] },
    { name: "result", title: "Result", values: (row) => [resultOf(row) || "None"] },
    { name: "official", title: "Official", values: ({ isOfficial }) => [officialLabel(isOfficial)] },
  ];
}

/** The columns of a group's ranking; with buttons if the results can be changed. */
export function rankingColumns(ranking: Ranking, version: number, isEditable: boolean): Column<Row>[] {
  const resultOf = resultsIn(ranking);
  const taskColumns = ranking.tasks.map(({ id, name }, i): Column<Row> => {
    const value = ({ scores }: Row) => scores[i] ?? null;
    return { key: id, title: name, isNumeric: true, value, cell: (row) => text(value(row)) };
  });
  const totals = [
    ["day1", "Day 1", ({ dayTotals }: Row) => dayTotals[0]],
    ["day2", "Day 2", ({ dayTotals }: Row) => dayTotals[1]],
    ["total", "Total", ({ total }: Row) => total],
  ] as const;
  const actions: Column<Row> = {
    key: "actions",
    title: "Actions",
    isDisplayOnly: true,
    value: () => null,
    cell: ({ id, fullName, honourableMention, disqualification }) => (
      <RowMenu name={fullName}>
        <HonoursDialog name={fullName} record={{ id, honourableMention, disqualification, version }} />
      </RowMenu>
    ),
  };
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
    ...taskColumns,
    ...totals.map(
      ([key, title, value]): Column<Row> => ({ key, title, isNumeric: true, value, cell: (row) => text(value(row)) }),
    ),
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
    ...(isEditable ? [actions] : []),
  ];
}
