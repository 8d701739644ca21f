import { useId } from "react";
import { BoardPlace } from "@/components/arrival/board-place";
import { totalsText } from "@/components/arrival/totals";
import { BarChart } from "@/components/ui/bar-chart";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { formatDate, weekdayOf } from "@/lib/platform/time/time";
import { countArrived, type DayOfParties, type HourOfParties, headcount } from "@/lib/travel/arrivals/rules";

const charts = {
  ARRIVAL: {
    title: "Arrivals per hour",
    series: [
      { label: "Arrived", fill: "fill-forest-leaf" },
      { label: "Not yet", fill: "fill-amber-leaf" },
    ],
    values(parties: HourOfParties["parties"]) {
      const arrived = countArrived(parties);
      return [arrived, headcount(parties) - arrived];
    },
  },
  DEPARTURE: {
    title: "Departures per hour",
    series: [{ label: "People", fill: "fill-amber-leaf" }],
    values: (parties: HourOfParties["parties"]) => [headcount(parties)],
  },
};

interface BoardDayProps {
  day: DayOfParties;
  direction: TravelDirection;
  timeZone: string;
  canMark: boolean;
}

/** A day's people per hour, and its parties by place. */
export function BoardDay({ day: { day, parties, places, hours }, direction, ...board }: BoardDayProps) {
  const id = useId();
  const { title, series, values } = charts[direction];
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {day ? `${weekdayOf(day)}, ${formatDate(day)}` : "No time given"}
      </h2>
      <p className="mb-4 text-ink-soft">{totalsText(parties)}</p>
      {day && (
        <div className="max-w-measure">
          <BarChart
            title={title}
            series={series}
            bars={hours.map(({ hour, parties }) => ({ label: hour ?? "", values: values(parties) }))}
          />
        </div>
      )}
      {places.map((place) => (
        <BoardPlace key={place.place} place={place} dayId={id} {...board} />
      ))}
    </section>
  );
}
