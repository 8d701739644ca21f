import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { deleteOnLeaving, takeDeletedOnLeaving } from "@/components/person/delete-on-leaving";
import { ApiError, api } from "@/lib/api/client";

/** Asked whether to delete; deleted but for the undo; deleted for good. */
export type DeletionStage = "asking" | "undoable" | "gone";

type Stages = ReadonlyMap<string, DeletionStage>;

/** For so long a deletion can be undone; only then it is sent. */
const undoMs = 10_000;

function withStage(stages: Stages, ids: readonly string[], stage: DeletionStage | null): Stages {
  const rest = [...stages].filter(([id]) => !ids.includes(id));
  return new Map([...rest, ...(stage ? ids.map((id) => [id, stage] as const) : [])]);
}

/**
 * The deletions of a list of guests, by id: each waits for its undo before it is sent, or until the page is left. What
 * the server refuses comes back.
 */
export function useGuestDeletions() {
  const router = useRouter();
  const [stages, setStages] = useState<Stages>(new Map());
  const waiting = useRef(new Map<string, number>());
  const move = (id: string, stage: DeletionStage | null) => setStages((before) => withStage(before, [id], stage));

  function stopWaiting(id: string) {
    window.clearTimeout(waiting.current.get(id));
    waiting.current.delete(id);
  }

  async function send(id: string) {
    stopWaiting(id);
    move(id, "gone");
    try {
      await api("DELETE /api/Person/{id}", { params: { id } });
      // So that no kept copy of the list brings the guest back.
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 404) move(id, null);
    }
  }

  useEffect(() => {
    const pending = waiting.current;
    setStages((before) => withStage(before, takeDeletedOnLeaving(), "gone"));
    async function leave() {
      const ids = [...pending.keys()];
      if (ids.length === 0) return;
      for (const timer of pending.values()) window.clearTimeout(timer);
      pending.clear();
      setStages((before) => withStage(before, ids, "gone"));
      await deleteOnLeaving(ids);
      router.refresh();
    }
    // The first is early enough for the next page to know, but phones may leave without it.
    window.addEventListener("beforeunload", leave);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("beforeunload", leave);
      window.removeEventListener("pagehide", leave);
      void leave();
    };
  }, [router]);

  return {
    stageOf: (id: string) => stages.get(id) ?? null,
    ask: (id: string) => move(id, "asking"),
    keep(id: string) {
      stopWaiting(id);
      move(id, null);
    },
    remove(id: string) {
      const timer = window.setTimeout(() => send(id), undoMs);
      waiting.current.set(id, timer);
      move(id, "undoable");
    },
  };
}
