import type { ReactNode } from "react";
import { PartyWarnings } from "@/components/transfer/party-warnings";
import type { MovableParty } from "@/components/transfer/use-party-moves";
import { plural } from "@/lib/platform/text/plural";
import { formatTime } from "@/lib/platform/time/time";
import { partyNotes } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

/** A party of a transfer. */
export interface SeatedParty extends MovableParty {
  country: string;
  /** Such as "14:30". */
  time: string | null;
  size: number;
  hasMoved: boolean;
  warnings: readonly string[];
}

/** The parties of a transfer; times are local to the venue. */
export function seatedParties(transfer: Transfer, timeZone: string): SeatedParty[] {
  const { id, vehicle } = transfer;
  return transfer.parties.map((party) => ({
    id: party.id,
    name: party.name,
    country: party.country.name,
    time: party.time && formatTime(new Date(party.time), timeZone),
    size: party.people.length,
    transfer: { id, vehicle },
    hasMoved: party.transfer?.moved === true,
    warnings: partyNotes(party, transfer, timeZone),
  }));
}

interface PartyLineProps {
  party: SeatedParty;
  /** Buttons. */
  children?: ReactNode;
}

/** A party of a transfer as a list item. */
export function PartyLine({ party, children }: PartyLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b py-1.5">
      <span className="w-12 tabular-nums">{party.time ?? "–"}</span>
      <span className="min-w-32 flex-1">
        <bdi className="font-semibold">{party.name}</bdi>{" "}
        <span className="text-ink-soft text-sm">
          {party.country}, {plural(party.size, "person", "people")}
        </span>
        <PartyWarnings warnings={party.warnings} />
      </span>
      {children}
    </li>
  );
}
