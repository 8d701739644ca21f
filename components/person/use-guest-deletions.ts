import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ApiError, api, orApiError, pathOf } from "@/lib/site/api/client";

/** Waiting for a confirmation; deleted, can be undone; deleted for good. */
type DeletionStage = "confirming" | "undoable" | "deleted";

type Stages = ReadonlyMap<string, DeletionStage>;

/** How long a deletion can be undone before it is sent. */
const undoMs = 10_000;

/** Session storage key of guests whose deletion may still be in progress when the next page renders. */
const storageKey = "guests-deleted-on-leave";

function withStage(stages: Stages, ids: readonly string[], stage: DeletionStage | null): Stages {
  const others = [...stages].filter(([id]) => !ids.includes(id));
  return new Map([...others, ...(stage ? ids.map((id) => [id, stage] as const) : [])]);
}

/** Sends deletions with `keepalive`, so that they outlive the page. */
async function deleteOnLeave(ids: readonly string[]): Promise<void> {
  sessionStorage.setItem(storageKey, ids.join(" "));
  const token = document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/)?.[1] ?? "";
  const request = { method: "DELETE", keepalive: true, headers: { "X-XSRF-TOKEN": token } };
  await Promise.allSettled(ids.map((id) => fetch(pathOf("DELETE /api/Person/{id}", { params: { id } }), request)));
}

/** Reads and clears the guests that the previous page deleted on leave. */
function takeDeletedOnLeave(): string[] {
  const ids = sessionStorage.getItem(storageKey)?.split(" ") ?? [];
  sessionStorage.removeItem(storageKey);
  return ids;
}

/**
 * Deletions of guests that can be undone for ten seconds. They are sent after that time or when the page is left; a
 * refused deletion brings the guest back.
 */
export function useGuestDeletions() {
  const router = useRouter();
  const [stages, setStages] = useState<Stages>(new Map());
  const timers = useRef(new Map<string, number>());
  const setStage = (id: string, stage: DeletionStage | null) =>
    setStages((previous) => withStage(previous, [id], stage));

  function clearTimer(id: string) {
    window.clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  }

  async function send(id: string) {
    clearTimer(id);
    setStage(id, "deleted");
    const result = await orApiError(() => api("DELETE /api/Person/{id}", { params: { id } }));
    if (!(result instanceof ApiError)) router.refresh();
    else if (result.status !== 404) setStage(id, null);
  }

  useEffect(() => {
    const pending = timers.current;
    setStages((previous) => withStage(previous, takeDeletedOnLeave(), "deleted"));
    async function leave() {
      const ids = [...pending.keys()];
      if (ids.length === 0) return;
      for (const timer of pending.values()) window.clearTimeout(timer);
      pending.clear();
      setStages((previous) => withStage(previous, ids, "deleted"));
      await deleteOnLeave(ids);
      router.refresh();
    }
    // `beforeunload` runs before the next page is requested; phones may fire only `pagehide`.
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
    askToConfirm: (id: string) => setStage(id, "confirming"),
    cancel(id: string) {
      clearTimer(id);
      setStage(id, null);
    },
    confirm(id: string) {
      const timer = window.setTimeout(() => send(id), undoMs);
      timers.current.set(id, timer);
      setStage(id, "undoable");
    },
  };
}
