import { NoVehicle } from "@/components/travel/no-vehicle";
import { Flag } from "@/components/ui/flag";
import { Section } from "@/components/ui/section";
import { Table } from "@/components/ui/table/table";
import { formatTime, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { countArrived, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";

const columns = ["Time", "Party", "Vehicle", "Arrived"];

interface ArrivingNextProps {
  parties: readonly Party[];
  timeZone: string;
  now: Date;
}

export function ArrivingNext({ parties, timeZone, now }: ArrivingNextProps) {
  const today = toLocalDate(now, timeZone);
  const timeOf = (party: Party) => {
    if (!party.time) return "–";
    const instant = new Date(party.time);
    const day = toLocalDate(instant, timeZone);
    return `${day === today ? "" : `${weekdayOf(day).slice(0, 3)} `}${formatTime(instant, timeZone)}`;
  };
  return (
    <Section id="arriving-next" title="Arriving next">
      {parties.length === 0 ? (
        <p className="mt-1.5">No more arrivals are planned.</p>
      ) : (
        <Table columns={columns} className="mt-1.5" aria-labelledby="arriving-next">
          {parties.map((party) => (
            <tr key={party.id}>
              <td className="phone:order-first whitespace-nowrap tabular-nums">{timeOf(party)}</td>
              <th scope="row">
                <Flag code={party.country.alpha2} country={party.country.name} />
                <bdi>{party.name}</bdi>
                <small>{party.place}</small>
              </th>
              <td data-label="Vehicle">{party.transfer?.vehicle ?? <NoVehicle place={party.place} />}</td>
              <td data-label="Arrived" className="tabular-nums">
                {countArrived([party])} of {headcount([party])}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}
