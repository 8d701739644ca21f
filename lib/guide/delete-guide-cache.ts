/** A response still being loaded is not cached again (public/guide-sw.js). */
export async function deleteGuideCache(): Promise<void> {
  try {
    // The Cache API needs a secure context.
    if ("caches" in window) await caches.delete("guide-home");
  } catch {
    // Without access to storage, nothing was cached.
  }
}

/** Replaces a page that was made for another user than the one who is logged in. */
export async function leavePage(): Promise<void> {
  await deleteGuideCache();
  location.reload();
}
