import { useMoves } from "@/components/forms/use-moves";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { api } from "@/lib/site/api/client";

interface NamedTransfer {
  id: string;
  vehicle: string;
}

/** A party and the transfer that it has now. */
export interface MovableParty {
  id: string;
  name: string;
  transfer: NamedTransfer | null;
}

interface Move {
  id: string;
  transferId: string | null;
}

const subject = (parties: readonly MovableParty[]) =>
  parties.length === 1 ? `${parties[0]?.name} is` : `${parties.length} parties are`;

/** Assigns parties to a transfer and removes them. */
export function usePartyMoves(direction: TravelDirection) {
  const { isPending, move } = useMoves<Move>((moves) =>
    api("PUT /api/Transfer/parties", { body: { direction, parties: [...moves] } }),
  );

  const before = (parties: readonly MovableParty[]) =>
    parties.map(({ id, transfer }) => ({ id, transferId: transfer?.id ?? null }));

  const undo = (parties: readonly MovableParty[]) => ({ moves: before(parties), success: "Undone." });

  return {
    isPending,
    assign(parties: readonly MovableParty[], { id: transferId, vehicle }: NamedTransfer) {
      const moves = parties.map(({ id }) => ({ id, transferId }));
      return move(moves, `${subject(parties)} in ${vehicle} now.`, undo(parties));
    },
    remove(party: MovableParty) {
      const success = `${party.name} is no longer in ${party.transfer?.vehicle}.`;
      return move([{ id: party.id, transferId: null }], success, undo([party]));
    },
    confirm(party: MovableParty) {
      return move(before([party]), `${party.name} stays in ${party.transfer?.vehicle}.`);
    },
  };
}
