export interface Notification {
  kind: "success" | "error";
  text: string;
  action?: NotificationAction;
}

/** `href` is a path of this site. */
export type NotificationAction = { label: string; href: string } | { label: string; onClick: () => void };

type Listener = (notification: Notification) => void;

let listener: Listener | null = null;

/** Those from before there was a listener, such as of an effect while the page loads. */
const waiting: Notification[] = [];

/** Shows a notification, which survives navigation within the site. */
export function notify(kind: Notification["kind"], text: string, action?: NotificationAction): void {
  const notification = { kind, text, action };
  if (listener) listener(notification);
  else waiting.push(notification);
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

/** Calls `listen` for each notification, also one of the previous page; returns a function to stop that. */
export function onNotification(listen: Listener): () => void {
  listener = listen;
  const stored = takeStored();
  if (stored) waiting.push(stored);
  for (const notification of waiting.splice(0)) listen(notification);
  return () => {
    listener = null;
  };
}
