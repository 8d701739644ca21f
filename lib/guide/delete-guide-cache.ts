/**
 * Deletes the cached guide page. What the service worker has requested before, and stores later, goes to the deleted cache
 * (public/guide-sw.js).
 */
export async function deleteGuideCache(): Promise<void> {
  // The Cache API needs a secure context.
  if ("caches" in window) await caches.delete("guide-home");
}
