import { useState } from "react";
import { type NotificationAction, notify } from "@/lib/platform/browser/notifications";
import { ApiError, orApiError } from "@/lib/site/api/client";

interface Action<T> {
  /** Throws ApiError. */
  send: () => Promise<T>;
  success?: string;
  /** A link or a button in the notification of success, such as Undo. */
  successAction?: NotificationAction | undefined;
  onDone?: (response: T) => unknown;
  /** Called when the page shows something that is no longer stored (404 or 409), to load it again. */
  onStale?: (() => unknown) | undefined;
}

/**
 * A button that calls the API: whether the call is pending, a function that makes it and resolves to its success, and why
 * the last call failed, for a dialog to say.
 */
export function useApiAction() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function run<T>({ send, success, successAction, onDone, onStale }: Action<T>): Promise<boolean> {
    setPending(true);
    setError(null);
    try {
      const result = await orApiError(send);
      if (result instanceof ApiError) {
        setError(result.message);
        const isStale = result.status === 404 || (result.status === 409 && !result.needsConfirmation);
        if (isStale) await orApiError(async () => onStale?.());
        return false;
      }
      if (success) notify("success", success, successAction);
      await onDone?.(result);
      return true;
    } finally {
      setPending(false);
    }
  }

  return { pending, error, clearError: () => setError(null), run };
}
