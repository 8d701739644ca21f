import { ContactCell } from "@/components/arrival/contact-cell";
import { PartyWarnings } from "@/components/transfer/party-warnings";
import { TickBox, TravelSheet } from "@/components/transfer/travel-sheet";
import { PhoneLink } from "@/components/ui/phone-link";
import { plural } from "@/lib/platform/text/plural";
import { formatDate, formatTime, weekdayOf } from "@/lib/platform/time/time";
import { groupParties, headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { partyNotes } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

const columns = ["Time", "Party", "Flight or train", "Leader", "Guide", "Transfer"];

interface PlaceSheetsProps {
  contest: string;
  parties: readonly Party[];
  transfers: readonly Transfer[];
  timeZone: string;
}

/** The lists of those who stand at a place: for each day whom to expect when, and where to send them. */
export function PlaceSheets({ contest, parties, transfers, timeZone }: PlaceSheetsProps) {
  const transferById = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  return groupParties(parties, timeZone).flatMap(({ day, places }) =>
    places.map(({ place, parties: some }) => (
      <TravelSheet
        key={`${day} ${place}`}
        heading={contest}
        title={place ?? "No place given"}
        details={
          <p className="text-lg">
            <b>{day ? `${weekdayOf(day)}, ${formatDate(day)}` : "No time given"}</b>:{" "}
            {plural(some.length, "party", "parties")}, {plural(headcount(some), "person", "people")}
          </p>
        }
        columns={columns}
      >
        {some.map((party) => {
          const { id, name, country, time, tripNumber, people, leader, guide } = party;
          const transfer = party.transfer && transferById.get(party.transfer.id);
          return (
            <tr key={id}>
              <td data-label="Time" className="whitespace-nowrap tabular-nums">
                <TickBox />
                {time ? formatTime(new Date(time), timeZone) : "–"}
              </td>
              <th scope="row">
                <bdi>{name}</bdi>
                <span className="block font-normal font-sans">
                  {country.name} · <b>{people.length}</b>
                </span>
              </th>
              <td data-label="Flight or train">{tripNumber ?? "–"}</td>
              <ContactCell label="Leader" contact={leader} />
              <ContactCell label="Guide" contact={guide} />
              <td data-label="Transfer">
                {transfer ? (
                  <>
                    <b>{formatTime(new Date(transfer.leavesAt), timeZone)}</b> <bdi>{transfer.vehicle}</bdi>
                    {transfer.driverPhone && <PhoneLink number={transfer.driverPhone} className="block" />}
                    <PartyWarnings warnings={partyNotes(party, transfer, timeZone)} />
                  </>
                ) : (
                  "none"
                )}
              </td>
            </tr>
          );
        })}
      </TravelSheet>
    )),
  );
}
