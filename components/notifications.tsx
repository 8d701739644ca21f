"use client";

import { type ComponentType, useEffect, useState } from "react";
import { type Notification, onNotification } from "@/lib/platform/browser/notifications";

/** Shows notifications (specification, sections 4 and 9). The toast library is loaded with the first one. */
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
