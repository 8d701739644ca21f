import { NoVehicle } from "@/components/travel/no-vehicle";
import { Flag } from "@/components/ui/flag";
import { Section } from "@/components/ui/section";
import { Table } from "@/components/ui/table/table";
import { formatTime, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { countArrived, headcount, lateText } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";

const columns = ["Time", "Party", "Vehicle"];
const arrivalColumns = [...columns, "Arrived"];

interface TravellingNextProps {
  arriving: readonly Party[];
  leaving: readonly Party[];
  timeZone: string;
  now: Date;
}

/** The parties that arrive next or, once all have arrived, those that leave next. */
export function TravellingNext({ arriving, leaving, timeZone, now }: TravellingNextProps) {
  const isArrival = arriving.length > 0;
  const parties = isArrival ? arriving : leaving;
  if (parties.length === 0) return null;
  return (
    <Section id="travelling-next" title={isArrival ? "Arriving next" : "Leaving next"}>
      <Table
        columns={isArrival ? arrivalColumns : columns}
        className="mt-1.5"
        isNarrow
        aria-labelledby="travelling-next"
      >
        {parties.map((party) => (
          <tr key={party.id}>
            <TimeCell party={party} late={isArrival ? lateText(party, now) : null} timeZone={timeZone} now={now} />
            <th scope="row">
              <Flag code={party.country.alpha2} country={party.country.name} />
              <bdi>{party.name}</bdi>
              <small>{party.place}</small>
            </th>
            <td>{party.transfer?.vehicle ?? <NoVehicle place={party.place} />}</td>
            {isArrival && (
              <td className="tabular-nums">
                {countArrived([party])} of {headcount([party])}
              </td>
            )}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

interface TimeCellProps extends Pick<TravellingNextProps, "timeZone" | "now"> {
  party: Party;
  late: string | null;
}

function TimeCell({ party: { time }, late, timeZone, now }: TimeCellProps) {
  const instant = time ? new Date(time) : null;
  const day = instant && toLocalDate(instant, timeZone);
  const isToday = day === toLocalDate(now, timeZone);
  return (
    <td className="whitespace-nowrap tabular-nums">
      {day && !isToday && `${weekdayOf(day).slice(0, 3)} `}
      {instant ? formatTime(instant, timeZone) : "–"}
      {late && <span className="block font-semibold text-amber text-xs">{late}</span>}
    </td>
  );
}
