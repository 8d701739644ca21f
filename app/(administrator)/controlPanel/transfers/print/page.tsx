import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { ListSheet } from "@/components/print/list-sheet";
import { ArrivalsHeader } from "@/components/travel/arrivals/arrivals-header";
import { PartyWarnings } from "@/components/travel/transfers/party-line";
import { EmptyState } from "@/components/ui/empty-state";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PhoneLink } from "@/components/ui/phone-link";
import { PrintButton } from "@/components/ui/print-button";
import { hrefWith } from "@/components/ui/search-params";
import { Table } from "@/components/ui/table/table";
import { Tabs } from "@/components/ui/tabs";
import { yearParam } from "@/lib/edition/edition-path";
import { plural } from "@/lib/platform/text/plural";
import { now } from "@/lib/platform/time/clock";
import { formatDay, formatInstant, formatTime, toLocalDate, weekdayOf } from "@/lib/platform/time/time";
import { findOption } from "@/lib/platform/validation/find-option";
import { shownDirection } from "@/lib/travel/arrivals/queries";
import type { Party } from "@/lib/travel/arrivals/schema";
import { directionNames } from "@/lib/travel/transfers/labels";
import { listTransfers } from "@/lib/travel/transfers/queries";
import { partyAndSeatNotes, seatsText } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

const path = "/controlPanel/transfers/print";

/** The lists of all vehicles with passengers, or of those that leave on `?day=` (yyyy-MM-dd). */
export default panelPage(path, async ({ params, edition }) => {
  const direction = await shownDirection(params, edition, await now());
  const { transfers } = await listTransfers(edition.id, direction);
  const occupied = transfers.filter(({ parties }) => parties.length > 0);
  const dayOf = ({ leavesAt }: Transfer) => toLocalDate(new Date(leavesAt), edition.timeZone);
  const days = [...new Set(occupied.map(dayOf))].sort();
  const shownDay = findOption(days, params.day);
  const shownTransfers = occupied.filter((transfer) => !shownDay || dayOf(transfer) === shownDay);
  const empty = emptyTexts("lists", "Each vehicle with passengers gets a list for its driver.", edition);
  const dayHref = (day: string) => hrefWith(path, { direction, year: yearParam(edition), day });
  return (
    <>
      <div className="print:hidden">
        <ArrivalsHeader
          path={path}
          direction={direction}
          edition={edition}
          actions={shownTransfers.length > 0 && <PrintButton />}
        />
        {days.length > 1 && (
          <Tabs
            label="Days"
            isNested
            tabs={[
              { title: "All days", href: dayHref(""), isCurrent: !shownDay },
              ...days.map((day) => ({ title: formatDay(day), href: dayHref(day), isCurrent: day === shownDay })),
            ]}
          />
        )}
        <MissingFonts />
      </div>
      {shownTransfers.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      <ul className="sheets grid grid-cols-1 gap-6 print:block" aria-label="Lists">
        {shownTransfers.map((transfer) => (
          <VehicleSheet key={transfer.id} editionName={edition.name} transfer={transfer} timeZone={edition.timeZone} />
        ))}
      </ul>
    </>
  );
});

interface VehicleSheetProps {
  editionName: string;
  transfer: Transfer;
  timeZone: string;
}

/** The list of a vehicle's driver, on a sheet of its own: where and when, and whom to expect. */
function VehicleSheet({ editionName, transfer, timeZone }: VehicleSheetProps) {
  const { id, direction, vehicle, place, leavesAt, driverPhone, note, parties, seatsTaken } = transfer;
  const instant = new Date(leavesAt);
  const isArrival = direction === "ARRIVAL";
  const trips = new Set(parties.flatMap(({ tripNumber }) => tripNumber ?? []));
  const counts = [
    plural(parties.length, "party", "parties"),
    plural(seatsTaken, "person", "people"),
    ...(trips.size > 0 ? [plural(trips.size, "flight or train", "flights or trains")] : []),
  ];
  return (
    <ListSheet overline={`${editionName} · ${directionNames[direction]}`} title={vehicle} id={id}>
      <p className="mt-2 mb-1 text-lg/snug print:text-2xl/snug">
        {isArrival ? "From" : "To"} <b>{place}</b>, leaves{isArrival ? "" : " the venue"} on{" "}
        {weekdayOf(toLocalDate(instant, timeZone))},{" "}
        <b className="whitespace-nowrap">{formatInstant(instant, timeZone)}</b>
      </p>
      <p className="print:text-xl">
        {seatsText(transfer)}
        {driverPhone && (
          <>
            {" · Driver "}
            <PhoneLink number={driverPhone} />
          </>
        )}
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-line print:text-xl">{note}</p>}
      <Table
        columns={[isArrival ? "Arrives" : "Leaves", "Party", "People", "Flight or train", "Leader or contact", "Guide"]}
        className="mt-4 lg:not-print:table-fixed print:text-lg print:[&_:is(th,td)]:border-current print:[&_:is(th,td)]:text-inherit lg:not-print:[&_:is(th:first-child,th:nth-child(3))]:w-16 [&_tbody_:is(th,td)]:align-top [&_th:nth-child(3)]:text-right lg:not-print:[&_th:nth-child(n+4)]:w-38 print:[&_thead_th]:text-base"
        aria-labelledby={id}
      >
        {parties.map((party) => (
          <tr key={party.id}>
            <td className="phone:order-first font-semibold tabular-nums">
              {party.time ? formatTime(new Date(party.time), timeZone) : "–"}
            </td>
            <th scope="row">
              <bdi>{party.name}</bdi>
              <span className="block font-normal font-sans">
                {party.country.name}
                <PartyWarnings warnings={partyAndSeatNotes(party, transfer, timeZone)} />
              </span>
              <ul className="flex flex-wrap gap-x-4 font-normal">
                {party.people.map((person) => (
                  <li
                    key={person.id}
                    className="before:mr-2 before:inline-block before:size-3.5 before:border-2 before:border-current before:align-[-0.15em]"
                  >
                    <bdi>{person.fullName}</bdi>
                  </li>
                ))}
              </ul>
            </th>
            <td data-label="People" data-numeric>
              {party.people.length}
            </td>
            <td data-label="Flight or train" data-empty={!party.tripNumber || undefined} className="whitespace-nowrap">
              {party.tripNumber ?? "–"}
            </td>
            <ContactCell label={party.leader ? "Leader" : "Contact"} contact={party.leader ?? party.contact} />
            <ContactCell label="Guide" contact={party.guide} />
          </tr>
        ))}
      </Table>
      <p className="mt-3 break-inside-avoid font-semibold print:text-xl">Total: {counts.join(", ")}</p>
    </ListSheet>
  );
}

interface ContactCellProps {
  label: string;
  contact: Party["leader"];
}

function ContactCell({ label, contact }: ContactCellProps) {
  return (
    <td data-label={label} data-empty={!contact || undefined}>
      {contact ? (
        <>
          <bdi>{contact.fullName}</bdi>
          <br />
          <PhoneLink number={contact.phoneNumber} />
        </>
      ) : (
        "–"
      )}
    </td>
  );
}
