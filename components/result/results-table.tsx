"use client";

import type { Hideable } from "@/components/directory/directory-search";
import { flag, portrait } from "@/components/ui/list-markup";
import { TableScroll } from "@/components/ui/table-scroll";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { type Html, html } from "@/lib/platform/html/template";
import { awardLabels } from "@/lib/result/labels";
import type { ResultRow } from "@/lib/result/public-views";

interface ResultsTableProps {
  group: ContestantGroup;
  tasks: readonly { name: string; day: number }[];
  rows: readonly (ResultRow & Hideable)[];
  /** Of the page, to link each country to its contestants. */
  path: string;
}

/** A group's ranking with the points of each task and day. */
export function ResultsTable({ group, tasks, rows, path }: ResultsTableProps) {
  const columns = pointsColumns(tasks).map((column) => ({
    ...column,
    decimals: decimalsOf(rows.map(column.points)),
  }));
  const totalDecimals = decimalsOf(rows.map(({ total }) => total));
  const body = rows.map((row) => tableRow(row, { columns, totalDecimals, path }));
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes its values */}
        <tbody dangerouslySetInnerHTML={{ __html: html`${body}`.text }} />
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

interface TableRowOptions {
  columns: readonly (PointsColumn & { decimals: number })[];
  totalDecimals: number;
  path: string;
}

/** A contestant's row; its look is in styles/table.css and styles/results.css. */
function tableRow(row: ResultRow & Hideable, { columns, totalDecimals, path }: TableRowOptions): Html {
  const { place, fullName, nativeName, nativeLanguage, countryName, countryCode, total, award, isHidden } = row;
  const native = html`<small><bdi${nativeLanguage && html` lang="${nativeLanguage}"`}>${nativeName}</bdi></small>`;
  const points = columns.map(
    ({ title, day, isTotal, points, decimals }) =>
      html`<td data-day="${day}"${isTotal && html` data-label="${title}"`}>${points(row)?.toFixed(decimals) ?? "–"}</td>`,
  );
  return html`<tr data-country="${countryCode}"${isHidden && html` hidden`}>
<td>${place ?? "–"}</td>
<th scope="row">${portrait(row.picturePath, fullName)}<div><bdi>${fullName}</bdi>${nativeName && native}${
    !row.isOfficial && html` <span class="badge">Unofficial</span>`
  }</div></th>
<td>${flag(countryCode)}<a href="${path}?country=${countryCode}">${countryName}</a></td>
${points}
<td data-total><b>${total?.toFixed(totalDecimals)}</b></td>
<td${award && html` data-award="${award}"`}>${award ? awardLabels[award] : row.honourableMention && "Honourable mention"}</td>
</tr>`;
}
