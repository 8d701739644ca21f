"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Has the guide's page kept on the device, to be read without a connection. While there is none, the document carries
 * `data-offline` (the service worker puts it on what it serves from the device); newer data is asked for when the
 * connection is back.
 *
 * @param madeAt ISO 8601 instant of the page's data, which the page must show
 */
export function CacheGuidePage({ madeAt }: { madeAt: string }) {
  const router = useRouter();

  useEffect(() => {
    // Absent where the site is not served safely.
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/guide-sw.js", { scope: "/guideHome" })
      .then(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.postMessage({ madeAt }))
      .catch(() => {
        // A browser that keeps nothing (offline, a private window, a full disk) shows the page all the same.
      });
  }, [madeAt]);

  useEffect(() => {
    const root = document.documentElement;
    const goOffline = () => root.setAttribute("data-offline", "");
    const goOnline = () => {
      root.removeAttribute("data-offline");
      router.refresh();
    };
    window.addEventListener("offline", goOffline);
    window.addEventListener("online", goOnline);
    return () => {
      window.removeEventListener("offline", goOffline);
      window.removeEventListener("online", goOnline);
      root.removeAttribute("data-offline");
    };
  }, [router]);

  return null;
}
