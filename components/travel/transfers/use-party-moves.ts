import { useApiAction } from "@/components/forms/use-api-action";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { api } from "@/lib/site/api/client";
import type { Party } from "@/lib/travel/arrivals/schema";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface Move {
  id: string;
  transferId: string | null;
}

type Vehicle = Pick<Transfer, "id" | "vehicle">;

/** Assigns parties to transfers, with an Undo unless it would confirm a changed time or place. */
export function usePartyMoves(direction: TravelDirection) {
  const { pending, run } = useApiAction();

  const moveAction = (parties: Move[], success: string) => ({
    send: () => api("PUT /api/Transfer/parties", { body: { direction, parties } }),
    success,
  });

  function moveWithUndo(parties: readonly Party[], transferId: string | null, success: string) {
    const moves = parties.map(({ id }) => ({ id, transferId }));
    const undoMoves = parties.map(({ id, transfer }) => ({ id, transferId: transfer?.id ?? null }));
    // Undo would assign the party again, which stores its new time and place.
    const hasUndo = !parties.some(({ transfer }) => transfer?.moved);
    return run({ ...moveAction(moves, success), undo: hasUndo ? moveAction(undoMoves, "Undone.") : undefined });
  }

  return {
    isPending: pending,
    assign(parties: readonly Party[], { id: transferId, vehicle }: Vehicle) {
      const subject = parties.length === 1 ? `${parties[0]?.name} is` : `${parties.length} parties are`;
      return moveWithUndo(parties, transferId, `${subject} in ${vehicle} now.`);
    },
    remove(party: Party, { vehicle }: Vehicle) {
      return moveWithUndo([party], null, `${party.name} is no longer in ${vehicle}.`);
    },
    /** Assigns a party to its own transfer again, which stores its new time and place. */
    confirm({ id, name }: Party, { id: transferId, vehicle }: Vehicle) {
      return run(moveAction([{ id, transferId }], `${name} stays in ${vehicle}.`));
    },
  };
}
