import type { ReactElement } from "react";
import type { Action } from "sonner";

export type NotificationAction = ReactElement | Action;

export const unreachable = "The site could not be reached. Check your connection and try again.";

/** Signed-in pages load this file with their Toaster, before the first notification. */
export const loadToasts = () => import("sonner");

const durationMs = 5000;
const durationWithButtonMs = 10_000;

function durationOf(kind: "success" | "error", action?: NotificationAction): number {
  // An error's link stays until it is used.
  if (action && kind === "error") return Number.POSITIVE_INFINITY;
  return action && "onClick" in action ? durationWithButtonMs : durationMs;
}

/** Replaces earlier notifications, whose Undo may be wrong by now. */
export function notify(kind: "success" | "error", text: string, action?: NotificationAction): void {
  // Loaded when it is needed, because public pages seldom notify.
  loadToasts().then(
    ({ toast }) => {
      // Screen readers would not read an update of the earlier notification.
      toast.dismiss();
      toast[kind](text, { action, duration: durationOf(kind, action) });
    },
    // Loading fails without a connection; forms and dialogs say themselves what failed.
    () => undefined,
  );
}

interface NextNotification {
  kind?: "success";
  text: string;
}

const storageKey = "notification";

/** Keeps a notification for the next page that is loaded in this tab. Does nothing if the browser allows no storage. */
export function notifyAfterLoad(notification: NextNotification): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(notification));
  } catch {}
}

/** The kept notification, which is removed; null if there is none. */
export function takeNotification(): NextNotification | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored && JSON.parse(stored);
  } catch {
    return null;
  }
}
