"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Caches the guide's page with a service worker. While the device is offline, the document has `data-offline`; the page
 * is refreshed when the connection is back.
 *
 * @param madeAt ISO 8601 instant of the page's data, which the page must show
 */
export function CacheGuidePage({ madeAt }: { madeAt: string }) {
  const router = useRouter();

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
