/** A short message about the outcome of an action. */
export interface Notification {
  kind: "success" | "error";
  text: string;
  /** A link after the text. */
  action?: NotificationAction | undefined;
}

export interface NotificationAction {
  label: string;
  /** A path of this site. */
  href: string;
}

const bus = typeof window === "undefined" ? null : new EventTarget();

/** Shows a notification, which survives navigation within the site. */
export function notify(kind: Notification["kind"], text: string, action?: NotificationAction): void {
  bus?.dispatchEvent(new CustomEvent<Notification>("notification", { detail: { kind, text, action } }));
}

/** Calls `listener` for each notification; returns a function to unsubscribe. */
export function onNotification(listener: (notification: Notification) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Notification>).detail);
  bus?.addEventListener("notification", handle);
  return () => bus?.removeEventListener("notification", handle);
}
