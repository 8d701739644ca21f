"use client";

import { useEffect } from "react";
import { deleteGuideCache } from "@/lib/guide/guide-cache";

/** Deletes the cached guide page, with its names and phone numbers, once the user is logged out. */
export function ClearGuideCache() {
  useEffect(() => {
    void deleteGuideCache();
  }, []);
  return null;
}
