import { Flag } from "@/components/ui/flag";
import { formatTime, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { countArrived, dayOf, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";

interface ArrivingNextProps {
  parties: readonly Party[];
  timeZone: string;
  now: Date;
}

/** The parties that are expected next, with their vehicles. */
export function ArrivingNext({ parties, timeZone, now }: ArrivingNextProps) {
  const today = toLocalDate(now, timeZone);
  const timeOf = (party: Party) => {
    const day = dayOf(party, timeZone) ?? "";
    return `${day === today ? "" : `${weekdayOf(day).slice(0, 3)} `}${formatTime(new Date(party.time ?? 0), timeZone)}`;
  };
  return (
    <section aria-labelledby="arriving-next">
      <h2 id="arriving-next" className="pb-1.5 text-xl">
        Arriving next
      </h2>
      {parties.length === 0 ? (
        <p>Everybody who is expected has arrived.</p>
      ) : (
        <table className="w-full **:[td]:border-rule **:[td]:border-b **:[td]:py-2 **:[td]:pe-3 **:[th]:pe-3 **:[th]:text-start **:[thead]:border-ink **:[thead]:border-b-2 **:[thead]:text-sm">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Party</th>
              <th scope="col">Vehicle</th>
              <th scope="col">Arrived</th>
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.id}>
                <td className="whitespace-nowrap tabular-nums">{timeOf(party)}</td>
                <th scope="row" className="border-rule border-b py-2 font-semibold">
                  <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
                    <Flag code={party.country.alpha2} country="" />
                    <bdi>{party.name}</bdi>
                    <span className="col-start-2 font-normal text-ink-soft text-sm">{party.place}</span>
                  </span>
                </th>
                <td>{party.transfer?.vehicle ?? <span className="font-semibold text-amber">No vehicle</span>}</td>
                <td className="whitespace-nowrap tabular-nums">
                  {countArrived([party])} of {headcount([party])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
