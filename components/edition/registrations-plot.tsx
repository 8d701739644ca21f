import { accumulate, axisTicks, daysBetween, stepPath } from "@/components/edition/registrations-curve";
import { ChartLegend } from "@/components/ui/chart-legend";
import { Disclosure } from "@/components/ui/disclosure";
import { Table } from "@/components/ui/table/table";
import { plural } from "@/lib/platform/text/plural";
import { formatDate } from "@/lib/platform/time/time";
import type { RegistrationDay } from "@/lib/team/views";

interface RegistrationsPlotProps {
  days: readonly RegistrationDay[];
  /** The day of the deadline at the venue, yyyy-MM-dd. */
  deadline: string;
  /** The current day at the venue, yyyy-MM-dd. */
  today: string;
}

const lines = [
  { key: "contestants", stroke: "stroke-amber-leaf", fill: "fill-amber-leaf" },
  { key: "teams", stroke: "stroke-forest-leaf", fill: "fill-forest-leaf" },
] as const;

/** The teams and contestants registered so far, from the first registration to the deadline, as a plot and as a table. */
export function RegistrationsPlot({ days, deadline, today }: RegistrationsPlotProps) {
  const totals = accumulate(days);
  const first = totals[0];
  const last = totals.at(-1);
  if (!first || !last) return null;
  const end = last.date > deadline ? last.date : deadline;
  const xOf = (date: string) => daysBetween(first.date, date);
  const width = Math.max(1, xOf(end));
  const ticks = axisTicks(last.contestants);
  const top = ticks.at(-1) ?? 0;
  const showsToday = today > first.date && today < end;
  const lineEnd = today < end ? Math.max(xOf(today), xOf(last.date)) : width;
  const todayPercent = (xOf(today) / width) * 100;
  const counts = {
    contestants: plural(last.contestants, "contestant", "contestants"),
    teams: plural(last.teams, "team", "teams"),
  };
  return (
    <figure aria-label="Registrations over time">
      <figcaption>
        <ChartLegend series={lines.map(({ key, fill }) => ({ label: counts[key], fill }))} />
      </figcaption>
      <svg
        className="mt-5 h-48 w-full overflow-visible"
        role="img"
        aria-label={`${counts.teams} and ${counts.contestants} from ${formatDate(first.date)} to ${formatDate(last.date)}`}
      >
        <g className="fill-ink-soft stroke-rule text-xs">
          {ticks.map((tick) => {
            const y = `${100 - (tick / top) * 100}%`;
            return (
              <g key={tick}>
                <line x2="100%" y1={y} y2={y} />
                {tick > 0 && (
                  <text y={y} dy="-0.3em" stroke="none">
                    {tick}
                  </text>
                )}
              </g>
            );
          })}
          {showsToday && (
            <>
              <line x1={`${todayPercent}%`} x2={`${todayPercent}%`} y2="100%" strokeDasharray="3 3" />
              <text
                x={`${todayPercent}%`}
                dx={todayPercent > 50 ? "-0.4em" : "0.4em"}
                y="1em"
                textAnchor={todayPercent > 50 ? "end" : "start"}
                stroke="none"
              >
                Today
              </text>
            </>
          )}
        </g>
        <svg className="overflow-visible" viewBox={`0 0 ${width} ${top}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ key, stroke }) => (
            <path
              key={key}
              className={`fill-none stroke-2 ${stroke}`}
              vectorEffect="non-scaling-stroke"
              d={stepPath(
                totals.map((total) => ({ x: xOf(total.date), value: total[key] })),
                top,
                lineEnd,
              )}
            />
          ))}
        </svg>
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-ink-soft text-xs">
        <span>{formatDate(first.date)}</span>
        <span>{formatDate(end)}</span>
      </p>
      <Disclosure look="link" title="Show as a table">
        <Table columns={["Up to", "Teams", "Contestants"]}>
          {totals.map(({ date, teams, contestants }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date)}</th>
              <td data-label="Teams">{teams}</td>
              <td data-label="Contestants">{contestants}</td>
            </tr>
          ))}
        </Table>
      </Disclosure>
    </figure>
  );
}
