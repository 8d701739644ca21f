import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import { TableScroll } from "@/components/ui/table/table-scroll";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { awardText } from "@/lib/result/labels";
import type { ResultRow } from "@/lib/result/public-views";

interface ResultsTableProps {
  group: ContestantGroup;
  tasks: readonly { name: string; day: number }[];
  rows: readonly ResultRow[];
  /** Those of the rows that a search found. */
  found?: readonly ResultRow[];
  /** Of the page, to link each country to its contestants. */
  path: string;
}

/** A group's ranking with the points of each task and day. */
export function ResultsTable({ group, tasks, rows, found = rows, path }: ResultsTableProps) {
  const columns = pointsColumns({ tasks, rows });
  const totalOf = formatter(rows, ({ total }) => total);
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
          {found.map((row) => (
            <tr key={row.code} id={row.code}>
              <Cells row={row} columns={columns} totalOf={totalOf} path={path} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** Formats the points of a column with as many decimals as any of them needs. */
function formatter(rows: readonly ResultRow[], points: (row: ResultRow) => number | null | undefined) {
  const decimals = Math.max(0, ...rows.map((row) => String(points(row) ?? "").split(".")[1]?.length ?? 0));
  return (row: ResultRow) => points(row)?.toFixed(decimals) ?? "–";
}

/** Each day's tasks, followed by the day's total if there are two days. */
function pointsColumns({ tasks, rows }: Pick<ResultsTableProps, "tasks" | "rows">) {
  const days = [...new Set(tasks.map(({ day }) => day))];
  return days.flatMap((day) => {
    const ofDay = tasks.flatMap((task, i) =>
      task.day === day
        ? [{ title: task.name, day, isTotal: false, format: formatter(rows, ({ scores }) => scores[i]) }]
        : [],
    );
    const format = formatter(rows, ({ day1, day2 }) => (day === 1 ? day1 : day2));
    return days.length > 1 ? [...ofDay, { title: `Day ${day}`, day, isTotal: true, format }] : ofDay;
  });
}

interface CellsProps {
  row: ResultRow;
  columns: ReturnType<typeof pointsColumns>;
  totalOf: (row: ResultRow) => string;
  path: string;
}

/** The cells of a contestant; their look is in styles/table.css and styles/results.css. */
function Cells({ row, columns, totalOf, path }: CellsProps) {
  const { place, fullName, nativeName, nativeLanguage, countryName, countryCode, award } = row;
  return (
    <>
      <td>{place ?? "–"}</td>
      <th scope="row">
        <Portrait path={row.picturePath} name={fullName} countryCode={countryCode} />
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
      {columns.map(({ title, day, isTotal, format }) => (
        <td key={title} data-day={day} data-label={isTotal ? title : undefined}>
          {format(row)}
        </td>
      ))}
      <td data-total>
        <b>{totalOf(row)}</b>
      </td>
      <td data-award={award}>{awardText(row)}</td>
    </>
  );
}
