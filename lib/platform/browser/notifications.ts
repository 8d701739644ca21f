import type { ReactElement } from "react";
import type { Action } from "sonner";

export type NotificationAction = ReactElement | Action;

export const unreachable = "The site could not be reached. Check your connection and try again.";

const durationMs = 5000;
const durationWithButtonMs = 10_000;

/** Replaces earlier notifications, whose Undo may be wrong by now. */
export function notify(kind: "success" | "error", text: string, action?: NotificationAction): void {
  const hasButton = action && "onClick" in action;
  // Loaded here, because public pages notify seldom.
  void import("sonner").then(({ toast }) => {
    // Not an update of the earlier one, which screen readers would not read.
    toast.dismiss();
    toast[kind](text, { action, duration: hasButton ? durationWithButtonMs : durationMs });
  });
}

interface NextNotification {
  kind?: "success";
  text: string;
  link?: { label: string; href: string };
}

const storageKey = "notification";

/** Does nothing if the browser allows no storage. */
export function notifyAfterLoad(notification: NextNotification): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(notification));
  } catch {}
}

export function takeNotification(): NextNotification | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored && JSON.parse(stored);
  } catch {
    return null;
  }
}
