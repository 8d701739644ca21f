import { ArrivedPeople } from "@/components/arrival/arrived-people";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { plural } from "@/lib/platform/text/plural";
import { formatTime } from "@/lib/platform/time/time";
import type { Party } from "@/lib/travel/arrivals/schema";

interface PartyRowProps {
  party: Party;
  timeZone: string;
  /** False for a past edition. */
  canMark: boolean;
}

/** A row of the board. */
export function PartyRow({ party, timeZone, canMark }: PartyRowProps) {
  const { kind, name, country, time, place, tripNumber, people, leader, guide, transfer } = party;
  const contacts = [leader && { ...leader, role: "Leader" }, guide && { ...guide, role: "Guide" }].filter(
    (contact) => contact !== null,
  );
  return (
    <tr>
      <td className="whitespace-nowrap font-semibold tabular-nums max-[800px]:order-first">
        {time ? <time dateTime={time}>{formatTime(new Date(time), timeZone)}</time> : "–"}
      </td>
      <td data-label="Place">
        {place ?? "No place given"}
        {tripNumber && <small>{tripNumber}</small>}
      </td>
      <th scope="row">
        <Flag code={country.alpha2} country="" />
        <bdi>{name}</bdi>{" "}
        <span className="block font-normal font-sans text-ink-soft text-sm">
          {country.name}, {kind === "GUEST" ? "guest" : plural(people.length, "person", "people")}
        </span>
        {contacts.map(({ role, fullName, phoneNumber }) => (
          <span key={role} className="hidden font-normal font-sans text-sm print:block">
            {role}: {fullName}, {phoneNumber}
          </span>
        ))}
      </th>
      <td data-label="Vehicle" className="*:whitespace-normal">
        {transfer ? (
          <>
            {transfer.vehicle}, {formatTime(new Date(transfer.leavesAt), timeZone)}{" "}
            {transfer.moved && <Badge tone="amber">Time or place changed</Badge>}
          </>
        ) : (
          <span className="font-semibold text-amber">No vehicle</span>
        )}
      </td>
      <td data-display-only>
        <ArrivedPeople name={name} people={people} contacts={contacts} timeZone={timeZone} canMark={canMark} />
      </td>
    </tr>
  );
}
