const storageKey = "way-back";

/**
 * Remembers this page in this tab, to open it again after the next login. Does nothing if the browser allows no
 * storage.
 */
export function rememberWayBack(): void {
  try {
    sessionStorage.setItem(storageKey, location.pathname + location.search);
  } catch {}
}

/** The path of the page in which the session ended; null without one. */
export function readWayBack(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}
