import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useApiAction } from "@/components/forms/use-api-action";

interface Undo<M> {
  moves: readonly M[];
  success: string;
}

/** Assigns items to others, with an Undo; the page is refreshed after each attempt. `send` throws ApiError. */
export function useMoves<M>(send: (moves: readonly M[]) => Promise<unknown>) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const [isRefreshing, startTransition] = useTransition();

  /** Resolves to whether the items were moved. */
  async function move(moves: readonly M[], success: string, undo?: Undo<M>): Promise<boolean> {
    const isDone = await run({
      send: () => send(moves),
      success,
      successAction: undo && { label: "Undo", onClick: () => void move(undo.moves, undo.success) },
    });
    startTransition(() => router.refresh());
    return isDone;
  }

  return { isPending: pending || isRefreshing, move };
}
