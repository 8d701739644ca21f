"use client";

import { useRef } from "react";
import { PartyWarnings } from "@/components/transfer/party-warnings";
import { type MovableParty, usePartyMoves } from "@/components/transfer/use-party-moves";
import { Button } from "@/components/ui/button";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";

interface SeatedParty extends MovableParty {
  country: string;
  /** Such as "14:30". */
  time: string | null;
  size: number;
  hasMoved: boolean;
  warnings: readonly string[];
}

interface TransferPartiesProps {
  direction: TravelDirection;
  /** By time. */
  parties: readonly SeatedParty[];
  /** False for a past edition. */
  canChange: boolean;
}

/** The parties of a transfer, with buttons to remove them and to confirm those that have moved. */
export function TransferParties({ direction, parties, canChange }: TransferPartiesProps) {
  const section = useRef<HTMLDivElement>(null);
  const { isPending, remove, confirm } = usePartyMoves(direction);

  /** The pressed button disappears. */
  const keepFocus = () => section.current?.focus({ preventScroll: true });

  return (
    <div ref={section} tabIndex={-1} className="mt-2" aria-busy={isPending}>
      {parties.length === 0 && <p className="text-ink-soft">No parties yet.</p>}
      <ul className="border-rule border-t empty:hidden">
        {parties.map((party) => (
          <li key={party.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b py-1.5">
            <span className="w-12 tabular-nums">{party.time ?? "–"}</span>
            <span className="min-w-32 flex-1">
              <bdi className="font-semibold">{party.name}</bdi>{" "}
              <span className="text-ink-soft text-sm">
                {party.country}, {plural(party.size, "person", "people")}
              </span>
              <PartyWarnings warnings={party.warnings} />
            </span>
            {canChange && (
              <span className="flex gap-2">
                {party.hasMoved && (
                  <Button size="sm" disabled={isPending} onClick={() => void confirm(party).then(keepFocus)}>
                    Keep<span className="sr-only"> {party.name} in this transfer</span>
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="danger"
                  disabled={isPending}
                  onClick={() => void remove(party).then(keepFocus)}
                >
                  Remove<span className="sr-only"> {party.name}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
