"use client";

import { useEffect } from "react";

/** Deletes the cached guide page, with its names and phone numbers, once the user is signed out. */
export function ClearGuideCache() {
  useEffect(() => {
    // The Cache API needs a secure context.
    if ("caches" in window) void caches.delete("guide-home");
  }, []);
  return null;
}
