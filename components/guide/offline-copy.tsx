"use client";

import { useEffect } from "react";

/** Caches the guide's page with a service worker, for use without a connection. `madeAt` is the ISO 8601 instant of its data. */
export function OfflineCopy({ madeAt }: { madeAt: string }) {
  useEffect(() => {
    // Service workers need a secure context.
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/guide-sw.js", { scope: "/guideHome" })
      .then(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.postMessage({ madeAt }))
      .catch(() => {
        // Without a cache (private window, full disk) the page still works online.
      });
  }, [madeAt]);
  return null;
}
