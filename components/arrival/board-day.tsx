import { useId } from "react";
import { PartyRow } from "@/components/arrival/party-row";
import { totalsText } from "@/components/arrival/totals";
import { BarChart } from "@/components/ui/bar-chart";
import { Fold } from "@/components/ui/fold";
import { Table } from "@/components/ui/table-scroll";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { formatDate, weekdayOf } from "@/lib/platform/time/time";
import { countArrived, type DayOfParties, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";

const charts = {
  ARRIVAL: {
    title: "Arrivals per hour",
    series: [
      { label: "Arrived", fill: "fill-forest-leaf" },
      { label: "Not yet", fill: "fill-amber-leaf" },
    ],
    values(parties: readonly Party[]) {
      const arrived = countArrived(parties);
      return [arrived, headcount(parties) - arrived];
    },
  },
  DEPARTURE: {
    title: "Departures per hour",
    series: [{ label: "People", fill: "fill-amber-leaf" }],
    values: (parties: readonly Party[]) => [headcount(parties)],
  },
};

const columns = ["Time", "Place", "Team or guest", "Vehicle", "Arrived"];

interface BoardDayProps {
  day: DayOfParties;
  direction: TravelDirection;
  timeZone: string;
  canMark: boolean;
}

/** A day's parties by time, and its people per hour. */
export function BoardDay({ day: { day, parties, hours }, direction, ...row }: BoardDayProps) {
  const id = useId();
  const { title, series, values } = charts[direction];
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {day ? `${weekdayOf(day)}, ${formatDate(day)}` : "No time given"}
      </h2>
      <p className="mb-2 text-ink-soft">{totalsText(parties)}</p>
      <Table columns={columns} className="[&_thead_th:last-child]:text-right" aria-labelledby={id}>
        {parties.map((party) => (
          <PartyRow key={party.id} party={party} {...row} />
        ))}
      </Table>
      {day && (
        <div className="mt-4 max-w-measure print:hidden">
          <Fold title={title} isOpen={false}>
            <BarChart
              title={title}
              series={series}
              bars={hours.map(({ hour, parties }) => ({ label: hour ?? "", values: values(parties) }))}
            />
          </Fold>
        </div>
      )}
    </section>
  );
}
