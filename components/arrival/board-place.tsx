import { useId } from "react";
import { PartyRow } from "@/components/arrival/party-row";
import { totalsText } from "@/components/arrival/totals";
import { TableScroll } from "@/components/ui/table-scroll";
import type { PlaceOfParties } from "@/lib/travel/arrivals/rules";

const columns = ["Time", "Team or guest", "Flight or train", "Leader", "Guide", "Transfer", "Arrived"];

interface BoardPlaceProps {
  place: PlaceOfParties;
  /** The id of the day's heading. */
  dayId: string;
  timeZone: string;
  canMark: boolean;
}

/** A day's parties at a place, hour by hour. */
export function BoardPlace({ place: { place, parties, hours }, dayId, ...row }: BoardPlaceProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id} ${dayId}`} className="mt-8">
      <h3 id={id} className="text-lg">
        {place ?? "No place given"}
      </h3>
      <p className="mb-2 text-ink-soft">{totalsText(parties)}</p>
      <TableScroll>
        <table className="data-table table-cards" aria-labelledby={id}>
          <thead className="not-print:max-[800px]:hidden">
            <tr>
              {columns.map((title) => (
                <th key={title} scope="col" className="h-10">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {hours.map(({ hour, parties }) => (
            <tbody key={hour}>
              <tr className="break-after-avoid bg-sunk not-print:max-[800px]:mt-4 not-print:max-[800px]:border-0 not-print:max-[800px]:py-2 not-print:max-[800px]:[content-visibility:visible]">
                <th scope="rowgroup" colSpan={columns.length}>
                  {hour ?? "No time given"}{" "}
                  <span className="font-normal font-sans text-ink-soft text-sm">{totalsText(parties)}</span>
                </th>
              </tr>
              {parties.map((party) => (
                <PartyRow key={party.id} party={party} {...row} />
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
    </section>
  );
}
