import { useRef } from "react";
import { PartyLine, type SeatedParty } from "@/components/transfer/party-line";
import { usePartyMoves } from "@/components/transfer/use-party-moves";
import { Button } from "@/components/ui/button";
import type { TravelDirection } from "@/lib/generated/prisma/enums";

interface TransferPartiesProps {
  direction: TravelDirection;
  /** By time. */
  parties: readonly SeatedParty[];
}

/** The parties of a transfer, with buttons to remove them and to confirm those that have moved. */
export function TransferParties({ direction, parties }: TransferPartiesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { isPending, remove, confirm } = usePartyMoves(direction);

  /** The pressed button disappears. */
  const keepFocus = () => list.current?.focus({ preventScroll: true });

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Parties"
      aria-busy={isPending}
      className="mb-6 border-rule not-empty:border-t"
    >
      {parties.map((party) => (
        <PartyLine key={party.id} party={party}>
          <span className="flex gap-2">
            {party.hasMoved && (
              <Button size="sm" disabled={isPending} onClick={() => void confirm(party).then(keepFocus)}>
                Keep<span className="sr-only"> {party.name} in this transfer</span>
              </Button>
            )}
            <Button size="sm" disabled={isPending} onClick={() => void remove(party).then(keepFocus)}>
              Remove<span className="sr-only"> {party.name}</span>
            </Button>
          </span>
        </PartyLine>
      ))}
    </ul>
  );
}
