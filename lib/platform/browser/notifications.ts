export interface Notification {
  kind: "success" | "error";
  text: string;
  action?: NotificationAction;
}

/** `href` is a path of this site. */
export type NotificationAction = { label: string; href: string } | { label: string; onClick: () => void };

const bus = typeof window === "undefined" ? null : new EventTarget();

/** Shows a notification, which survives navigation within the site. */
export function notify(kind: Notification["kind"], text: string, action?: NotificationAction): void {
  bus?.dispatchEvent(new CustomEvent<Notification>("notification", { detail: { kind, text, action } }));
}

const storageKey = "notification";

/** Shows a notification on the next page that this tab loads; does nothing where the browser allows no storage. */
export function notifyAfterLoad(notification: Notification): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(notification));
  } catch {
    // The page is left all the same.
  }
}

/** The notification that the previous page has left; null without one or where the browser allows no storage. */
function takeStored(): Notification | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored && JSON.parse(stored);
  } catch {
    return null;
  }
}

/** Calls `listener` for each notification, also one of the previous page; returns a function to unsubscribe. */
export function onNotification(listener: (notification: Notification) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Notification>).detail);
  bus?.addEventListener("notification", handle);
  const stored = takeStored();
  if (stored) listener(stored);
  return () => bus?.removeEventListener("notification", handle);
}
