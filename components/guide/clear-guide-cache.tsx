"use client";

import { useEffect } from "react";

/** Where nobody is signed in: takes the guide's page, with its names and phone numbers, off the device. */
export function ClearGuideCache() {
  useEffect(() => {
    // Absent where the site is not served safely; then nothing was kept either.
    if ("caches" in window) void caches.delete("guide-home");
  }, []);
  return null;
}
