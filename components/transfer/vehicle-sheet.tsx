import { ContactCell } from "@/components/arrival/contact-cell";
import { PartyWarnings } from "@/components/transfer/party-warnings";
import { TickBox, TravelSheet } from "@/components/transfer/travel-sheet";
import { PhoneLink } from "@/components/ui/phone-link";
import { plural } from "@/lib/platform/text/plural";
import { formatInstant, formatTime, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { partyNotes, seatsText } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

const columns = ["Time", "Party", "People", "Flight or train", "Leader", "Guide"];

interface VehicleSheetProps {
  contest: string;
  transfer: Transfer;
  timeZone: string;
}

/** The list of a vehicle's driver: where and when, and whom to expect. */
export function VehicleSheet({ contest, transfer, timeZone }: VehicleSheetProps) {
  const { direction, vehicle, place, leavesAt, driverPhone, note, parties, seatsTaken } = transfer;
  const instant = new Date(leavesAt);
  const isArrival = direction === "ARRIVAL";
  const trips = new Set(parties.flatMap(({ tripNumber }) => tripNumber ?? []));
  const counts = [
    plural(parties.length, "party", "parties"),
    plural(seatsTaken, "person", "people"),
    ...(trips.size > 0 ? [plural(trips.size, "flight or train", "flights or trains")] : []),
  ];
  return (
    <TravelSheet
      heading={`${contest} · ${isArrival ? "Arrival" : "Departure"}`}
      title={<bdi>{vehicle}</bdi>}
      details={
        <>
          <p className="text-2xl/snug">
            {isArrival ? "From" : "To"} <b>{place}</b>, leaves{isArrival ? "" : " the venue"} on{" "}
            {weekdayOf(toLocalDate(instant, timeZone))},{" "}
            <b className="whitespace-nowrap">{formatInstant(instant, timeZone)}</b>
          </p>
          <p>
            {seatsText(transfer)}
            {driverPhone && (
              <>
                {" · Driver "}
                <PhoneLink number={driverPhone} />
              </>
            )}
          </p>
          {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
        </>
      }
      columns={columns}
      total={`Total: ${counts.join(", ")}`}
    >
      {parties.map((party) => (
        <tr key={party.id}>
          <td data-label="Time" className="tabular-nums">
            {party.time ? formatTime(new Date(party.time), timeZone) : "–"}
          </td>
          <th scope="row">
            <bdi>{party.name}</bdi>
            <span className="block font-normal font-sans">
              {party.country.name}
              <PartyWarnings warnings={partyNotes(party, transfer, timeZone)} />
            </span>
            <ul className="flex flex-wrap gap-x-4 font-normal">
              {party.people.map((person) => (
                <li key={person.id}>
                  <TickBox />
                  <bdi>{person.fullName}</bdi>
                </li>
              ))}
            </ul>
          </th>
          <td data-label="People" data-numeric>
            {party.people.length}
          </td>
          <td data-label="Flight or train">{party.tripNumber ?? "–"}</td>
          <ContactCell label="Leader" contact={party.leader} />
          <ContactCell label="Guide" contact={party.guide} />
        </tr>
      ))}
    </TravelSheet>
  );
}
