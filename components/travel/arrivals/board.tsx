"use client";

import { cx } from "class-variance-authority";
import { useId, useState } from "react";
import { ArrivalMarks } from "@/components/travel/arrivals/arrival-marks";
import { ArrivedPeople } from "@/components/travel/arrivals/arrived-people";
import { NoVehicle } from "@/components/travel/no-vehicle";
import { PartyWarnings } from "@/components/travel/transfers/party-line";
import { Badge } from "@/components/ui/badge";
import { BarChart } from "@/components/ui/bar-chart";
import { Chevron } from "@/components/ui/chevron";
import { Disclosure } from "@/components/ui/disclosure";
import { Flag } from "@/components/ui/flag";
import { PhoneLink } from "@/components/ui/phone-link";
import { Section } from "@/components/ui/section";
import { Table } from "@/components/ui/table/table";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { formatDate, formatTime, weekdayOf } from "@/lib/platform/time/time";
import { countArrived, type DayOfParties, groupParties, headcount } from "@/lib/travel/arrivals/rules";
import type { Journeys, Party } from "@/lib/travel/arrivals/schema";
import { totalsText } from "@/lib/travel/arrivals/totals";
import { seatNotes } from "@/lib/travel/transfers/rules";

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

const lastRight = "[&_thead_th:last-child]:text-right";

interface BoardOptions {
  timeZone: string;
  /** False for a past edition. */
  canMark: boolean;
}

interface BoardProps extends Journeys, BoardOptions {
  direction: TravelDirection;
  /** ISO 8601 instant of the page's data. */
  madeAt: string;
  /** Whether each day begins with the first party that has not arrived; those before it are shown on click. */
  foldsArrived: boolean;
}

/** The parties by day. The browser renders them, so that a refresh of hundreds of rows sends only their data. */
export function Board({ parties, direction, madeAt, foldsArrived, ...options }: BoardProps) {
  const days = groupParties(parties, options.timeZone);
  return (
    <ArrivalMarks madeAt={madeAt}>
      {days.map((day) => (
        <BoardDay
          key={`${direction} ${day.day}`}
          day={day}
          isOnly={days.length === 1}
          direction={direction}
          foldsArrived={foldsArrived}
          {...options}
        />
      ))}
    </ArrivalMarks>
  );
}

interface BoardDayProps extends BoardOptions {
  day: DayOfParties;
  isOnly: boolean;
  direction: TravelDirection;
  foldsArrived: boolean;
}

/** How many parties at the start of a day have arrived. */
function countArrivedFirst(parties: readonly Party[]): number {
  const first = parties.findIndex(({ people }) => people.some(({ arrivedAt }) => arrivedAt === null));
  return first < 0 ? parties.length : first;
}

/** A day's parties by time, and its people per hour. */
function BoardDay({ day: { day, parties, hours }, isOnly, direction, foldsArrived, ...options }: BoardDayProps) {
  const id = useId();
  const { title, series, values } = charts[direction];
  // Only those who had arrived when the page was opened are folded, so that a tick moves no row.
  const [arrived] = useState(() => parties.slice(0, countArrivedFirst(parties)).map(({ id }) => id));
  // Without any row, the only day would look empty.
  const folded = new Set(foldsArrived && !(isOnly && arrived.length === parties.length) ? arrived : []);
  const [showsFolded, setShowsFolded] = useState(false);
  return (
    <Section id={id} title={day ? `${weekdayOf(day)}, ${formatDate(day)}` : "No time given"} className="mt-8">
      <p className="mb-2 text-ink-soft">{totalsText(direction, parties)}</p>
      {folded.size > 0 && (
        <button
          type="button"
          className="group/fold mb-2 flex min-h-9 items-center gap-2 font-semibold text-maple print:hidden"
          data-state={showsFolded ? "open" : "closed"}
          aria-expanded={showsFolded}
          onClick={() => setShowsFolded(!showsFolded)}
        >
          {countArrived(parties.filter(({ id }) => folded.has(id)))} arrived
          <Chevron />
        </button>
      )}
      <Table
        columns={["Time", "Place", "Party", "Vehicle", "Arrived"]}
        // A printed list of departures needs no ticks.
        className={cx(
          lastRight,
          direction === "DEPARTURE" && "print:[&_:is(th,td):last-child]:hidden",
          folded.size === parties.length && !showsFolded && "not-print:hidden",
        )}
        aria-labelledby={id}
      >
        {parties.map((party) => (
          <PartyRow key={party.id} party={party} isHidden={folded.has(party.id) && !showsFolded} {...options} />
        ))}
      </Table>
      {day && (
        <div className="mt-4 max-w-measure print:hidden">
          <Disclosure look="link" title={title}>
            <BarChart
              title={title}
              series={series}
              bars={hours.map(({ hour, parties }) => ({ label: hour ?? "", values: values(parties) }))}
            />
          </Disclosure>
        </div>
      )}
    </Section>
  );
}

interface PartyRowProps extends BoardOptions {
  party: Party;
  isHidden: boolean;
}

function PartyRow({ party, isHidden, timeZone, canMark }: PartyRowProps) {
  const { kind, name, country, time, place, tripNumber, people, team, leader, contact, guide, transfer } = party;
  const contacts = [leader && { ...leader, role: "Leader" }, guide && { ...guide, role: "Guide" }].filter(
    (contact) => contact !== null,
  );
  return (
    <tr className={isHidden ? "not-print:hidden" : undefined}>
      <td className="phone:order-first whitespace-nowrap font-semibold tabular-nums">
        {time ? <time dateTime={time}>{formatTime(new Date(time), timeZone)}</time> : "–"}
      </td>
      <td>
        {place ?? "No place given"}
        {tripNumber && <small>{tripNumber}</small>}
      </td>
      <th scope="row">
        <Flag code={country.alpha2} country="" />
        <bdi>{name}</bdi>{" "}
        <span className="block font-normal font-sans text-ink-soft text-sm">
          {country.name}, {kind === "GUEST" && "guest"}
          {kind === "TEAM" && plural(people.length, "person", "people")}
          {team && (
            <>
              contestant of <bdi>{team.name}</bdi>
            </>
          )}
        </span>
        {contact && (
          <span className="block font-normal font-sans text-sm">
            Contact: <bdi>{contact.fullName}</bdi>, <PhoneLink number={contact.phoneNumber} />
          </span>
        )}
        {contacts.map(({ role, fullName, phoneNumber }) => (
          <span key={role} className="hidden font-normal font-sans text-sm print:block">
            {role}: {fullName}, <span className="whitespace-nowrap">{phoneNumber}</span>
          </span>
        ))}
      </th>
      <td data-label="Vehicle" className="*:whitespace-normal [&>.badge]:ml-1.5">
        {transfer ? (
          <>
            {transfer.vehicle}, {formatTime(new Date(transfer.leavesAt), timeZone)}{" "}
            {transfer.moved && <Badge tone="amber">Time or place changed</Badge>}
            <PartyWarnings warnings={seatNotes(party.seatsElsewhere, timeZone)} />
          </>
        ) : (
          <NoVehicle place={place} />
        )}
      </td>
      <td data-display-only>
        <ArrivedPeople name={name} people={people} contacts={contacts} timeZone={timeZone} canMark={canMark} />
      </td>
    </tr>
  );
}
