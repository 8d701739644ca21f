import { Activity, memo } from "react";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import { TableScroll } from "@/components/ui/table-scroll";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { awardLabels } from "@/lib/result/labels";
import type { ResultRow } from "@/lib/result/public-views";

/** Memoised: a search would otherwise render hundreds of rows at each key press. */
const Row = memo(ResultTableRow);

interface ResultsTableProps {
  group: ContestantGroup;
  tasks: readonly { name: string; day: number }[];
  /** Those of other groups are left out. */
  rows: readonly ResultRow[];
  /** Search results; the other rows are hidden. */
  found: ReadonlySet<ResultRow> | null;
  /** Of the page, to link each country to its contestants. */
  path: string;
}

/** A group's ranking with the points of each task and day. */
export function ResultsTable({ group, tasks, rows, found, path }: ResultsTableProps) {
  const ofGroup = rows.filter((row) => row.group === group);
  const columns = pointsColumns(tasks).map((column) => ({
    ...column,
    decimals: decimalsOf(ofGroup.map(column.points)),
  }));
  const totalDecimals = decimalsOf(ofGroup.map(({ total }) => total));
  return (
    <TableScroll>
      <table className="data-table table-cards results">
        <caption className="sr-only">{group} contestants by place</caption>
        <thead>
          <tr>
            <th scope="col" data-numeric>
              Place
            </th>
            <th scope="col">Contestant</th>
            <th scope="col">Country</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" data-numeric>
                {title}
              </th>
            ))}
            <th scope="col" data-numeric>
              Total
            </th>
            <th scope="col">Award</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            (row, i) =>
              row.group === group && (
                // Hydrates each row in a task of its own.
                // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the order is fixed
                <Activity key={i}>
                  <Row
                    row={row}
                    columns={columns}
                    totalDecimals={totalDecimals}
                    path={path}
                    hidden={found !== null && !found.has(row)}
                  />
                </Activity>
              ),
          )}
        </tbody>
      </table>
    </TableScroll>
  );
}

interface PointsColumn {
  title: string;
  day: number;
  isTotal: boolean;
  points: (row: ResultRow) => number | null | undefined;
}

/** How many decimals a column needs. */
const decimalsOf = (points: readonly (number | null | undefined)[]) =>
  Math.max(0, ...points.map((one) => String(one ?? "").split(".")[1]?.length ?? 0));

/** Each day's tasks, followed by the day's total if there are two days. */
function pointsColumns(tasks: ResultsTableProps["tasks"]): PointsColumn[] {
  const days = [...new Set(tasks.map(({ day }) => day))];
  return days.flatMap((day) => {
    const ofDay = tasks.flatMap((task, i): PointsColumn[] =>
      task.day === day ? [{ title: task.name, day, isTotal: false, points: ({ scores }) => scores[i] }] : [],
    );
    const total: PointsColumn = {
      title: `Day ${day}`,
      day,
      isTotal: true,
      points: ({ day1, day2 }) => (day === 1 ? day1 : day2),
    };
    return days.length > 1 ? [...ofDay, total] : ofDay;
  });
}

interface ResultTableRowProps {
  row: ResultRow;
  columns: readonly (PointsColumn & { decimals: number })[];
  totalDecimals: number;
  path: string;
  hidden: boolean;
}

/** The markup is minimal, and its look is in styles/table.css and styles/results.css. */
function ResultTableRow({ row, columns, totalDecimals, path, hidden }: ResultTableRowProps) {
  const { place, fullName, nativeName, nativeLanguage, countryName, countryCode, total, award } = row;
  return (
    <tr hidden={hidden}>
      <td data-numeric>{place ?? "–"}</td>
      <th scope="row">
        <Portrait path={row.picturePath} name={fullName} />
        <div>
          <bdi>{fullName}</bdi>
          {nativeName && (
            <small>
              <bdi lang={nativeLanguage}>{nativeName}</bdi>
            </small>
          )}
          {!row.isOfficial && <Badge>Unofficial</Badge>}
        </div>
      </th>
      <td>
        <Flag code={countryCode} country="" />
        <a href={`${path}?country=${countryCode}`}>{countryName}</a>
      </td>
      {columns.map(({ title, day, isTotal, points, decimals }) => (
        <td key={title} data-numeric data-day={day} data-label={isTotal ? title : undefined}>
          {points(row)?.toFixed(decimals) ?? "–"}
        </td>
      ))}
      <td data-numeric data-total>
        <b>{total?.toFixed(totalDecimals)}</b>
      </td>
      <td data-award={award ?? undefined}>
        {award ? awardLabels[award] : row.honourableMention && "Honourable mention"}
      </td>
    </tr>
  );
}
