import { pathOf } from "@/lib/api/client";

/** Guests whose deletion may still be under way when the next page is made. */
const storageKey = "guests-deleted-on-leaving";

/**
 * Deletes guests while the page is being left: unlike other calls these outlive the page, and nobody is there to be
 * told of their answer. Resolves when all are answered, if the page is still there then.
 */
export async function deleteOnLeaving(ids: readonly string[]): Promise<void> {
  sessionStorage.setItem(storageKey, ids.join(" "));
  const token = document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]*)/)?.[1] ?? "";
  const request = { method: "DELETE", keepalive: true, headers: { "X-XSRF-TOKEN": token } };
  await Promise.allSettled(ids.map((id) => fetch(pathOf("DELETE /api/Person/{id}", { id }), request)));
}

/** The guests that the page before this one deleted on leaving; told once. */
export function takeDeletedOnLeaving(): string[] {
  const ids = sessionStorage.getItem(storageKey)?.split(" ") ?? [];
  sessionStorage.removeItem(storageKey);
  return ids;
}
