"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Notice } from "@/components/ui/notice";

interface OfflineCopyProps {
  madeAt: Date;
  timeZone: string;
}

/**
 * Caches the guide's page with a service worker. While the device is offline, the document has `data-offline` and a
 * notice says how old the data is; the page is refreshed when the connection is back.
 */
export function OfflineCopy({ madeAt, timeZone }: OfflineCopyProps) {
  const router = useRouter();
  const instant = madeAt.toISOString();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(madeAt);

  useEffect(() => {
    // Service workers need a secure context.
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/guide-sw.js", { scope: "/guideHome" })
      .then(({ active, waiting, installing }) =>
        // The page that it stores must show this instant.
        (active ?? waiting ?? installing)?.postMessage({ madeAt: instant }),
      )
      .catch(() => {
        // Without a cache (private window, full disk) the page still works online.
      });
  }, [instant]);

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

  return (
    <div className="mb-6 in-data-offline:block hidden" role="status">
      <Notice tone="warning">
        <p>
          No connection. As of{" "}
          <time dateTime={instant}>
            {format({ timeStyle: "short" })}, {format({ day: "numeric", month: "long" })}
          </time>
          .
        </p>
      </Notice>
    </div>
  );
}
