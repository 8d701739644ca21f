"use client";

import { ListItems } from "@/components/public-list/list-items";
import type { Searchable } from "@/components/public-list/search";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import { TableScroll } from "@/components/ui/table-scroll";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { awardLabels } from "@/lib/result/labels";
import type { ResultRow } from "@/lib/result/public-views";

interface ResultsTableProps {
  group: ContestantGroup;
  tasks: readonly { name: string; day: number }[];
  rows: readonly ResultRow[];
  /** What is searched of the rows; absent where there is no search. */
  searchables?: readonly Searchable[];
  /** Of the page, to link each country to its contestants. */
  path: string;
}

/**
 * A group's ranking with the points of each task and day. A client component, because its props take far less of a long
 * page than its elements would.
 */
export function ResultsTable({ group, tasks, rows, searchables, path }: ResultsTableProps) {
  const columns = pointsColumns(tasks).map((column) => ({
    ...column,
    decimals: decimalsOf(rows.map(column.points)),
  }));
  const totalDecimals = decimalsOf(rows.map(({ total }) => total));
  const cells = rows.map((row) => (
    <Cells key={row.fullName} row={row} columns={columns} totalDecimals={totalDecimals} path={path} />
  ));
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
          {searchables ? (
            <ListItems as="tr" items={searchables}>
              {cells}
            </ListItems>
          ) : (
            cells.map((ofRow) => <tr key={ofRow.key}>{ofRow}</tr>)
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

interface CellsProps {
  row: ResultRow;
  columns: readonly (PointsColumn & { decimals: number })[];
  totalDecimals: number;
  path: string;
}

/** The cells of a contestant; their look is in styles/table.css and styles/results.css. */
function Cells({ row, columns, totalDecimals, path }: CellsProps) {
  const { place, fullName, nativeName, nativeLanguage, countryName, countryCode, total, award } = row;
  return (
    <>
      <td>{place ?? "–"}</td>
      <th scope="row">
        <Portrait path={row.picturePath} name={fullName} />
        <div>
          <bdi>{fullName}</bdi>{" "}
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
        <td key={title} data-day={day} data-label={isTotal ? title : undefined}>
          {points(row)?.toFixed(decimals) ?? "–"}
        </td>
      ))}
      <td data-total>
        <b>{total?.toFixed(totalDecimals)}</b>
      </td>
      <td data-award={award}>{award ? awardLabels[award] : row.honourableMention && "Honourable mention"}</td>
    </>
  );
}
