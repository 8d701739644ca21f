import { ArrivedPeople } from "@/components/arrival/arrived-people";
import { ContactCell } from "@/components/arrival/contact-cell";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
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
  const { kind, name, country, time, tripNumber, people, leader, guide, transfer } = party;
  return (
    <tr>
      <td data-label="Time" className="whitespace-nowrap tabular-nums">
        {time ? <time dateTime={time}>{formatTime(new Date(time), timeZone)}</time> : "–"}
      </td>
      <th scope="row" className="max-[800px]:order-first">
        <Flag code={country.alpha2} country="" />
        <bdi>{name}</bdi>{" "}
        <span className="block font-normal font-sans text-ink-soft text-sm">
          {country.name}
          {kind === "GUEST" && " · Guest"}
        </span>
      </th>
      <td data-label="Flight or train">{tripNumber ?? "–"}</td>
      <ContactCell label="Leader" contact={leader} />
      <ContactCell label="Guide" contact={guide} />
      <td data-label="Transfer" className="*:whitespace-normal">
        {transfer ? (
          <>
            {transfer.vehicle}, {formatTime(new Date(transfer.leavesAt), timeZone)}{" "}
            {transfer.moved && <Badge tone="amber">Time or place changed</Badge>}
          </>
        ) : (
          "–"
        )}
      </td>
      <td data-label="Arrived" className="whitespace-nowrap">
        <ArrivedPeople name={name} people={people} timeZone={timeZone} canMark={canMark} />
      </td>
    </tr>
  );
}
