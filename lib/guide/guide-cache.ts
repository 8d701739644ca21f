/** Deletes the offline copy of the guide's page, which public/guide-sw.js makes. */
export async function deleteGuideCache(): Promise<void> {
  try {
    // The Cache API needs a secure context.
    if ("caches" in window) await caches.delete("guide-home");
  } catch {
    // Without access to storage, nothing was cached.
  }
}

/** For a page that was loaded for another user than the one who is logged in. */
export async function reloadWithoutCache(): Promise<void> {
  await deleteGuideCache();
  location.reload();
}
