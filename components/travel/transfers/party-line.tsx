import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { plural } from "@/lib/platform/text/plural";
import { formatTime } from "@/lib/platform/time/time";
import type { Party } from "@/lib/travel/arrivals/schema";
import { partyAndSeatNotes } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface PartyLineProps {
  party: Party;
  transfer: Transfer;
  timeZone: string;
  children?: ReactNode;
}

/** A party in the list of a transfer, with its warnings and, at the end, its buttons. */
export function PartyLine({ party, transfer, timeZone, children }: PartyLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b py-1.5 last:border-b-0 last:pb-0">
      <span className="w-12 tabular-nums">{party.time ? formatTime(new Date(party.time), timeZone) : "–"}</span>
      <span className="min-w-32 flex-1">
        <bdi className="font-semibold">{party.name}</bdi>{" "}
        <span className="text-ink-soft text-sm">
          {party.country.name}, {plural(party.people.length, "person", "people")}
        </span>
        <PartyWarnings warnings={partyAndSeatNotes(party, transfer, timeZone)} />
      </span>
      {children}
    </li>
  );
}

/** What has changed about a party since it was assigned, and what does not suit its transfer. */
export function PartyWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1 *:whitespace-normal">
      {warnings.map((warning) => (
        <Badge key={warning} tone="amber">
          {warning}
        </Badge>
      ))}
    </span>
  );
}
