import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { notify } from "@/lib/platform/browser/notifications";
import { ApiError, orApiError } from "@/lib/site/api/client";

interface Action<T> {
  /** Throws ApiError. */
  send: () => Promise<T>;
  success?: string | undefined;
  /** What the button Undo in the notification of success does. */
  undo?: Action<unknown> | undefined;
  /** Called before the page is refreshed. */
  onDone?: (response: T) => unknown;
  /**
   * Called when the record is gone or was changed by another user (404 or 409). Its own ApiError is dropped: `error` says
   * why the first call failed.
   */
  onStale?: (() => unknown) | undefined;
  /** Whether the page is refreshed afterwards; false for what changes nothing, such as a download. */
  refresh?: boolean | undefined;
}

const isStale = ({ status, needsConfirmation }: ApiError) => status === 404 || (status === 409 && !needsConfirmation);

/**
 * For a button that calls the API: `run` makes the call, refreshes the page and resolves to whether the call succeeded.
 * `error` is why the last call failed; null otherwise.
 */
export function useApiAction() {
  const router = useRouter();
  const [isSending, setSending] = useState(false);
  const [isRefreshing, startTransition] = useTransition();
  const [error, setError] = useState<string | null>(null);

  async function run<T>({ send, success, undo, onDone, onStale, refresh = true }: Action<T>): Promise<boolean> {
    setSending(true);
    setError(null);
    try {
      const result = await orApiError(send);
      const isDone = !(result instanceof ApiError);
      if (isDone) {
        if (success) notify("success", success, undo && { label: "Undo", onClick: () => void run(undo) });
        await onDone?.(result);
      } else {
        setError(result.message);
        if (!isStale(result)) return false;
        await orApiError(async () => onStale?.());
      }
      if (refresh) startTransition(() => router.refresh());
      return isDone;
    } finally {
      setSending(false);
    }
  }

  return { pending: isSending || isRefreshing, error, clearError: () => setError(null), run };
}
