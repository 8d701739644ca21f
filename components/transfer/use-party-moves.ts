import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
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

/** Assigns parties to a transfer and removes them, each with an Undo; the page is refreshed after each attempt. */
export function usePartyMoves(direction: TravelDirection) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const [isRefreshing, startTransition] = useTransition();

  /** Resolves to whether the parties were moved. */
  async function move(parties: Move[], success: string, before?: Move[]): Promise<boolean> {
    let isDone = false;
    await run({
      send: () => api("PUT /api/Transfer/parties", { body: { direction, parties } }),
      success,
      successAction: before && { label: "Undo", onClick: () => void move(before, "Undone.") },
      onDone() {
        isDone = true;
      },
    });
    startTransition(() => router.refresh());
    return isDone;
  }

  const before = (parties: readonly MovableParty[]) =>
    parties.map(({ id, transfer }) => ({ id, transferId: transfer?.id ?? null }));

  return {
    isPending: pending || isRefreshing,
    assign(parties: readonly MovableParty[], { id: transferId, vehicle }: NamedTransfer) {
      const moves = parties.map(({ id }) => ({ id, transferId }));
      return move(moves, `${subject(parties)} in ${vehicle} now.`, before(parties));
    },
    remove(party: MovableParty) {
      const success = `${party.name} is no longer in ${party.transfer?.vehicle}.`;
      return move([{ id: party.id, transferId: null }], success, before([party]));
    },
    confirm(party: MovableParty) {
      return move(before([party]), `${party.name} stays in ${party.transfer?.vehicle}.`);
    },
  };
}
