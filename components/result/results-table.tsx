import { AwardText } from "@/components/result/award-text";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import { TableScroll } from "@/components/ui/table/table-scroll";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { awardText } from "@/lib/result/labels";
import { pointsFormat } from "@/lib/result/points";
import type { ResultRow } from "@/lib/result/public-views";

interface ResultsTableProps {
  group: ContestantGroup;
  tasks: readonly { name: string; day: number }[];
  rows: readonly ResultRow[];
  /** The rows that a search found; all by default. */
  found?: readonly ResultRow[];
  /** The path of the page, which each contestant and each country links to. */
  path: string;
  /** Whether a phone shows the points of each task. */
  showsTasksOnPhones?: boolean;
}

/** A group's ranking with the points of each task and day. */
export function ResultsTable({
  group,
  tasks,
  rows,
  found = rows,
  path,
  showsTasksOnPhones = false,
}: ResultsTableProps) {
  const columns = pointsColumns({ tasks, rows });
  const formatTotal = pointsFormat(rows.map(({ total }) => total));
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
              <Cells
                row={row}
                columns={columns}
                formatTotal={formatTotal}
                path={path}
                showsTasksOnPhones={showsTasksOnPhones}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** Each day's tasks, followed by the day's total if there are two days. */
function pointsColumns({ tasks, rows }: Pick<ResultsTableProps, "tasks" | "rows">) {
  const days = [...new Set(tasks.map(({ day }) => day))];
  const columns = days.flatMap((day) => {
    const taskColumns = tasks.flatMap((task, i) =>
      task.day === day ? [{ title: task.name, isTask: true, pointsOf: ({ scores }: ResultRow) => scores[i] }] : [],
    );
    const pointsOf = ({ day1, day2 }: ResultRow) => (day === 1 ? day1 : day2);
    return days.length > 1 ? [...taskColumns, { title: `Day ${day}`, isTask: false, pointsOf }] : taskColumns;
  });
  return columns.map((column) => ({ ...column, format: pointsFormat(rows.map(column.pointsOf)) }));
}

interface CellsProps {
  row: ResultRow;
  columns: ReturnType<typeof pointsColumns>;
  formatTotal: (total: number | null) => string;
  path: string;
  showsTasksOnPhones: boolean;
}

/** The cells of a contestant; their look is in styles/table.css and styles/results.css. */
function Cells({ row, columns, formatTotal, path, showsTasksOnPhones }: CellsProps) {
  const { place, fullName, nativeName, nativeLanguage, countryName, countryCode, award } = row;
  return (
    <>
      <td data-numeric>{place ?? "–"}</td>
      <th scope="row">
        <Portrait path={row.picturePath} name={fullName} countryCode={countryCode} />
        <div>
          <a href={`${path}?contestant=${row.code}`}>
            <bdi>{fullName}</bdi>
          </a>{" "}
          <small>
            {nativeName && (
              <>
                <bdi lang={nativeLanguage}>{nativeName}</bdi> ·{" "}
              </>
            )}
            <bdi>{row.teamName}</bdi>
          </small>
          {!row.isOfficial && <Badge>Unofficial</Badge>}
        </div>
      </th>
      <td className="whitespace-nowrap">
        <Flag code={countryCode} country="" />
        <a href={`${path}?country=${countryCode}`}>{countryName}</a>
      </td>
      {columns.map(({ title, isTask, pointsOf, format }) => (
        <td key={title} data-task={isTask || undefined} data-label={isTask && !showsTasksOnPhones ? undefined : title}>
          {format(pointsOf(row))}
        </td>
      ))}
      <td data-numeric data-label="Total">
        <b>{formatTotal(row.total)}</b>
      </td>
      <td data-label="Award">
        <AwardText award={award}>{awardText(row) ?? ""}</AwardText>
      </td>
    </>
  );
}
