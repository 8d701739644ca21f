import { ChartLegend } from "@/components/ui/chart-legend";
import { type Award, awardOf, awards, type Boundaries } from "@/lib/result/boundaries";
import { awardLabels } from "@/lib/result/labels";
import type { ContestantResult } from "@/lib/result/views";

/** A contestant with a total, as the plot and the preview of boundaries need it. */
export type PlottedContestant = Pick<ContestantResult, "id" | "code" | "fullName" | "place" | "isDisqualified"> & {
  total: number;
};

const fills = { GOLD: "fill-gold-fill", SILVER: "fill-silver-fill", BRONZE: "fill-bronze-fill", none: "fill-rule" };
const strokes = { GOLD: "stroke-gold", SILVER: "stroke-silver", BRONZE: "stroke-bronze" };

/** Where the label of each boundary ends: in different places, because boundaries may be close. */
const labelEnds = { GOLD: "36%", SILVER: "68%", BRONZE: "100%" };

/** The gap between two bars as a part of a bar. */
const gap = 0.15;

interface ScorePlotProps {
  contestants: readonly PlottedContestant[];
  boundaries: Boundaries;
  /** Whether unofficial contestants get medals. */
  unofficialAwarded: boolean;
}

/** The totals of all contestants from the highest to the lowest, with the boundaries of medals. */
export function ScorePlot({ contestants, boundaries, unofficialAwarded }: ScorePlotProps) {
  const maximum = Math.max(1, ...contestants.map(({ total }) => total), ...Object.values(boundaries).map(Number));
  const medals = contestants.map((one) => awardOf(one, boundaries, unofficialAwarded));
  const countOf = (award: Award | null) => medals.filter((medal) => medal === award).length;
  const series = [
    ...awards.map((award) => ({ label: `${countOf(award)} ${awardLabels[award].toLowerCase()}`, fill: fills[award] })),
    { label: `${countOf(null)} without a medal`, fill: fills.none },
  ];
  const lines = awards.flatMap((award) => {
    const points = boundaries[award];
    return points === null ? [] : [{ award, points, y: `${100 - (points / maximum) * 100}%` }];
  });
  return (
    <figure aria-label="Totals of all contestants">
      <figcaption className="mb-6">
        <ChartLegend series={series} />
      </figcaption>
      <svg
        className="h-56 w-full overflow-visible"
        role="img"
        aria-label={`Totals of ${contestants.length} contestants: ${series.map(({ label }) => label).join(", ")}`}
      >
        <svg viewBox={`0 0 ${contestants.length} ${maximum}`} preserveAspectRatio="none" aria-hidden="true">
          {contestants.map(({ id, total, code, fullName }, i) => (
            <rect
              key={id}
              className={fills[medals[i] ?? "none"]}
              x={i + gap / 2}
              y={maximum - total}
              width={1 - gap}
              height={total}
            >
              <title>{`${code} ${fullName}: ${total}`}</title>
            </rect>
          ))}
        </svg>
        <line className="stroke-edge" x2="100%" y1="100%" y2="100%" />
        {lines.map(({ award, y }) => (
          <line key={award} className={strokes[award]} x2="100%" y1={y} y2={y} strokeDasharray="4 3" />
        ))}
        {/* Outlined, because bars may be behind them. */}
        {lines.map(({ award, points, y }) => (
          <text
            key={award}
            x={labelEnds[award]}
            y={y}
            dy="-0.4em"
            textAnchor="end"
            className="fill-ink stroke-4 stroke-sheet text-xs [paint-order:stroke]"
          >
            {awardLabels[award]} {points}
          </text>
        ))}
      </svg>
    </figure>
  );
}
