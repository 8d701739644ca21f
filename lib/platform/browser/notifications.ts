import type { ReactElement } from "react";
import type { Action } from "sonner";

/** A link, or the label and the handler of a button. */
export type NotificationAction = ReactElement | Action;

const durationMs = 5000;
/** Long enough to read the text, decide and press the button. */
const durationWithButtonMs = 10_000;

/** Shows a notification in place of earlier ones, whose Undo may be wrong by now. It survives navigation within the site. */
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
  text: string;
  /** `href` is a path of this site. */
  link?: { label: string; href: string };
}

const storageKey = "notification";

/** Keeps an error for the next page that this tab loads; does nothing where the browser allows no storage. */
export function notifyAfterLoad(notification: NextNotification): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(notification));
  } catch {
    // The page is left all the same.
  }
}

/** The error that the previous page has left; null without one or where the browser allows no storage. */
export function takeNotification(): NextNotification | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored && JSON.parse(stored);
  } catch {
    return null;
  }
}
