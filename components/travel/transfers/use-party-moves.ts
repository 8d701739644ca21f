import { useMoves } from "@/components/forms/use-moves";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { api } from "@/lib/site/api/client";
import type { Party } from "@/lib/travel/arrivals/schema";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface Move {
  id: string;
  transferId: string | null;
}

type Vehicle = Pick<Transfer, "id" | "vehicle">;

/** None where it would confirm a changed time or place of a party. */
function undoOf(parties: readonly Party[]) {
  if (parties.some(({ transfer }) => transfer?.moved)) return undefined;
  return { moves: parties.map(({ id, transfer }) => ({ id, transferId: transfer?.id ?? null })), success: "Undone." };
}

export function usePartyMoves(direction: TravelDirection) {
  const { isPending, move } = useMoves<Move>((moves) =>
    api("PUT /api/Transfer/parties", { body: { direction, parties: [...moves] } }),
  );
  return {
    isPending,
    assign(parties: readonly Party[], { id: transferId, vehicle }: Vehicle) {
      const subject = parties.length === 1 ? `${parties[0]?.name} is` : `${parties.length} parties are`;
      const moves = parties.map(({ id }) => ({ id, transferId }));
      return move(moves, `${subject} in ${vehicle} now.`, undoOf(parties));
    },
    remove(party: Party, { vehicle }: Vehicle) {
      return move([{ id: party.id, transferId: null }], `${party.name} is no longer in ${vehicle}.`, undoOf([party]));
    },
    /** Assigns a party to its own transfer again, which stores its new time and place. */
    confirm({ id, name }: Party, { id: transferId, vehicle }: Vehicle) {
      return move([{ id, transferId }], `${name} stays in ${vehicle}.`);
    },
  };
}
