"use client";

import { type ComponentType, useEffect, useState } from "react";
import { type Notification, onNotification } from "@/lib/notifications";

/**
 * Where notifications appear: top centre, for 5 seconds (specification, sections 4 and 9). The library is fetched with
 * the first one, so a page that never shows any never pays for it.
 */
export function Notifications() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onNotification((notification: Notification) => {
        void import("@/components/notification-toaster").then(({ NotificationToaster, show }) => {
          setToaster(() => NotificationToaster);
          show(notification);
        });
      }),
    [],
  );
  return Toaster && <Toaster />;
}
